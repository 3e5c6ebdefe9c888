import { words } from '#server/language/words.ts'

/** Ordinary words to listen, ask and join with: they say nothing about anybody. */
export const ordinary =
  words(`ask begin big breathe call choose clear consider easy gentle gentler glad hard hear heavy help
  helpful hope idea imagine important instead kind leave light listen make matter meaning moment near notice okay pace pause
  pick please possible question real rest safe sense share short simple simply slow slowly small soft sorry sound stand start
  step stay sure thank together true understand wait warm welcome wish wonder word worth room bit carry space gladly read
  answer find above after again almost alone along already also always another any anymore anyone anything around away back
  come day do each either else enough even ever every everyone everything far feel few finally first get give go good great
  happen just keep know last late later least let like line little long lot made many may maybe mean mention mine more morning
  most much must need never new next nice night now off often once one only other own part people perhaps put quite rather
  really said same say see seem set should since some someone something sometimes soon speak still stop such take talk tell
  thing think this though through time today tomorrow tonight too toward try turn until up use usual usually very want way
  week well when will with wonder work worst write year yes yesterday yet entry journal note number old look side story
  whole different mind kindly sit least best better worse wrong remember a.m. p.m. pm`)
