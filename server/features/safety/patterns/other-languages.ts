import { phrases } from './phrases.ts'

/** The plainest sayings in the languages people fall back to; written without accents, as the words are read here. */
export const otherLanguages = phrases(
  '(?:me )?quiero (?:morir|morirme|matarme)|me quiero (?:matar|morir)|no quiero (?:seguir viviendo|vivir(?! (?:en|con|aqui|alli|sin)(?![a-z])))|suicidarme|quitarme la vida|ganas de morir',
  'je veux (?:mourir|me tuer)|me suicider|envie de mourir|mettre fin a mes jours|plus envie de vivre|je ne veux plus vivre',
  'ich (?:will|mochte) (?:sterben|tot sein|nicht mehr leben)|mich umbringen|mir das leben nehmen|nicht mehr leben(?! in)|mich toten',
  'quero morrer|(?:em|quero|vou) me matar|tirar minha (?:propria )?vida|nao quero mais viver',
  'voglio (?:morire|uccidermi|farla finita)|uccidermi|togliermi la vita|non voglio piu vivere',
  'ik wil (?:dood|sterven|niet meer leven)|zelfmoord plegen|mezelf van kant',
  'chce umrzec|chce sie zabic|jag vill do|vill inte leva langre|jeg vil do',
)
