/**
 * What everything on the shelf has. An id and its name stay together for good, because calls and installs refer to
 * them: what is withdrawn stays here with `isMarketplace: false`.
 */
export type Item = {
  id: number
  name: string
  description: string
  isMarketplace: boolean
  /** Dollars; 0 is free. */
  price: number
  author: string
  /** 0–5; 0 where nobody has rated it. */
  rating: number
}

/** What comes with the product. */
export const ours = { isMarketplace: true, price: 0, author: 'Journal AI', rating: 0 } as const
