import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const oldSchemasFile = join(import.meta.dirname, 'old-schemas.json')

const OldSchemas = z.object({
  /** Statements of each version that a migration's text had, by migration. */
  texts: z.record(z.string(), z.array(z.array(z.string()))),
  /**
   * Distinct schemas, each with the first commit that made it and the index of each migration's version at that commit.
   */
  schemas: z.array(z.object({ commit: z.string(), migrations: z.record(z.string(), z.number()) })),
})
export type OldSchemas = z.output<typeof OldSchemas>

/** A schema of an earlier commit. */
export interface OldSchema {
  readonly commit: string
  readonly migrations: readonly { readonly name: string; readonly statements: readonly string[] }[]
}

/** Lists the distinct schemas from the time when migrations were edited in place, oldest first. */
export function listOldSchemas(): OldSchema[] {
  const { texts, schemas } = OldSchemas.parse(JSON.parse(readFileSync(oldSchemasFile, 'utf8')))
  return schemas.map(({ commit, migrations }) => ({
    commit,
    migrations: Object.entries(migrations).map(([name, text]) => ({ name, statements: texts[name]?.[text] ?? [] })),
  }))
}
