import stem from 'wink-porter2-stemmer'
import { irregularForms } from '../en/irregular-forms.ts'
import type { Term } from './terms.ts'

const families = irregularForms.map((row) => row.split(' '))
const rootOfForm = new Map(families.flatMap(([word = '', ...forms]) => forms.map((form) => [form, stem(word)])))
const formsOfRoot = new Map(families.map(([word = '', ...forms]) => [stem(word), [word, ...forms]]))
const isEnglish = /^[a-z]{3,}$/

/** "dining", "dined" and "dine" have one root, "saw" and "see" too. */
export function rootOf(term: Term): string {
  return rootOfForm.get(term) ?? (isEnglish.test(term) ? stem(term) : term)
}

/** The forms of a root that are spelled unlike it. */
export const irregularOf = (root: string): readonly Term[] => formsOfRoot.get(root) ?? []
