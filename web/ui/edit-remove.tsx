import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

/** In the corner of what can be edited and removed. */
export function EditRemove({ name, onEdit, onRemove }: { name: string; onEdit: () => void; onRemove: () => void }) {
  return (
    <div className="-mt-2 -mr-2 flex shrink-0">
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onRemove} />
    </div>
  )
}
