/** What a log must be able to do for the embedded server; the product's own can. */
export type EmbeddedLog = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>

export const silent: EmbeddedLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
