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

const kindOf = new Map(Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])))

const common = new Set(
  'a an the to of in on at for and or but so is are was were be been am it its this that there do did does have has had with as by from up out if then than would could should can when i me my'.split(
    ' ',
  ),
)
const farthest = 6
const nearest = 5

/** Words, their kinds, neighbours, pairs a few words apart in their order, and pairs of telling words in any. */
export function featuresOf(heard: string): string[] {
  const words = heard.split(' ').filter((word) => /^[a-z0-9]+$/.test(word))
  const kinded = words.map((word) => kindOf.get(word) ?? word)
  const found = new Set<string>()
  for (const [at, kind] of kinded.entries()) {
    const [before = '^', earlier = '^'] = [kinded[at - 1], kinded[at - 2]]
    found
      .add(words[at] ?? '')
      .add(`<${kind}>`)
      .add(`${before} ${kind}`)
      .add(`${earlier} ${before} ${kind}`)
    for (let away = 2; away <= farthest && at - away >= 0; away += 1) found.add(`${kinded[at - away]}~${kind}`)
  }
  const telling = kinded.filter((kind) => !common.has(kind))
  for (const [at, kind] of telling.entries())
    for (const other of telling.slice(Math.max(0, at - nearest), at))
      found.add(kind < other ? `${kind}+${other}` : `${other}+${kind}`)
  return [...found]
}

const grave = new Set(
  'kill overdose die dead death suicide life leave pills blade gun rope height train cut body blood burden better sleep wake god pain hopeless tired'.split(
    ' ',
  ),
)

/** Wanting, stopping and tomorrow are in every journal: something must be named that danger is made of. */
export function isGrave(heard: string): boolean {
  return heard.split(' ').some((word) => grave.has(kindOf.get(word) ?? ''))
}
