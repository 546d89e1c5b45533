import expectedSchema from './expected-schema.json' with { type: 'json' }
import { Schema } from './schema.ts'
import { vectorIndexes } from './vector-schema.ts'

/** Indexes that only a PostgreSQL has. */
const serverIndexes: Record<string, Readonly<Record<string, string>>> = { creators: vectorIndexes }

/** The schema that all migrations together make. */
export function getExpectedSchema({ embedded }: { embedded: boolean }): Schema {
  const schema = Schema.parse(expectedSchema)
  if (embedded) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([name, table]) => [
      name,
      { ...table, indexes: { ...table.indexes, ...serverIndexes[name] } },
    ]),
  )
}
