import { z } from 'zod'
import { maxDimension } from '../schema/vector-schema.ts'

/**
 * The file is gzip over lines of JSON: a header, then the rows of each table in the order of the header, an array of texts
 * a row, then the end. Every value is written as PostgreSQL itself writes it, so nothing is rounded or converted.
 */
export const formatName = 'troupe-data'
export const formatVersion = 1

const Checksum = z.string().regex(/^[\da-f]{64}$/)

export const FormatMark = z.object({ format: z.literal(formatName), version: z.number() })

export const Header = FormatMark.extend({
  version: z.literal(formatVersion),
  made_at: z.iso.datetime(),
  /** The migrations that made the tables. */
  migrations: z.array(z.string()),
  /** By which the secret key is recognised; it cannot be found from this. */
  secret_key_id: z.string(),
  /** How many numbers the vectors of creators have; absent in files of versions that took only so many. */
  vector_dimension: z.int().min(1).max(maxDimension).default(512),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      /** The last number given out by each identity column; null: none yet. Numbers of deleted rows are not given again. */
      counters: z.record(
        z.string(),
        z
          .string()
          .regex(/^-?\d+$/)
          .nullable(),
      ),
    }),
  ),
})
export type Header = z.output<typeof Header>

export const End = z.object({
  /** Checksum of each table's rows, independent of their order. */
  checksums: z.record(z.string(), Checksum),
  /** SHA-256 of all lines before this one. */
  digest: Checksum,
})
export type End = z.output<typeof End>

/** The values of a row, in the order of the table's columns, as PostgreSQL writes them. */
export type Row = readonly (string | null)[]

/** Some rows of a table. */
export interface TablePage {
  readonly table: string
  readonly rows: readonly Row[]
}

export const toLine = (row: Row): string => JSON.stringify(row)

/** Number of rows in memory at once. */
export const rowsPerPage = 250
