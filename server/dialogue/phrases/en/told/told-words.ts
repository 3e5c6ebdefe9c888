/**
 * What may be said to one kind of thing told. `signs` say in few words that it was heard, and claim nothing that was not
 * said; `asks` can be asked only of something of that kind. The keys are ids.
 */
export type ToldWords = { signs: readonly string[]; asks: Readonly<Record<string, string>> }
