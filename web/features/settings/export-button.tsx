import { Download } from 'lucide-react'
import { wordsFor } from '#web/lib/failures.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useExport } from './api.ts'

export function ExportButton() {
  const taking = useExport()
  const take = () =>
    taking.mutate(undefined, {
      onSuccess: ({ name, file }) => save(name, file),
      onError: (failure) =>
        toast({
          title: 'Export Failed',
          description: wordsFor(failure, 'The file did not arrive whole. Nothing is lost; please try again.'),
          tone: 'danger',
        }),
    })
  return (
    <Button disabled={taking.isPending} onClick={take} className="figures">
      <Download aria-hidden />
      {taking.isPending ? `Packing your journal… ${megabytes(taking.bytes)}` : 'Export everything'}
    </Button>
  )
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function save(name: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
