import { phrases, upTo } from './phrases.ts'

export const distress = phrases(
  'hopeless|worthless|in despair|despair|desperate',
  '(?:can not|could not) (?:cope|breathe|bear|take|handle|stand|do) (?:with )?(?:it|this|anything|anymore)(?: anymore)?',
  'can not (?:cope|go on like this|keep going|keep doing this|breathe)',
  'falling apart|fell apart|breaking down|breakdown|broke down|am broken|feel broken',
  'panic attacks?',
  'i hate (?:myself|who i am|what i am|my life)|loathe myself|disgusted with myself',
  'keep crying|cried all (?:day|night)|crying all (?:day|night)',
  '(?:so|completely|utterly|all) alone',
  'end of my rope',
  '(?:feel|feeling|felt|am) (?:so |completely |utterly )?(?:empty|numb|trapped|dead inside|pointless|useless|unbearable)',
  '(?:everything|it|all of it|life) (?:is|feels|seems) (?:so )?(?:pointless|meaningless|hopeless|unbearable|empty)',
  'losing my mind|going crazy|nothing matters',
  `failure (?:in|at) everything|total failure|complete failure|such a failure`,
  `drowning in ${upTo(2)}(?:despair|sadness|grief|sorrow|pain)`,
  'dead inside|no way out|point of anything',
)
