import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'
import { requiredText } from './words.ts'

export const requiredForSupport = 'Please fill in all required fields.'

export const SupportCategory = z.enum(
  ['technical', 'account', 'billing', 'feature', 'privacy', 'other'],
  requiredForSupport,
)
export type SupportCategory = z.infer<typeof SupportCategory>

export const SupportPriority = z.enum(['low', 'medium', 'high', 'urgent'])
export type SupportPriority = z.infer<typeof SupportPriority>

export const NewSupportRequest = z.object({
  name: requiredText(requiredForSupport, 100),
  email: requiredText(requiredForSupport, 200).pipe(z.email('Please enter an email address that can be answered.')),
  subject: requiredText(requiredForSupport, 200),
  category: SupportCategory,
  message: requiredText(requiredForSupport, 5000),
  priority: SupportPriority.default('medium'),
})
export type NewSupportRequest = z.infer<typeof NewSupportRequest>

/** Open to anyone; the number is the one the host sees. */
export const askForSupport = endpoint({
  method: 'POST',
  url: '/api/support',
  schema: { body: NewSupportRequest, response: { 201: z.object({ id: Id }) } },
})
