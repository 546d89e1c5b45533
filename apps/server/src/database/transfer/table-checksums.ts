import { hash } from 'node:crypto'
import { TransferError } from './reporting/transfer-error.ts'
import { type TablePage, toLine } from './transfer-format.ts'

/** Row count and checksum of a table. */
export interface TableSum {
  readonly rows: number
  /** 64 hexadecimal digits. */
  readonly checksum: string
}

/**
 * Computes checksums of tables row by row. A table's checksum is the sum of its rows' SHA-256 modulo 2^256, so it does
 * not depend on their order, and a missing, duplicate or changed row changes it. It detects accidents, not forgeries.
 */
export class TableChecksums {
  readonly #sums: Map<string, { rows: number; sum: bigint }>

  constructor(tables: readonly string[]) {
    this.#sums = new Map(tables.map((table) => [table, { rows: 0, sum: 0n }]))
  }

  add({ table, rows }: TablePage): void {
    const entry = this.#sums.get(table) ?? { rows: 0, sum: 0n }
    for (const row of rows) entry.sum = BigInt.asUintN(256, entry.sum + BigInt(`0x${hash('sha256', toLine(row))}`))
    entry.rows += rows.length
    this.#sums.set(table, entry)
  }

  /** Returns the sums by table, in the order the tables were named. */
  toSums(): Map<string, TableSum> {
    return new Map(
      [...this.#sums].map(([table, { rows, sum }]) => [table, { rows, checksum: sum.toString(16).padStart(64, '0') }]),
    )
  }
}

/** A table's sums on both sides of a transfer. */
export interface TableComparison {
  readonly table: string
  readonly from: TableSum
  readonly to: TableSum
}

const nothing: TableSum = { rows: 0, checksum: ''.padStart(64, '0') }

/** @throws TransferError naming the tables that differ. */
export function compareSums(from: ReadonlyMap<string, TableSum>, to: ReadonlyMap<string, TableSum>): TableComparison[] {
  const tables = [...new Set([...from.keys(), ...to.keys()])]
  const compared = tables.map((table) => ({ table, from: from.get(table) ?? nothing, to: to.get(table) ?? nothing }))
  const different = compared.filter(({ from, to }) => from.rows !== to.rows || from.checksum !== to.checksum)
  if (different.length === 0) return compared
  const names = different.map(({ table, from, to }) => `${table} (${from.rows} rows, then ${to.rows})`)
  throw new TransferError(`Not the same on both sides, so the copy was not kept: ${names.join(', ')}.`)
}
