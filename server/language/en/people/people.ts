import { words } from '../../words.ts'

export const titles = words('mr mrs ms miss dr prof professor doctor captain sir madam st reverend')

/** Written like a name, and nobody's: languages, companies, feasts, headings. */
export const notNames =
  words(`english spanish french german italian japanese chinese american turkish indian mexican thai
  greek polish british european african asian amazon facebook instagram netflix zoom google mturk skype youtube discord slack
  lego minecraft uber excel covid python java whatsapp spotify tiktok twitter iphone apple android windows microsoft god jesus
  lord allah buddha santa ai tv pc uk us usa eu ny la it ok i easter thanksgiving dinner lunch breakfast tea tomorrow today
  yesterday tonight university college school hospital church`)

/** What people do, and places and firms seldom. */
export const personActs =
  words(`say tell ask call phone ring text laugh smile cry think hug kiss cook bake sing come visit
  write reply answer promise sleep eat drink listen talk know hope offer invite thank agree forget remember joke shout snap
  wave nod drive walk teach study help`)

/** Of whom one may say so: "I told Leo". Not "see", "visit" or "miss", which towns are, too. */
export const actsTowards =
  words(`meet tell ask call phone ring text hug invite thank marry drive kiss email miss see help join
  message`)

/** What one does with somebody. */
export const companyActs =
  words(`talk speak chat go walk eat drink meet sit hang laugh play live argue fight dance travel watch
  spend stay run swim cook drive shop work study celebrate share reconcile`)

/** Seen or heard in person: who is spoken of so can be called. */
export const contactActs =
  words(`say tell ask call phone ring text laugh smile come bring visit write reply answer sit eat talk
  help cook bake hug promise offer invite agree drive meet see message send snap joke`)

/** Somebody has died. */
export const dyingWords = words('die pass bury dead deceased funeral grave ashes urn mourn')
/** "I lost my mother". */
export const losingWords = words('lose')
/** Not there, only thought of: "I felt like my grandmother was standing behind me". */
export const imagining = words('dream imagine like wish miss if though would remember')
