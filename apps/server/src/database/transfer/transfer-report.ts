import type { TableComparison } from './table-checksums.ts'

const shownDigits = 12

/** A table of what lies on both sides now, for the person who moved it. */
export function describeComparison(compared: readonly TableComparison[], from: string, to: string): string {
  const width = Math.max(...compared.map(({ table }) => table.length))
  const line = (table: string, cells: readonly string[]) =>
    `${table.padEnd(width)}  ${cells.map((cell) => cell.padStart(shownDigits)).join('  ')}`
  const lines = compared.map(({ table, from, to }) =>
    line(table, [
      from.rows.toLocaleString('en'),
      from.checksum.slice(0, shownDigits),
      to.rows.toLocaleString('en'),
      to.checksum.slice(0, shownDigits),
    ]),
  )
  const rows = compared.reduce((sum, { to }) => sum + to.rows, 0)
  const total = `${rows.toLocaleString('en')} rows in ${compared.length} tables, each the same on both sides.`
  const head = line('Table', [`Rows: ${from}`, 'Checksum', `Rows: ${to}`, 'Checksum'])
  return `${[head, ...lines, '', total].join('\n')}\n`
}
