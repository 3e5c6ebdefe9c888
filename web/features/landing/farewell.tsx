import { useEffect } from 'react'
import { type Toast, toast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { farewellIsSaid, type Farewell as Kind } from '../account/farewell.ts'

const words: Record<Kind, Toast> = {
  'logged-out': { title: 'Logged Out', description: 'You have been successfully logged out.' },
  deleted: { title: 'Account Deleted', description: 'Your journal and everything in it is gone. Take good care.' },
}

export function Farewell({ kind }: { kind: Kind }) {
  useEffect(() => {
    farewellIsSaid()
    toast(words[kind])
  }, [kind])
  return <Toaster />
}
