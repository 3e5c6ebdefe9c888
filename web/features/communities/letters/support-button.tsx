import { Heart } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useSupport } from './api.ts'

type SupportButtonProps = {
  of: { isMine: boolean; isSupported: boolean; supportCount: number }
  written: Parameters<typeof useSupport>[0]
  /** What it is for, where several stand below each other. */
  what: string
  isOff: boolean
}

export function SupportButton({ of: { isMine, isSupported, supportCount }, written, what, isOff }: SupportButtonProps) {
  const support = useSupport(written)
  // While the answer is on its way, the heart is as it was pressed.
  const isOn = support.isPending ? support.variables : isSupported
  const count = supportCount + Number(isOn) - Number(isSupported)
  if (isMine || isOff) {
    if (count === 0) return null
    return (
      <p className="figures px-3 text-small text-soft">{count === 1 ? '1 supports this' : `${count} support this`}</p>
    )
  }
  return (
    <Button
      tone="quiet"
      aria-pressed={isOn}
      aria-label={`Support: ${what} (${count})`}
      disabled={support.isPending}
      onClick={() => support.mutate(!isSupported)}
      className="px-3 disabled:opacity-100"
    >
      <Heart aria-hidden className={isOn ? 'fill-current text-accent' : ''} />
      <span className="figures">Support{count > 0 && ` ${count}`}</span>
    </Button>
  )
}
