import type { Mention } from './people.ts'

/** One person of a journal, with every mention of them, in the order given. */
export type Person<M extends Mention = Mention> = {
  name: string | null
  relation: Mention['relation']
  isFormal: boolean
  isGone: boolean
  mentions: M[]
}

/**
 * Two names of one person are one person where that is said anywhere: after "my brother Leo" both "Leo" and "my brother"
 * are he, as long as no other brother has a name. A name that is never used like a person's is left out.
 */
export function samePeople<M extends Mention>(mentions: readonly M[]): Person<M>[] {
  const people: Person<M>[] = []
  for (const mention of byWhatTheySay(mentions)) {
    const person = personOf(people, mention)
    if (person) take(person, mention)
    else people.push(take({ name: null, relation: null, isFormal: false, isGone: false, mentions: [] }, mention))
  }
  return people
    .filter((person) => person.mentions.some(({ isSure }) => isSure))
    .map((person) => ({ ...person, mentions: mentions.filter((mention) => person.mentions.includes(mention)) }))
}

/** "Dana", "your sister". */
export const calledAs = ({ name, relation }: Pick<Person, 'name' | 'relation'>): string =>
  name ?? `your ${[relation?.qualifier, relation?.words].filter(Boolean).join(' ')}`

const byWhatTheySay = <M extends Mention>(mentions: readonly M[]) =>
  mentions.toSorted((one, other) => weight(other) - weight(one))

const weight = ({ name, relation }: Mention) => (name && relation ? 2 : name ? 1 : 0)

const firstName = (name: string) => name.split(' ')[0] ?? name
const isNamed = (name: string, other: string) =>
  name === other || ((!name.includes(' ') || !other.includes(' ')) && firstName(name) === firstName(other))

function personOf<M extends Mention>(people: readonly Person<M>[], { name, relation }: Mention): Person<M> | null {
  if (name) {
    const named = people.find((person) => person.name && isNamed(person.name, name))
    if (named) return named
    return (relation?.isOnly && people.find((person) => !person.name && person.relation?.id === relation.id)) || null
  }
  const related = people.filter(
    (person) => person.relation && relation && isRelated(person.relation, relation) && !(relation.isAny && person.name),
  )
  return related.length === 1 ? (related[0] ?? null) : (related.find((person) => !person.name) ?? null)
}

function isRelated(known: NonNullable<Mention['relation']>, relation: NonNullable<Mention['relation']>): boolean {
  if (known.id !== relation.id) return false
  return known.qualifier === relation.qualifier || known.qualifier === null || relation.qualifier === null
}

function take<M extends Mention>(person: Person<M>, mention: M): Person<M> {
  // The first name that was used stays: people call each other so.
  person.name ??= mention.name
  person.relation ??= mention.relation
  person.isFormal ||= mention.isFormal
  person.isGone ||= mention.isGone
  person.mentions.push(mention)
  return person
}
