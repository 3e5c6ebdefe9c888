import { expect, test } from 'vitest'
import { isOtherLanguage } from './detection.ts'

test.each([
  'Hoy fui al trabajo y estuve muy cansada todo el día.',
  'no se que hacer con mi hermano la verdad',
  'Hoje fui à praia com os meus filhos e foi muito bom.',
  'je suis fatiguée je n’ai pas dormi',
  'Aujourd’hui j’ai vu ma sœur et nous avons mangé ensemble.',
  'Mi sento molto meglio di ieri, ma non riesco a dormire.',
  'Ich weiß nicht, was ich tun soll.',
  'Vandaag heb ik de hele dag gewerkt en ik ben moe.',
  'Dzisiaj byłam w pracy i jestem bardzo zmęczona.',
  'Idag var jag på jobbet och jag är trött.',
  'Bugün işe gittim ve çok yorgunum.',
  'Dnes jsem byla celý den v práci a jsem unavená.',
  'Сегодня я была на работе и очень устала.',
  '今日は仕事がとても忙しかった。',
  'اليوم كنت في العمل وأنا متعبة',
])('%s is not English', (text) => {
  expect(isOtherLanguage(text)).toBe(true)
})

test.each([
  'sí',
  'ciao',
  'Oui oui, merci.',
  'No me, him.',
  'C’est la vie, I suppose.',
  'I said te quiero mucho to my abuela and she cried.',
  'Dinner with José, María del Mar and Juan de la Cruz at La Casa de los Abuelos.',
  'Los Angeles, San Diego, Santa Cruz, El Paso, Las Vegas.',
  'My German class today: der, die, das, ein, eine, einen. I can’t remember any of it.',
  'ibuprofen paracetamol amoxicillin sertraline',
  'mhm yeah nah idk',
])('%s is English, or too little to tell', (text) => {
  expect(isOtherLanguage(text)).toBe(false)
})

test('of a text in two languages it is what the greater part is', () => {
  const spanish = 'Hoy hablé con mi madre y no supe qué decirle.'
  const english = 'It was a long day and I am glad that it is over.'
  expect(isOtherLanguage(`${english} ${english} ${spanish}`)).toBe(false)
  expect(isOtherLanguage(`${spanish} ${spanish} ${spanish} Nice.`)).toBe(true)
})
