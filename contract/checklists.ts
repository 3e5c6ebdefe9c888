import { z } from 'zod'
import { Day, endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { optionalText, requiredText } from './words.ts'

/** What kind of list it is; how often it starts anew is said by `recurrencePattern` alone. */
export const ChecklistCategory = z.enum(['daily', 'weekly', 'monthly', 'project'])
/** Every midnight, every Monday, on every 1st: of the person's own calendar. */
export const Recurrence = z.enum(['daily', 'weekly', 'monthly'])
export type Recurrence = z.infer<typeof Recurrence>

const ItemId = z.uuid('That address is not valid')
export const ChecklistItem = z.object({ id: ItemId, text: z.string(), completed: z.boolean() })
export type ChecklistItem = z.infer<typeof ChecklistItem>

const atLeastOne = 'Add at least one item'

/** Items without text are dropped. An id that is none of the list's own is as good as none. */
const Items = z
  .array(
    z.object({
      id: z.string().max(100).optional(),
      text: z.string().trim().max(300, 'Please keep each item under 300 characters'),
      completed: z.boolean().optional(),
    }),
    atLeastOne,
  )
  .max(100, 'Please keep this to 100 items')
  .transform((items) => items.filter(({ text }) => text !== ''))
  .refine((items) => items.length > 0, atLeastOne)

const fields = {
  title: requiredText('Title is required', 200),
  description: optionalText(2000),
  /** One of the person's own goals. */
  relatedGoalId: Id.nullish(),
  category: ChecklistCategory,
  items: Items,
  isRecurring: z.boolean(),
  recurrencePattern: Recurrence.nullish(),
  dueDate: Day.nullish(),
  isActive: z.boolean(),
}

export const howOften = 'Please choose how often it starts anew'
export const eitherOr = 'A list that starts anew has no due date'

type Rhythm = { isRecurring?: boolean | undefined; dueDate?: string | null | undefined }
const hasEither = ({ isRecurring, dueDate }: Rhythm) => !isRecurring || !dueDate

export const NewChecklist = z
  .object({
    ...fields,
    category: ChecklistCategory.default('daily'),
    isRecurring: z.boolean().default(false),
    isActive: z.boolean().default(true),
  })
  .refine(hasEither, { error: eitherOr, path: ['dueDate'] })
  .refine(({ isRecurring, recurrencePattern }) => !isRecurring || recurrencePattern, {
    error: howOften,
    path: ['recurrencePattern'],
  })
export type NewChecklist = z.infer<typeof NewChecklist>

/**
 * What is left out stays as it is, so nothing here has a default. `items` is the whole list in its new order: one with
 * the id of an item stays that item, and stays ticked or not unless told; any other is new. A list that is made
 * recurring loses its due date.
 */
export const ChecklistChange = z
  .object(fields)
  .partial()
  .refine(hasEither, { error: eitherOr, path: ['dueDate'] })
export type ChecklistChange = z.infer<typeof ChecklistChange>

export const Checklist = z.object({
  id: Id,
  userId: Id,
  title: z.string(),
  description: z.string().nullable(),
  relatedGoalId: Id.nullable(),
  category: ChecklistCategory,
  items: z.array(ChecklistItem),
  /** How many of the items are ticked, in whole percent; 100 only when all are. */
  completionPercentage: z.int().min(0).max(100),
  isRecurring: z.boolean(),
  /** Null when it is not recurring. */
  recurrencePattern: Recurrence.nullable(),
  /** The first day of the time its ticks are about, in the person's calendar; null when it is not recurring. */
  lastResetDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: Instant,
})
export type Checklist = z.infer<typeof Checklist>

const ChecklistPath = OwnPath.extend({ checklistId: PathId })

/** Those in use first, then the newest. */
export const listChecklists = endpoint({
  method: 'GET',
  url: '/api/users/:userId/checklists',
  schema: { params: OwnPath, response: { 200: z.array(Checklist) } },
})

export const addChecklist = endpoint({
  method: 'POST',
  url: '/api/checklists',
  schema: { body: NewChecklist, response: { 201: Checklist } },
})

export const readChecklist = endpoint({
  method: 'GET',
  url: '/api/users/:userId/checklists/:checklistId',
  schema: { params: ChecklistPath, response: { 200: Checklist } },
})

export const changeChecklist = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/checklists/:checklistId',
  schema: { params: ChecklistPath, body: ChecklistChange, response: { 200: Checklist } },
})

/** One item alone, so that two pages ticking different items do not undo each other. */
export const tickItem = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/checklists/:checklistId/items/:itemId',
  schema: {
    params: ChecklistPath.extend({ itemId: ItemId }),
    body: z.object({ completed: z.boolean() }),
    response: { 200: Checklist },
  },
})

export const removeChecklist = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/checklists/:checklistId',
  schema: { params: ChecklistPath, response: { 204: Nothing } },
})
