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
  `hanging over me, hangs over me, hung over me, hanging over us, hanging over my head, hill to die on, hill i die on, die laughing, died laughing, dying to, dying for, die of laughter, die of embarrassment, die of boredom, die of shame, die of hunger, die of thirst, die of heat, die of cold, die from embarrassment, die from laughing, die of curiosity, die happy, shoot myself in the foot, shot myself in the foot, kill myself laughing, kill myself over this, kill myself over it, killing myself over this, kill myself at the gym, killing myself at work, killing myself for this, killing myself with work, put me out of my misery, rather die than, would rather die than, wouldnt be caught dead, rather be dead than, to die for, end it with, ended it with, ending it with, die of old age, die old, died by suicide, committed suicide, blew my, blew my head off, dead tired, dead weight, my life as a, life of commuting, one life, suicide doors, suicide squad, career suicide, social suicide, political suicide, commercial suicide, suicide runs, suicide drills, burden of proof`,
)

/** Words of their own that lie one letter from words of danger: those of the 6,000 most frequent that do, and some. */
export const lookAlikes = words(`
  a add ahead aide aids aims aired alive all allow am an and anna ant anymore arm armed army arts as at aware bake baking
  ball ballet band bang bank banking barn barred barrels barriers bather be bead beating beef beer believed bell below
  bend bending better bill bills bind bitter blame blew bloc boeing bone book bore born brain bread bridges bring brings
  broad brown buildings bullet bullets bump buried burn burst bus but butter by cake call came cape card carl carrier cars
  case cash cell cells changing charm citing clash close code cold cook core corn cost cover crown cult cup cups curt cut
  cute cuts date dating dead deaf deal dean dear death deaths deed depth dice did die died dies diet dig dim dine dip dish
  dive do does dog dole done door doping dose doses dove down drain drawn dread drive driven driver drives drove dump dust
  eleven elf end ending ends even ever every exist existed exists exit fall farm farming farms fate father feed fell fever
  fewer fighter file fill filled find finnish fired fish five flash flow food for forth free from front gain gang gate
  gather gave gene get give gives giving go gold goods gore grain gray ground grown gut hall hand hang hangs hard harm
  have he head heads hear heard heat heating held hell hero herself hide high hill hills himself hire hired hiss hole home
  hoot hop hope hoped hopes host hours hung hunt hunting hurt hut i if ill in injured is it its itself joint jump jumps
  keen kick kill kills kiln kind kinds kiss knife lake land last late lather lead leaving lend lending less let lets
  letter level lever lie life lift like line lines lining list live lived liver lives living load long longer look lose
  loss love lover loving lump lunch lying mail main make maker makes making male mall mars mass mate me mean meet mend met
  mike mill mills mind minds mine miss mode month mood moore mop more most move much must my needs never nick night no
  none noon north nose noticed noting nut of off on or our out over overs paint parent part passing paying pending peoples
  pick pie pill pitch pitching play playing points pop pope posed post print prison proof pump purposes put puts putting
  rain rains rang ranging rare rate rather rating read reasons reed refer reserve rick ride ridge rivers roads room root
  rope rose round rover sand sang save sean season seed seen sell send sending serve serving set seven sever she shelf
  shell shook shoots shop short shot sides site sitting size skill skills slam slide slip slow so sorry south spend
  spending spin split stake star stars steel stem stepped steps stick still stop stopping stops strain strange struck sued
  suicide suit surge sweep taken takes taking tale talk talking tall tame tape team teen tell tend thai than thank the
  theme themself themselves thick thin thing thinks though thought threat three threw thrown thus tie tied till tired to
  toll tone tool top topped tops torn tours track trail train trains trees tried trim truce trucks true turn turned
  turning turns up urged us villa visa wage wait waited waiting wake waking walking wall walls wand want wanted wants ward
  warm warming warned wars wash wasted wave we well went what wheat wide wife wild will willing wind wine wire wish wist
  with wood wore world worn worry worse wound you yourself youth zone
`)
