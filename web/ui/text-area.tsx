import type { ComponentProps } from 'react'
import { controlLook } from './field.tsx'

/** Grows with what is typed. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} className={`${controlLook} field-sizing-content min-h-24 ${className}`} {...rest} />
}
