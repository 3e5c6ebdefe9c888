import { Check } from 'lucide-react'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Kind, useInstall } from './api.ts'

type InstallButtonProps = {
  kind: Kind
  item: { id: number; name: string; isInstalled: boolean }
  /** Where nobody had to install it. */
  installed?: string
}

const words = {
  coach: { act: 'Install', title: 'Coach Installed', description: 'AI Coach has been added to your account!' },
  system: {
    act: 'Install',
    title: 'System Installed',
    description: 'Habit tracking system has been added to your account!',
  },
  bundle: {
    act: 'Install Bundle',
    title: 'Bundle Installed',
    description: 'Complete bundle has been added to your account!',
  },
}

/** Once installed it says so and stays where it is, so that the focus does too. */
export function InstallButton({ kind, item: { id, name, isInstalled }, installed = 'Installed' }: InstallButtonProps) {
  const install = useInstall(kind)
  const { act, title, description } = words[kind]
  const isDone = isInstalled || install.isPending
  const start = () =>
    install.mutate(id, {
      onSuccess: () => toast({ title, description }),
      onError: (failure) =>
        toast({
          title: 'Installation Failed',
          description: wordsFor(failure, `${name} was not installed. Please try again.`),
          tone: 'danger',
        }),
    })
  return (
    <Button
      tone={isInstalled ? 'quiet' : 'strong'}
      aria-disabled={isDone}
      onClick={isDone ? undefined : start}
      className="aria-disabled:pointer-events-none"
    >
      {isInstalled && <Check aria-hidden />}
      {isInstalled ? installed : install.isPending ? 'Installing…' : act}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}
