import { z } from 'zod'

const Definitions = z.record(z.string(), z.string())

const Table = z.object({
  /** Type, nullability and default, by column name. */
  columns: Definitions,
  /** Keys, references and checks as PostgreSQL prints them, by constraint name. */
  constraints: Definitions,
  /** Method and columns of indexes that belong to no constraint, by index name. */
  indexes: Definitions,
})

/** Tables of a database, by name. Column order does not matter, since statements name their columns. */
export const Schema = z.record(z.string(), Table)
export type Schema = z.output<typeof Schema>
export type Table = z.output<typeof Table>
