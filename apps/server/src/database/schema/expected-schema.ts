import expectedSchema from './expected-schema.json' with { type: 'json' }
import { Schema } from './schema.ts'

/** Indexes that only a PostgreSQL has: WebAssembly took minutes to build them. */
const serverIndexes: Record<string, Record<string, string>> = {
  creators: { creators_meaning: 'hnsw (embedding halfvec_ip_ops)' },
}

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
