import { hasCode } from './failure-code.ts'

const uniqueViolation = '23505'

/** Whether somebody else has what may be had once. */
export const isDuplicate = (error: unknown) => hasCode(error, uniqueViolation)
