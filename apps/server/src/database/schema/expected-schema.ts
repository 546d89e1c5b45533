import expectedSchema from './expected-schema.json' with { type: 'json' }
import { Schema } from './schema.ts'
import { vectorIndexes } from './vector-schema.ts'

/** Indexes that exist only in PostgreSQL, not in the embedded database. */
const serverIndexes: Record<string, Readonly<Record<string, string>>> = { creators: vectorIndexes }

/** Returns the schema that all migrations together create. */
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
