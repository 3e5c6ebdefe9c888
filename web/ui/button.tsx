import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const look = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-small font-semibold no-underline transition-colors duration-150 disabled:cursor-default disabled:opacity-55 [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        strong: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
        plain:
          'border border-control/60 bg-raised text-ink enabled:hover:border-control enabled:hover:bg-sunken [a&]:hover:bg-sunken',
        quiet: 'text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
        danger: 'bg-danger text-on-danger enabled:hover:brightness-95',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof look> & { asChild?: boolean }

export function Button({ tone, asChild, className, ...rest }: ButtonProps) {
  const classes = look({ tone, className })
  if (asChild) return <Slot.Root className={classes} {...rest} />
  return <button type="button" className={classes} {...rest} />
}
