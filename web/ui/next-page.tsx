import { Button } from './button.tsx'
import { LoadFailed } from './load-failed.tsx'

export type Pages = {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Under a list: the way on to `what`, as “older calls”, and what is said when they did not come. */
export function NextPage({ pages, what }: { pages: Pages; what: string }) {
  if (pages.isFetchNextPageError) return <LoadFailed what={what} retry={pages.fetchNextPage} />
  if (!pages.hasNextPage) return null
  return (
    <Button className="mt-6" disabled={pages.isFetching} onClick={() => pages.fetchNextPage()}>
      {pages.isFetching ? 'Loading…' : `Show ${what}`}
    </Button>
  )
}
