import { type PartRole, partColors } from '#contract/parts.ts'

/** Each role in one plain sentence, after Internal Family Systems. */
export const roles: Record<PartRole, { label: string; meaning: string }> = {
  protector: { label: 'Protector', meaning: 'Works ahead of time to keep you from being hurt.' },
  exile: { label: 'Exile', meaning: 'Carries an old hurt, and is often kept out of sight.' },
  firefighter: { label: 'Firefighter', meaning: 'Jumps in when it hurts, to make the pain stop at once.' },
  self: { label: 'Self', meaning: 'The calm, curious you that can listen to all the others.' },
}

export const roleOptions = (Object.keys(roles) as PartRole[]).map((value) => ({ value, label: roles[value].label }))

const names: Record<(typeof partColors)[number], string> = {
  '#6B7280': 'Grey',
  '#B45309': 'Amber',
  '#A0553F': 'Clay',
  '#9D4B73': 'Rose',
  '#6D5BA6': 'Violet',
  '#3B6EA5': 'Blue',
  '#2F7F7A': 'Teal',
  '#5D7C42': 'Moss',
}

export const colors = partColors.map((value) => ({ value, name: names[value] }))
