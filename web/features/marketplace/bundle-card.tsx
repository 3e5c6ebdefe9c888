import { Star } from 'lucide-react'
import type { Bundle } from '#contract/marketplace.ts'
import { counted } from '#web/lib/format/counted.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InstallButton } from './install-button.tsx'
import { ItemCard } from './item-card.tsx'
import { price } from './price.ts'

export function BundleCard({ bundle }: { bundle: Bundle }) {
  return (
    <ItemCard
      name={bundle.name}
      badges={
        bundle.isPromoted && (
          <Badge tone="accent">
            <Star aria-hidden className="size-3.5 fill-current" />
            Featured
          </Badge>
        )
      }
      description={bundle.description}
      rating={bundle.rating}
      count={counted(bundle.totalInstalls, 'install')}
      cost={price(bundle.price)}
      by={bundle.author}
      actions={<InstallButton kind="bundle" item={bundle} />}
    />
  )
}
