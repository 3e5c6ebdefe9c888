/**
 * What may be said to one kind of thing told. `signs` say in few words that it was heard, and claim nothing that was not
 * said; `asks` can be asked only of something of that kind, `asksOf` also names the one person it is about: `{who}` is
 * "your sister". The keys are ids, and where both have one it is the same question.
 */
export type ToldWords = {
  signs: readonly string[]
  asks: Readonly<Record<string, string>>
  asksOf?: Readonly<Record<string, string>>
}
