import { z } from 'zod'
import { endpoint, Id, Nothing, OwnPath, PathId } from './endpoint.ts'
import { Care } from './help.ts'

/** A gentle question about an entry, that came up only after it was written. */
export const LateCare = Care.extend({ entryId: Id })
export type LateCare = z.infer<typeof LateCare>

/** The newest that is still to be asked; null where there is none. */
export const readLateCare = endpoint({
  method: 'GET',
  url: '/api/users/:userId/late-care',
  schema: { params: OwnPath, response: { 200: z.object({ care: LateCare.nullable() }) } },
})

/** It was read, and is not asked again. Twice is as once. */
export const closeLateCare = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/late-care/:entryId',
  schema: { params: OwnPath.extend({ entryId: PathId }), response: { 204: Nothing } },
})
