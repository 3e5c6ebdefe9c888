import { words } from '../words.ts'
import { relationWords } from './people/relations.ts'

/** Who one is to somebody, also of several and from their side. */
export const relations = new Set([
  ...relationWords,
  ...words(`parent siblings sibling kids children baby boy boys girl girls grandkids friends bestie colleagues nurse twin
    godmother godfather lads family in-laws`),
])

/** What happens at a time, so that one can ask how it went. */
export const events =
  words(`meeting coffee tea supper interview exam final finals test appointment operation surgery procedure scan party wedding funeral
  dinner lunch breakfast walk run hike swim ride trip visit call talk conversation argument fight row class lesson lecture game match race
  concert gig film movie show play date holiday vacation weekend flight drive journey shift presentation speech audition rehearsal practice
  training session service ceremony birthday anniversary reunion picnic barbecue move project deadline workshop conference check-up checkup
  scan treatment results match recital performance festival`)

/** Too general to be taken up by themselves. */
export const vagueNouns =
  words(`thing things stuff lot lots bit kind sort way ways time times day days moment moments today tomorrow yesterday
  tonight people person somebody someone something anything nothing everything everybody everyone anybody anyone nobody one ones part point fact
  reason place case matter number couple bunch rest end start beginning middle side world life while idea sense problem question answer word
  words mind head line type amount deal bits sake next last half minute minutes hour hours week weeks month months year years morning
  mornings afternoon evening evenings night nights noon midnight o'clock am pm second seconds monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december spring summer autumn winter weekday mood feeling feelings
  dollars dollar pounds pound euros bucks cents percent miles mile kilometers km meters feet inches pages degrees
  man men woman women guy guys lady ladies fella bloke chap stranger record
  god heavens heaven goodness gosh lord jesus christ guess honest sorry hell crap shit damn fuck lol haha thanks please hello bye goodbye goodnight ok okay yeah yes no none kinda sorta gotta gonna wanna dunno
  um uh er ago bro dude mate omg idk tbh journal ai robot machine computer program`)

/** Nouns that are said without an article. */
export const bareNouns =
  words(`lunch dinner breakfast supper tea coffee school work college church bed football soccer basketball tennis yoga swimming
  running cooking gardening reading music traffic homework chemistry maths math english history dancing singing painting knitting baking
  shopping cleaning housework laundry chores practice training choir band therapy rehab chemo physio homesickness silence grief work money rent news`)
