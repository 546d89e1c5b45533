import type { Schema, Table } from './schema.ts'

interface SchemaComparison {
  /**
   * Differences that break statements or reject rows: missing or changed objects, and constraints that no migration
   * created.
   */
  readonly differences: readonly string[]
  /** Harmless additions by an operator: tables of other programs, non-unique indexes. */
  readonly additions: readonly string[]
}

const kinds = { columns: 'column', constraints: 'constraint', indexes: 'index' } as const

/** Compares a database's tables with the expected ones; each difference is a line for an operator. */
export function compareSchemas(expected: Schema, actual: Schema): SchemaComparison {
  const differences: string[] = []
  const additions = Object.keys(actual)
    .filter((name) => !(name in expected))
    .map((name) => `table ${name}`)
  for (const [name, table] of Object.entries(expected)) {
    const found = actual[name]
    if (!found) differences.push(`table ${name} is missing`)
    else {
      const compared = compareTables(name, table, found)
      differences.push(...compared.differences)
      additions.push(...compared.additions)
    }
  }
  return { differences, additions }
}

function compareTables(table: string, expected: Table, actual: Table): SchemaComparison {
  const differences: string[] = []
  const additions: string[] = []
  for (const kind of ['columns', 'constraints', 'indexes'] as const) {
    const word = kinds[kind]
    for (const [name, definition] of Object.entries(expected[kind])) {
      const found = actual[kind][name]
      if (found === undefined) differences.push(`table ${table} lacks the ${word} ${name}: ${definition}`)
      else if (found !== definition) {
        differences.push(`table ${table}, ${word} ${name}: ${found}, expected ${definition}`)
      }
    }
    for (const [name, definition] of Object.entries(actual[kind])) {
      if (name in expected[kind]) continue
      // A unique index can reject rows; others cannot.
      if (kind === 'indexes' && !definition.startsWith('unique ')) additions.push(`index ${name} of table ${table}`)
      else differences.push(`table ${table} has the ${word} ${name} that this version does not have: ${definition}`)
    }
  }
  return { differences, additions }
}
