import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { controlLook } from '#web/ui/field.tsx'

type SpeakByTypingProps = { isOnlyWay: boolean; onSay: (words: string) => void; onTyping: (isTyping: boolean) => void }

export function SpeakByTyping({ isOnlyWay, onSay, onTyping }: SpeakByTypingProps) {
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // Where one can talk, the focus would only bring up a phone's keyboard and cover the call.
  useEffect(() => {
    if (isOnlyWay) input.current?.focus()
  }, [isOnlyWay])
  const isBlank = words.trim() === ''
  function send(event: FormEvent) {
    event.preventDefault()
    if (isBlank) return
    onSay(words.trim())
    setWords('')
  }
  return (
    <form onSubmit={send} className="flex gap-2 pt-2">
      <input
        aria-label="Type what you would say"
        placeholder="Type what you would say"
        autoComplete="off"
        ref={input}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          onTyping(target.value.trim() !== '')
        }}
        className={`${controlLook} font-book`}
      />
      <Button type="submit" tone="strong" aria-label="Send" disabled={isBlank}>
        <SendHorizontal aria-hidden />
      </Button>
    </form>
  )
}
