/** Rows of a CSV text (RFC 4180: quoted fields may hold commas, quotes and line ends), each as a record by its header. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cells(text)
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])))
}

function cells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) throw new Error(`this CSV cannot be read at character ${cell.lastIndex}`)
    const [, quoted, plain, end] = match
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
