import { z } from 'zod'
import { maxDimension } from '../schema/vector-schema.ts'

/**
 * The file is gzip over lines of JSON: a header, then the rows of each table in the header's order (each an array of
 * strings), then the end. Every value is written as PostgreSQL prints it, so nothing is rounded or converted.
 */
export const formatName = 'troupe-data'
export const formatVersion = 1

const Checksum = z.string().regex(/^[\da-f]{64}$/)

export const FormatMark = z.object({ format: z.literal(formatName), version: z.number() })

export const Header = FormatMark.extend({
  version: z.literal(formatVersion),
  made_at: z.iso.datetime(),
  /** The migrations that created the tables. */
  migrations: z.array(z.string()),
  /** Identifies the secret key, which cannot be derived from it. */
  secret_key_id: z.string(),
  /** Dimension of creators' vectors; missing in files of versions that supported only the default. */
  vector_dimension: z.int().min(1).max(maxDimension).default(512),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      /** The last value of each identity column; null: none yet. Values of deleted rows are not used again. */
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

/** The values of a row in the order of the table's columns, as PostgreSQL prints them. */
export type Row = readonly (string | null)[]

/** Some rows of a table. */
export interface TablePage {
  readonly table: string
  readonly rows: readonly Row[]
}

export const toLine = (row: Row): string => JSON.stringify(row)

/** Maximum number of rows in memory at once. */
export const rowsPerPage = 250
/** Characters that end a page: a statement with hundreds of attachments is longer than PostgreSQL takes. */
export const pageLength = 8_000_000

export const countCharacters = (row: Row): number => row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
