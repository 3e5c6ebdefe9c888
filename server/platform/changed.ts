/** What is left out, or undefined, stays as it is. */
export function changed<Row extends object>(before: Row, change: { [Name in keyof Row]?: Row[Name] | undefined }): Row {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...before, ...Object.fromEntries(given) }
}
