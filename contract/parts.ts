import { z } from 'zod'
import { endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { Lines, requiredText } from './words.ts'

export const PartRole = z.enum(['protector', 'exile', 'firefighter', 'self'])
export type PartRole = z.infer<typeof PartRole>

/** The eight colours the form offers; grey is the default. */
export const partColors = [
  '#6B7280',
  '#B45309',
  '#A0553F',
  '#9D4B73',
  '#6D5BA6',
  '#3B6EA5',
  '#2F7F7A',
  '#5D7C42',
] as const

const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Please choose a color')

const fields = {
  name: requiredText('Name is required', 100),
  description: requiredText('Description is required', 2000),
  role: PartRole,
  characteristics: Lines,
  triggers: Lines,
  strengths: Lines,
  challenges: Lines,
  color: Color,
  isActive: z.boolean(),
}

export const NewPart = z.object({
  ...fields,
  role: fields.role.default('protector'),
  characteristics: Lines.default([]),
  triggers: Lines.default([]),
  strengths: Lines.default([]),
  challenges: Lines.default([]),
  color: Color.default('#6B7280'),
  isActive: fields.isActive.default(true),
})
export type NewPart = z.infer<typeof NewPart>

/** What is left out stays as it is, so nothing here has a default. */
export const PartChange = z.object(fields).partial()
export type PartChange = z.infer<typeof PartChange>

export const Part = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  description: z.string(),
  role: PartRole,
  characteristics: z.array(z.string()),
  triggers: z.array(z.string()),
  strengths: z.array(z.string()),
  challenges: z.array(z.string()),
  color: z.string(),
  isActive: z.boolean(),
  createdAt: Instant,
})
export type Part = z.infer<typeof Part>

const PartPath = OwnPath.extend({ partId: PathId })

export const listParts = endpoint({
  method: 'GET',
  url: '/api/users/:userId/parts',
  schema: { params: OwnPath, response: { 200: z.array(Part) } },
})

export const addPart = endpoint({
  method: 'POST',
  url: '/api/parts',
  schema: { body: NewPart, response: { 201: Part } },
})

export const readPart = endpoint({
  method: 'GET',
  url: '/api/users/:userId/parts/:partId',
  schema: { params: PartPath, response: { 200: Part } },
})

export const changePart = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/parts/:partId',
  schema: { params: PartPath, body: PartChange, response: { 200: Part } },
})

/** Entries keep that they were written as this part, by name only where it still exists. */
export const removePart = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/parts/:partId',
  schema: { params: PartPath, response: { 204: Nothing } },
})
