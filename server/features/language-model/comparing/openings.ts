/** Ordinary words a coach begins with or listens with, which say nothing about anybody. */
export const openings = new Set(
  `ask begin big breathe call choose clear consider easy gentle gentler glad hard harder hear heavier heavy help helpful helps
  honest honestly hope idea imagine important instead kind leave light lighter listen listening makes matter matters meaning
  moment moments near notice okay pace pause pick please possible question real rest safe sense share short simple simply
  slow slowly small smaller smallest soft softer sorry sound sounded sounds stand stands start step steps stay sure thank thanks
  together true understand wait warm welcome wish wonder wondering word words worth room bit sounding carry carrying space
  gladly read answer find finding found`.split(/\s+/),
)
