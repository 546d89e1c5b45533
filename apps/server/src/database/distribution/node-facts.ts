import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { getExtensionSource, requiredExtensions } from '../extensions/require-extensions.ts'
import { sessionSettings } from '../extensions/session-settings.ts'
import { askNodes } from './nodes.ts'

const Facts = z.object({
  /** Versions of extensions that can be created there. */
  available: z.record(z.string(), z.array(z.string())),
  /** Versions of extensions that this database has. */
  created: z.record(z.string(), z.string()),
  hasLoadedTextSearch: z.boolean(),
  settings: z.record(z.string(), z.string().nullable()),
})

/** Extensions and settings of a node that shards need. */
export interface NodeFacts {
  readonly address: string
  readonly isCoordinator: boolean
  /** Undefined: it does not answer. */
  readonly facts: z.output<typeof Facts> | undefined
  readonly failure: string | undefined
}

/** Settings of vector are known only where a function of vector was called. */
const question = `
  select json_build_object(
    'available', (select json_object_agg(name, versions) from
      (select name, json_agg(version) as versions from pg_available_extension_versions group by name) as listed),
    'created', (select json_object_agg(extname, extversion) from pg_extension),
    'hasLoadedTextSearch', current_setting('pg_textsearch.default_limit', true) is not null,
    'settings', json_build_object(${Object.keys(sessionSettings)
      .map((name) => `'${name}', current_setting('${name}', true)`)
      .join(', ')}))`

/** Asks each node, the coordinator first. */
export async function readNodeFacts(db: QueryExecutorProvider): Promise<NodeFacts[]> {
  const answers = await askNodes(db, question)
  return answers.map(({ address, isCoordinator, result, failure }) => ({
    address,
    isCoordinator,
    facts: result === undefined ? undefined : Facts.parse(JSON.parse(result)),
    failure,
  }))
}

/** Lists what the nodes lack for keeping parts of the catalogue, a sentence each. */
export function findMissing(nodes: readonly NodeFacts[]): string[] {
  const coordinator = nodes.find(({ isCoordinator }) => isCoordinator)?.facts
  return nodes.flatMap(({ address, isCoordinator, facts, failure }) => {
    if (!facts) return [`The node ${address} does not answer: ${failure}`]
    if (isCoordinator) return []
    const lacking = requiredExtensions.flatMap((name) => {
      const version = coordinator?.created[name]
      const found = facts.created[name]
      const isThere = found === undefined ? facts.available[name]?.includes(version ?? '') : found === version
      const other = found ?? facts.available[name]?.join(', ')
      const has = other ? `; it has ${other}` : ''
      return isThere
        ? []
        : [`The node ${address} lacks the extension ${name} ${version}${has}: ${getExtensionSource(name)}`]
    })
    const unloaded = `The node ${address} did not load pg_textsearch: add it to shared_preload_libraries there and restart it`
    return facts.hasLoadedTextSearch ? lacking : [...lacking, unloaded]
  })
}

/** Whether sessions on the node begin with the settings that searches need. */
export function hasSessionSettings({ facts }: NodeFacts): boolean {
  return Object.entries(sessionSettings).every(([name, value]) => facts?.settings[name] === value)
}
