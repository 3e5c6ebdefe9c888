import type { PromptCategory } from '#contract/prompts.ts'
import { creativity } from './creativity.ts'
import { goalSetting } from './goal-setting.ts'
import { gratitude } from './gratitude.ts'
import { problemSolving } from './problem-solving.ts'
import { reflective } from './reflective.ts'

export const moods: Readonly<Record<PromptCategory, readonly string[]>> = {
  reflective,
  gratitude,
  'goal-setting': goalSetting,
  creativity,
  'problem-solving': problemSolving,
}
