import { Problem } from '#server/platform/problems.ts'
import type { Item } from './catalogue/item.ts'

type Kind = 'coach' | 'habit system' | 'bundle'

/** Withdrawn items are only there for those who have them. */
export function withId<One extends Item>(items: readonly One[], id: number, kind: Kind): One {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Problem(404, 'not_found', `There is no ${kind} with the number ${id}.`)
  return found
}

export function onSale<One extends Item>(items: readonly One[], id: number, kind: Kind): One {
  const item = withId(
    items.filter(({ isMarketplace }) => isMarketplace),
    id,
    kind,
  )
  if (item.price > 0) {
    const words = `${item.name} costs ${dollars(item.price)}, and no payment is set up here. Nothing was installed.`
    throw new Problem(402, 'payment_required', words)
  }
  return item
}

export const notInstalled = (item: Item) =>
  new Problem(409, 'not_installed', `Please install ${item.name} in the marketplace first.`)

const dollars = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`
