import { type Person, type Request, send } from './person.ts'

/**
 * What a door below a person's own path (`~/…`) answers when it is tried by somebody else: at the owner's address, at
 * the stranger's own with the owner's ids in it, and signed out.
 */
export async function strangersAt(owner: Person, stranger: Person, door: Request) {
  const url = door.url.replace(/^~/, `/api/users/${owner.id}`)
  const answers = [
    await stranger.send({ ...door, url }),
    await stranger.send(door),
    await send(owner.address, { ...door, url }),
  ]
  return answers.map(({ status }) => status)
}
