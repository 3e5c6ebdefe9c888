const thanks = /^(?:thanks?|thank you|thx|cheers)\b[^?]{0,40}$/i
const otherWork =
  /^(?:please )?(?:(?:can|could|would|will) you (?:please )?)?(?:help me )?(?:write|compose|translate|print|calculate|solve|sing|generate)\b(?! (?:down|it down))|^(?:please )?tell me a (?:joke|story)\b|\b(?:ignore|forget) (?:all |your |the |any )*(?:previous|prior|above|instructions)\b|\bsystem prompt\b/i

const ofItself = /^(?:so )?(?:what (?:can|do) you do|how (?:can you help|does this work|do you work)|what can i ask)\b/i

/** What is neither asked of the journal nor told of oneself; null for everything else. */
export function aside(said: string): string | null {
  const words = said.trim()
  if (thanks.test(words)) return 'You’re welcome. I’m here when there is more.'
  if (ofItself.test(words))
    return 'I answer from your journal: when you last saw somebody, how often something came up, what you wrote about it, how your weeks went. Or tell me what is on your mind.'
  if (otherWork.test(words))
    return 'That is not something I do. I know your journal and what you tell me here: ask me about something you wrote, or tell me what is on your mind.'
  return null
}
