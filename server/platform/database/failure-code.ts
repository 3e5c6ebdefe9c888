/** Whether PostgreSQL refused with this code; drivers and libraries wrap what it said. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === code || hasCode(error.cause, code)
}
