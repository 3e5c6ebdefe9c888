import { phrases, upTo } from './phrases.ts'

const muerte =
  '(?:morir|morirme|matarme|suicidarme|estar muert[oa]|dejar de (?:vivir|existir|respirar)|desaparecer para siempre|quitarme la vida|acabar con (?:mi vida|todo esto|todo)|terminar con (?:mi vida|todo))'
const enEspera =
  '(?<!\\bno )(?:quiero|quisiera|prefiero|preferiria|deseo|necesito|pienso en|pensado en|pensando en|pienso|ganas de|vivo pensando en|voy a|vas a|intente|intento|me gustaria|decidido|planeo|sueno con)'
const mort =
  '(?:mourir|crever|me tuer|me suicider|en finir|den finir|etre mort[e]?|disparaitre (?:pour toujours|a jamais)|mettre fin a (?:mes jours|ma vie|tout)|me pendre|me jeter (?:sous|du|dun|de)|me faire du mal|me couper|ne (?:plus|jamais) (?:exister|me reveiller|etre la))'
const tod =
  '(?:sterben|tot sein|mich umbringen|mich umzubringen|nicht mehr (?:leben|da sein|aufwachen|existieren|hier sein)|mir das leben (?:nehmen|zu nehmen)|mein leben (?:beenden|zu beenden)|allem ein ende (?:machen|setzen)|mich (?:erhangen|erschiessen|toten|vor den zug werfen)|mich (?:selbst )?verletzen|mich ritzen)'

/** The plainest sayings in the languages people fall back to; written without accents or apostrophes, as the words are read here. */
export const otherLanguages = phrases(
  `${enEspera} ${upTo(1)}${muerte}(?! de (?:risa|hambre|sueno|verguenza|frio|calor|amor|ganas|la risa))`,
  '(?<!\\bno )me (?:quiero|voy a|queria|vaya a|gustaria) (?:matar|morir|suicidar)(?! de (?:risa|hambre|sueno|verguenza|frio|calor))|ganas de (?:morir|morirme|matarme)',
  '(?:ya )?no (?:quiero|deseo|aguanto) (?:mas )?(?:vivir|seguir viviendo|estar viv[oa]|existir|despertar|seguir aqui|estar en este mundo)(?! (?:en|con|aqui|alli|sin|tan|temprano)(?![a-z]))',
  '(?:quitarme la vida|acabar con mi vida|pensamientos suicidas|ideas suicidas|mejor muert[oa]|me corto (?:los|las|el|la) (?:brazos|munecas|piel|piernas|brazo|pierna)|me hago dano|hacerme dano|ojala (?:me muera|estuviera muert[oa]|no (?:hubiera nacido|despertara)))',
  `(?:je |jai |j )?(?:ne )?(?:veux|voudrais|vais|pense a|pense souvent a|songe a|envie de|envie d|envie|prefere|prefererais|aimerais|decide de|essaye de|penser a|reve de|pensais a|besoin de) ${upTo(1)}${mort}(?! de (?:rire|faim|honte|chaud|froid|soif))`,
  'mettre fin a mes jours|(?:plus|pas) envie de (?:vivre|continuer a vivre)|je (?:ne )?veux plus (?:vivre|exister|etre la|me reveiller)|(?:idees|pensees) (?:suicidaires|noires)|je (?:me|m) (?:coupe|scarifie|taille|mutile|mutiler) (?:les|le|la|encore|de)|je suis suicidaire|je pense au suicide',
  `(?:ich )?(?:will|mochte|wollte|wurde (?:gern|lieber|am liebsten)|wunschte|werde|muss|denke (?:daran|daruber nach)|uberlege|plane|versuche|lust)(?: ,)? ${upTo(2)}${tod}`,
  `mich umbringen|mich umzubringen|bringe? mich (?:noch |bald |heute )?um|(?:am liebsten|lieber|wunschte|ich) (?:ware|war) ${upTo(2)}tot|ware ${upTo(2)}tot|mir das leben (?:nehmen|zu nehmen)|nicht mehr leben(?! in)|mich toten|ritze mich|ich ritze|lebensmude`,
  '(?:denke|gedanken|habe|plane|will|nach|uber|an) (?:[a-z]+ ){0,3}(?:selbstmord|suizid|selbstmordgedanken|suizidgedanken|selbstmordgedanken)|bin suizidal|selbstmordgedanken|suizidgedanken',
  'kein(?:en)? (?:sinn|grund) mehr (?:zu leben|im leben)|ohne mich (?:besser dran|ware)|sin mi estarian mejor|mieux sans moi',
  'quero morrer|(?:em|quero|vou) me matar|tirar minha (?:propria )?vida|nao quero mais viver',
  'voglio (?:morire|uccidermi|farla finita)|uccidermi|togliermi la vita|non voglio piu vivere',
  'ik wil (?:dood|sterven|niet meer leven)|zelfmoord plegen|mezelf van kant',
  'chce umrzec|chce sie zabic|jag vill do|vill inte leva langre|jeg vil do',
)
