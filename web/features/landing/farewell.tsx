import { useEffect } from 'react'
import { toast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { farewellIsSaid } from '../account/farewell.ts'

export function Farewell() {
  useEffect(() => {
    farewellIsSaid()
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
  }, [])
  return <Toaster />
}
