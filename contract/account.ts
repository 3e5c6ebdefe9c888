import { z } from 'zod'
import { endpoint, Id, Nothing, OwnPath } from './endpoint.ts'
import { PhoneState } from './phone.ts'

const requiredToRegister = 'Please fill in all required fields including password.'
const requiredToLogin = 'Please enter both phone number and password to login.'

/** A clock time of the person's own day, HH:mm. */
export const CallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time like 19:00.')

export const TimeZone = z.string().refine(isTimeZone, 'Please choose a time zone from the list.')

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const NewAccount = z.object({
  name: z
    .string(requiredToRegister)
    .trim()
    .min(1, requiredToRegister)
    .max(60, 'Please use a name of at most 60 characters.'),
  phoneNumber: z.string(requiredToRegister).trim().min(1, requiredToRegister).max(40),
  password: z
    .string(requiredToRegister)
    .min(1, requiredToRegister)
    .min(8, 'Please use a password of at least 8 characters.')
    .max(200, 'Please use a password of at most 200 characters.'),
  timeZone: TimeZone.default('America/New_York'),
  callTime: CallTime.default('19:00'),
  /** Of the consent that was shown; left out, it is the one in force. */
  consentVersion: z.string().max(40).optional(),
})
export type NewAccount = z.infer<typeof NewAccount>

export const Credentials = z.object({
  phoneNumber: z.string(requiredToLogin).trim().min(1, requiredToLogin).max(40),
  password: z.string(requiredToLogin).min(1, requiredToLogin).max(200),
})
export type Credentials = z.infer<typeof Credentials>

export const User = z.object({
  id: Id,
  name: z.string(),
  phoneNumber: z.string(),
  timeZone: z.string(),
  callTime: z.string().nullable(),
  phone: PhoneState,
})
export type User = z.infer<typeof User>

const SignedIn = z.object({ user: User })

export const register = endpoint({
  method: 'POST',
  url: '/api/register',
  schema: { body: NewAccount, response: { 201: SignedIn } },
})

export const login = endpoint({
  method: 'POST',
  url: '/api/login',
  schema: { body: Credentials, response: { 200: SignedIn } },
})

export const logout = endpoint({ method: 'POST', url: '/api/logout', schema: { response: { 204: Nothing } } })

export const readUser = endpoint({
  method: 'GET',
  url: '/api/users/:userId',
  schema: { params: OwnPath, response: { 200: User } },
})

const enterNumber = 'Please enter your new phone number.'
const OwnPassword = z.string('Please enter your password.').min(1, 'Please enter your password.').max(200)

export const NumberChange = z.object({
  phoneNumber: z.string(enterNumber).trim().min(1, enterNumber).max(40),
  password: OwnPassword,
  /** Of the consent to be called that was shown with it. */
  consentVersion: z.string().max(40),
})
export type NumberChange = z.infer<typeof NumberChange>

/**
 * From then on this is the number to sign in with, and every other session is over. Over a carrier it has to be proved
 * before calls come to it. 403 `wrong_credentials` and 409 `phone_number_taken` leave all as it is.
 */
export const changeNumber = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/phone-number',
  schema: { params: OwnPath, body: NumberChange, response: { 200: User } },
})

export const AccountDeletion = z.object({ password: OwnPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** The account with everything in it, at once and for good. 403 `wrong_credentials` leaves all as it is. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId',
  schema: { params: OwnPath, body: AccountDeletion, response: { 204: Nothing } },
})
