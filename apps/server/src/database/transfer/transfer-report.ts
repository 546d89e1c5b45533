import type { TableComparison } from './table-checksums.ts'

const shownDigits = 12

/** Formats the row counts of both sides as a table for the operator. */
export function describeComparison(compared: readonly TableComparison[], from: string, to: string): string {
  const filled = compared.filter(({ to }) => to.rows > 0)
  const width = Math.max(...filled.map(({ table }) => table.length))
  const line = (table: string, cells: readonly string[]) =>
    `${table.padEnd(width)}  ${cells.map((cell) => cell.padStart(shownDigits)).join('  ')}`
  const lines = filled.map(({ table, from, to }) =>
    line(table, [
      from.rows.toLocaleString('en'),
      from.checksum.slice(0, shownDigits),
      to.rows.toLocaleString('en'),
      to.checksum.slice(0, shownDigits),
    ]),
  )
  const rows = compared.reduce((sum, { to }) => sum + to.rows, 0)
  const empty = compared.length - filled.length
  const total = `${rows.toLocaleString('en')} rows in ${filled.length} tables, each the same on both sides; ${empty} tables are empty.`
  const head = line('Table', [`Rows: ${from}`, 'Checksum', `Rows: ${to}`, 'Checksum'])
  return `${[head, ...lines, '', total].join('\n')}\n`
}
