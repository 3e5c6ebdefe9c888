import { wordingsOf } from '../wordings.ts'

export const list = (text: string) => wordingsOf(text.trim().split(/\s*,\s*/))
const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Said between the words that count, and counting for nothing. */
export const fillers = words(
  'just really actually honestly literally simply basically truly seriously totally completely even also still already constantly always sometimes often maybe probably kinda fucking fuckin freaking damn bloody um uh er erm sooo so badly',
)

export const oneself = words(
  'i im ive id ill me my mine myself meself imma ima ich mich mir mein meine je j jai moi ma mon me yo mi soy estoy quiero',
)

export const people = words(
  'she he they shes hes theyre someone somebody people person friend friends brother sister mother mom mum mam father dad son daughter wife husband roommate flatmate colleague coworker student students neighbor neighbour cousin aunt uncle boss partner girlfriend boyfriend ex kid child teacher patient patients client niece nephew grandmother grandfather grandma grandpa man woman girl boy guy lad bloke fella singer veteran soldier minister priest caller who his her their him them everyone actor actress writer poet mate buddy captain sergeant',
)

export const saying = words(
  'said says saying say told tells texted wrote writes whispered screamed shouted confided admitted thinks yelled cried messaged goes',
)

export const fiction = words(
  'film movie book novel song songs lyric lyrics poem series episode documentary podcast headline character heroine article scene album musical opera cartoon monologue rehearsal sermon chorus anime chapter hamlet werther romeo juliet ophelia theatre novella fanfic crossword',
)

export const negations = words(
  'not never no nor neither without dont didnt doesnt wont wouldnt isnt arent aint havent hasnt wasnt werent nothing stopped quit against instead less nicht kein nie pas ne jamais nunca ni stop preventing prevent',
)

/** Their “not” does not deny what follows. */
export const hollow = list(
  `not sure, dont know, dont think i can, dont feel like i can, cant stop, not stop, not joking, not kidding, not lying, not exaggerating, not gonna lie, not going to lie, not only, no joke, no doubt, no longer know, never been so, never been this, never been more, never thought, dont care if, dont tell, didnt tell, havent told, not told, dont judge, nobody knows, no one knows, no reason not to, why not, not a day, not a night, never stopped, havent stopped, not stopped, dont see why, dont know why, dont know how, dont know what, dont worry, dont get me wrong, no idea, not okay, not ok, not fine, not good, not safe, im not well, not feeling well, not just, nothing else, nothing but, nothing helps, nothing matters, nothing left, no hope, not doing, not coping, no way, no point, no use, no future, no one, wont stop, doesnt stop, not afraid, not scared, not the first time, plus envie`,
)

/** After these an “I” still stands under the “not” ahead of it. */
export const opinions = words('think believe say feel mean suggest like that know')
/** After these a new thought begins, which an earlier “not” does not reach. */
export const joints = words('but because except unless though although and so then until or if while')

export const past = list(
  `years ago, year ago, decades ago, used to, back then, when i was, as a teenager, as a teen, as a kid, as a child, as a student, in my teens, in my twenties, in my thirties, in my youth, long ago, in high school, in college, back in the day, back in college, back in school, there was a time, no longer, years behind, years since, months since, nine years, ten years, at sixteen, at seventeen, at fifteen, at nineteen, at twenty, ever since then, never since, was long, all through my, clean for, clean since, clean from, behind me, i survived, last year, before the diagnosis, before therapy, in years, as a young, once tried, once wanted, i remember wanting, i remember being, winters ago, summers ago, when i first came, havent in`,
)

export const backAgain = words('again lately tonight returned returning relapsed')

export const askedOf = list(
  `asked if, asks if, asked me if, asks me if, asked whether, ask if, you ask, wondered if, asking if, asked about, the question, the questionnaire, the form`,
)

/** Turns of phrase that mean no harm, though they are made of its words. */
export const idioms = list(
  `hill to die on, hill i die on, die laughing, died laughing, dying to, dying for, die of laughter, die of embarrassment, die of boredom, die of shame, die of hunger, die of thirst, die of heat, die of cold, die from embarrassment, die from laughing, die of curiosity, die happy, shoot myself in the foot, shot myself in the foot, kill myself laughing, kill myself over this, kill myself over it, killing myself over this, kill myself at the gym, killing myself at work, killing myself for this, killing myself with work, put me out of my misery, rather die than, would rather die than, wouldnt be caught dead, rather be dead than, to die for, end it with, ended it with, ending it with, die of old age, die old, died by suicide, committed suicide, blew my, blew my head off, dead tired, dead weight, my life as a, life of commuting, one life, suicide doors, suicide squad, career suicide, social suicide, political suicide, commercial suicide, suicide runs, suicide drills, burden of proof`,
)

/** Words of their own that lie one letter from words of danger. */
export const lookAlikes = words(
  'shelf elf cell bill fill will till pill mill hill skill kiln kills diet dig dine dive lie tie pie did dip dim dice dies died wife lift like line live lie knife deal dear head read lead bead deed deaf bang hand rang sang gang hung shoots shook short shot hoot and send bend lend mend tend spend ends add itself himself herself yourself themself themselves ending sending lending bending spending living giving loving line lines file alive save dog did let lets get set met at of on in if is it its be he me we so to do go no us up or by an as am my i a the you he she off of for from our out all ball call fall hall tall wall ill top stop tops hop pop mop taking making baking waking talking walking lake make wake cake bake tame tape hang hangs rope hope wish fish dish with wash wist want wants wait what went hurt harm arm farm warm charm curt cut cuts but put hut nut gut out cup cult cute burn born turn barn band sand land wand want ant part bore more most mean over lover cover rover dose does done dove rose close doses living leaving lining miss kiss hiss bus mine mind find kind bind wind drive driven rather father gather lather bather better letter bitter butter never ever seven fever sever lever want wanted wasted warned worse tried tired dead die death life end kill suicide jump jumps bump pump lump dump front train trains brain drain grain rain rains bullet ballet head heads dread bread end exit exist alive allow live lived lives liver long longer anymore more',
)
