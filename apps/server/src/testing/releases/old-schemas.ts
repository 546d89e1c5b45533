import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const oldSchemasFile = join(import.meta.dirname, 'old-schemas.json')

const OldSchemas = z.object({
  /** By migration: the statements of each text that it has had. */
  texts: z.record(z.string(), z.array(z.array(z.string()))),
  /** The distinct schemas, each with the first commit that made it and which text of each migration that had. */
  schemas: z.array(z.object({ commit: z.string(), migrations: z.record(z.string(), z.number()) })),
})
export type OldSchemas = z.output<typeof OldSchemas>

/** A schema that an earlier commit made. */
export interface OldSchema {
  readonly commit: string
  readonly migrations: readonly { readonly name: string; readonly statements: readonly string[] }[]
}

/** Every distinct schema of the time in which migrations were edited in place, oldest first. */
export function listOldSchemas(): OldSchema[] {
  const { texts, schemas } = OldSchemas.parse(JSON.parse(readFileSync(oldSchemasFile, 'utf8')))
  return schemas.map(({ commit, migrations }) => ({
    commit,
    migrations: Object.entries(migrations).map(([name, text]) => ({ name, statements: texts[name]?.[text] ?? [] })),
  }))
}
