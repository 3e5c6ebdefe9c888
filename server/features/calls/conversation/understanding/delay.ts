/** When to ring again: in so many minutes, or at tomorrow's usual time. */
export type Delay = { minutes: number } | 'tomorrow'
