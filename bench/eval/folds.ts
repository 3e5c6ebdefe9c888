const folds = 5

/** Each case judged by what was learned without it and its fold. */
export function crossJudged<Case, Model, Result>(
  cases: readonly Case[],
  learn: (others: Case[]) => Model,
  judge: (one: Case, model: Model) => Result,
): Result[] {
  const results = new Map<number, Result>()
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(cases.filter((_, at) => at % folds !== fold))
    for (const [at, one] of cases.entries()) if (at % folds === fold) results.set(at, judge(one, model))
  }
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
