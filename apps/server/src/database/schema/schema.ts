import { z } from 'zod'

const Definitions = z.record(z.string(), z.string())

const Table = z.object({
  /** Type, nullability, default; by the name of the column. */
  columns: Definitions,
  /** Keys, references and checks as PostgreSQL writes them; by the name of the constraint. */
  constraints: Definitions,
  /** Method and columns of the indexes that no constraint made; by the name of the index. */
  indexes: Definitions,
})

/** The tables of a database by their names. The order of a table's columns is no part of it: statements name them. */
export const Schema = z.record(z.string(), Table)
export type Schema = z.output<typeof Schema>
export type Table = z.output<typeof Table>
