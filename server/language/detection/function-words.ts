import { words } from '../words.ts'

/** The commonest English words, as they are spoken and typed. */
export const english =
  words(`a about after all also am an and any anything are around as at back be because been before being but by can come could
  day did didn't do does doesn't doing don't down even every everything feel felt first for from get getting go going
  gonna good got great had has have haven't he he's her here him his home how i i'd i'll i'm i've if in into is isn't it it's its
  just kind know last like little long lot made make maybe me mean more most much my myself never new nice no not nothing now of off oh ok okay
  on one only or other our out over people pretty probably really right said same say see she she's should so some something
  still stuff such sure take than thank thanks that that's the their them then there there's these they they're thing things think this
  those though thought time to today too two up us very want wanted was wasn't way we we're well went were what when where which while
  who why will with won't work would yeah year years yep yes you you're your`)

/** By language, what most of its sentences hold some of. With and without accents: few type them on a telephone. */
export const functionWords = {
  spanish:
    words(`el la los las un una unos de del al que y o en con por para pero porque como cuando donde muy más mas no sí si
  me te se nos le les lo mi mis tu su sus yo él ella ellos nosotros esto esta este estos eso esa ese es son era fue soy
  estoy está estaba estuve estuvo he ha han había hay hoy ayer mañana ya también tambien todo toda todos nada algo siempre nunca
  bien mal hacer hice hizo tengo tiene tenía voy va fui ser estar sin sobre hasta desde mucho mucha después despues día`),
  portuguese:
    words(`o a os as um uma de do da dos das no na nos nas ao que e ou em com por para mas porque como quando onde muito mais
  não nao sim me te se nos lhe meu minha meus minhas teu seu sua eu ele ela eles nós isto isso este esta esse essa é são era foi sou
  estou está estava estive fui tenho tem tinha há hoje ontem amanhã já ja também tambem tudo nada algo sempre nunca bem mal fazer fiz
  fez vou vai ser estar sem sobre até ate desde depois dia pra você voce gente`),
  french:
    words(`le la les l un une des du de d au aux et ou que qui quoi dans en avec pour par mais parce comme quand où très tres plus
  ne pas n oui me te se nous vous lui leur mon ma mes ton ta tes son sa ses je j tu il elle on ils elles ce c cette ces ça ca est
  sont était etait suis es été ai as a avons avez ont avais avait fait faire vais va hier aujourd hui demain déjà aussi tout
  toute tous rien quelque toujours jamais bien mal sans sur jusque depuis beaucoup après apres jour peu être chez m s t qu`),
  italian:
    words(`il lo la i gli le un uno una di del della dei delle al alla da dal in nel nella con per su che e o ma perché perche come
  quando dove molto più piu non sì si mi ti ci vi lui lei loro noi mio mia miei mie tuo tua suo sua io questo questa questi quello quella
  è sono era ero stato stata sto sta ho ha hai abbiamo hanno avevo aveva oggi ieri domani già gia anche tutto tutta tutti niente
  qualcosa sempre mai bene male fare fatto vado va sono essere senza fino dopo giorno poi così cosi ancora`),
  german:
    words(`der die das den dem des ein eine einen einem einer und oder aber weil wie wenn als dass daß in im mit von vom zu zum zur auf
  für fur an am aus bei nach nicht kein keine ja nein ich du er sie es wir ihr mich mir dich dir sich uns mein meine meinen meiner dein sein
  seine ist sind war waren bin hat habe hatte haben wurde wird werden heute gestern morgen schon auch alles nichts etwas
  immer nie gut schlecht gemacht gehe ging sehr mehr noch nur dann da wieder über uber unter ohne bis seit viel tag doch mal was so will wollte soll sollte kann konnte muss weiß weiss tun`),
  dutch:
    words(`de het een en of maar omdat als dat die dit in met van voor naar op aan uit bij door niet geen ja nee ik jij je hij zij ze we
  wij jullie mij me jou zich ons mijn zijn haar hun is was waren ben bent heb heeft had hebben wordt worden vandaag gisteren morgen al
  ook alles niets iets altijd nooit goed slecht gedaan ga ging heel erg meer nog maar toen dan er weer over zonder tot sinds veel dag
  wel om te naar hoe wat waar wie kan moet wil zou`),
  polish:
    words(`i w z na do nie się sie że ze to jest są sa był była bylo było byłam byłem jak ale bo lub czy co kto gdzie kiedy po od za o
  dla przez przed przy bez pod nad mnie mi ja ty on ona my wy oni ten ta te tego tej tym mój moja moje swój jego jej ich mam ma miałem
  miałam dzisiaj dziś dzis wczoraj jutro już juz też tez wszystko nic coś cos zawsze nigdy dobrze źle bardzo bardziej więcej tylko
  jeszcze potem dzień dzien dużo duzo jestem będzie bedzie będę bede mogę moge może moze które który która długo dlugo wszyscy moi moim moją`),
  swedish:
    words(`och att det som en ett jag är var på med för inte han hon den vi ni de dem mig dig sig oss min mitt mina din hans hennes till
  från av om men eller när hur vad vem där här har hade ha ska skulle kan kunde vill ville blir blev idag igår imorgon också allt
  inget något alltid aldrig bra dåligt mycket mer bara efter innan utan under sedan dag igen så`),
  danish:
    words(`og at det som en et jeg er var på med for ikke han hun den vi i de dem mig dig sig os min mit mine din hans hendes til fra af
  om men eller når hvordan hvad hvem der her har havde have skal skulle kan kunne vil ville bliver blev dag også alt intet noget
  altid aldrig godt dårligt meget mer mere bare efter før uden igen så norsk ikke meg deg seg etter noe igjen`),
  turkish:
    words(`ve bir bu da de ben sen o biz siz onlar için ile çok ama gibi daha ne var yok mi mı mu mü değil bugün dün yarın şey her
  hiç kadar sonra önce bana sana benim senin onun oldu olan olarak ki ya en iyi kötü şimdi artık gün evet hayır`),
} as const satisfies Record<string, ReadonlySet<string>>
