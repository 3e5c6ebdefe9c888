import { phrases } from '../../intents/phrases.ts'

/** What is grave whoever tells it, where it happened to them or theirs. */
export const graveNews: readonly { any: readonly string[] }[] = [
  {
    any: phrases(`
      died, is dead, we lost a, lost a patient, passed away, has died, is dying, funeral, was fired, got fired, they fired me, let me go, laid me
      off, laid off, lost my, lost our, made redundant, divorce, miscarriage, cancer, diagnosed, broke up with
      me, left me, cheated on me, put him down, put her down, in intensive care, heart attack, had a stroke,
      stillborn, killed
    `),
  },
]
