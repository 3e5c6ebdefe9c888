import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id`; the library's enum is a type only, which stripping cannot read. */
const argon2id = 2 as Algorithm
/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Takes as long for a number nobody has, so that the time tells nothing. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash()), password)
  return matches && stored !== undefined
}

let nobodys: Promise<string> | undefined
const nobodysHash = () => (nobodys ??= hashPassword('nobody has this password'))
