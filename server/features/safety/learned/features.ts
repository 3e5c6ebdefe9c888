import { alike } from './alike.ts'

/** Words that stand for one another here: what is learned of one holds for all of its kind. */
const kinds: Record<string, string> = {
  me: 'i me myself',
  my: 'my mine own',
  kin: 'mother mom mum mommy father dad daddy kids kid children child baby wife husband family parents parent sister brother son daughter boys girls boy girl partner girlfriend boyfriend grandkids grandchildren spouse twins',
  all: 'everyone everybody they them people world others folks friends anyone anybody someone somebody',
  nobody: 'nobody none',
  not: 'not never without cannot hardly barely neither nor dont doesnt didnt wouldnt isnt wasnt',
  want: 'want wants wanted wish wished wishing hope hoped hoping pray praying prayed long longing crave craving prefer need needed like love rather desire begging beg',
  think:
    'think thinking thought thoughts imagine imagining imagined imagines picture picturing pictured fantasize fantasizing fantasise fantasies dream dreaming dreamed daydream considering considered consider wonder wondering contemplating contemplate idea ideas urge urges tempted temptation impulse plan plans planned planning research researched researching googled googling searched searching',
  will: 'going will about decided ready shall intend determined set mean',
  kill: 'kill killing killed hang hanging hanged hung shoot shooting drown drowning poison poisoning strangle strangling suffocate suffocating stab stabbing unalive electrocute gas gassing',
  overdose: 'overdose overdosing overdosed od',
  die: 'die dying died dies perish',
  dead: 'dead deceased lifeless',
  death: 'death grave coffin funeral cemetery morgue buried casket tomb',
  suicide: 'suicide suicidal',
  end: 'end ending ended ends finish finished finishing stop stopped quit quitting over done',
  life: 'life living live alive exist existing existence existed survive',
  leave: 'leave leaving left gone disappear disappeared vanish vanished fade away goodbye farewell depart',
  pills:
    'pills pill tablets tablet meds med medication medications medicine capsules painkillers antidepressants tylenol xanax ibuprofen aspirin paracetamol acetaminophen insulin ambien benadryl advil opioids oxycodone valium lithium benzos bleach antifreeze morphine codeine fentanyl heroin potassium poison pesticide patches bottle strip cyanide helium prescription',
  blade: 'blade blades razor razors knife knives scissors glass needle scalpel',
  gun: 'gun pistol rifle shotgun revolver handgun bullet bullets trigger firearm',
  rope: 'rope noose belt cord beam rafters sheet scarf',
  height: 'bridge roof rooftop balcony cliff cliffs window overpass ledge tower railing edge viaduct floor garage',
  train: 'train tracks rails platform bus truck traffic lorry subway metro tram oncoming',
  wheel: 'wheel steer swerve crash car highway lane',
  water: 'river lake sea ocean water',
  jump: 'jump jumping jumped leap step stepping fall falling',
  soon: 'tonight today tomorrow monday tuesday wednesday thursday friday saturday sunday midnight morning weekend dawn',
  cut: 'cut cutting cuts slit slice sliced carve carved carving burn burned burnt burning burns scratch scratched scratching bite bit biting punch punched punching hit hitting slap slapped bang banged banging hurt hurting harm harming bruise bruised',
  body: 'wrist wrists arm arms forearm forearms thigh thighs leg legs skin stomach hip hips ankle ankles chest neck throat',
  blood: 'blood bleed bleeding bled bloody',
  burden: 'burden weight drag waste useless worthless trouble nuisance problem liability bother',
  better: 'better happier easier simpler relieved relief freer lighter blessing fine peaceful peace mercy',
  point: 'point reason reasons purpose sense meaning use',
  future: 'future ahead forward',
  sleep: 'sleep asleep sleeping bed',
  wake: 'wake waking woke woken awake',
  letter: 'letter letters note notes goodbyes',
  tired: 'tired exhausted weary sick fed worn',
  god: 'god lord jesus heaven hell',
  pain: 'pain suffering agony misery hurts',
  take: 'take took taken taking swallow swallowed swallowing drank drink downed',
  many: 'whole entire handful many enough lethal fatal every',
  hopeless: 'hopeless pointless meaningless empty numb nothing despair',
}

const common = new Set(
  'a an the to of in on at for and or but so is are was were be been am it its this that there do did does have has had with as by from up out if then than would could should can when i me my'.split(
    ' ',
  ),
)
const farthest = 6
const nearest = 5
const nothing = hashOf('^')

/** A word as numbers: itself, its kind as we wrote them down, and its kind or else the group of words used like it. */
type Known = { word: number; kind: number; group: number; isCommon: boolean }

const known = new Map<string, Known>()
for (const [group, words] of alike.entries())
  for (const word of words.split(' '))
    known.set(word, { ...numbered(word), group: common.has(word) ? hashOf(word) : hashOf(`#${group}`) })
for (const [kind, words] of Object.entries(kinds))
  for (const word of words.split(' ')) known.set(word, { ...numbered(word), kind: hashOf(kind), group: hashOf(kind) })

function numbered(word: string): Known {
  const hash = hashOf(word)
  return { word: hash, kind: hash, group: hash, isCommon: common.has(word) }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

function mixed(sort: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(a ^ (sort * 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ b, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16) ^ c, 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 8
}

const plain = /^[a-z0-9]+$/

/**
 * Words, their kinds, neighbours, pairs a few words apart in their order, and pairs of telling words in any:
 * each as a number of 24 bits, for neither the shipped table nor the reading of a call has room for their names.
 */
export function featuresOf(heard: string): { features: number[]; words: number } {
  const words = heard.split(' ').flatMap((word) => (plain.test(word) ? [known.get(word) ?? numbered(word)] : []))
  const features: number[] = []
  for (const [at, { word, kind, group }] of words.entries()) {
    const [before, earlier] = [words[at - 1], words[at - 2]]
    features.push(
      mixed(1, word),
      mixed(2, group),
      mixed(3, before?.kind ?? nothing, kind),
      mixed(4, before?.group ?? nothing, group),
      mixed(5, earlier?.kind ?? nothing, before?.kind ?? nothing, kind),
      mixed(6, earlier?.group ?? nothing, before?.group ?? nothing, group),
    )
    for (let away = 2; away <= farthest && away <= at; away += 1)
      features.push(mixed(6 + away, words[at - away]?.group ?? nothing, group))
  }
  const telling = words.filter(({ isCommon }) => !isCommon)
  for (const [at, { group }] of telling.entries())
    for (let other = Math.max(0, at - nearest); other < at; other += 1) {
      const apart = telling[other]?.group ?? nothing
      features.push(group < apart ? mixed(20, group, apart) : mixed(20, apart, group))
    }
  return { features, words: words.length }
}
