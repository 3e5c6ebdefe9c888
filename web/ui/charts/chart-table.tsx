import { ChevronRight } from 'lucide-react'

type ChartTableProps = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** What a chart shows, for whoever would rather read it; folded until asked for. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <details className="group mt-1 text-small">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        Show as table
      </summary>
      <table className="figures mt-1 w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b border-line py-1 pr-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 pr-2 font-normal">
                {first}
              </th>
              {cells.map((cell, place) => (
                <td key={head[place + 1]} className="py-1 pr-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
