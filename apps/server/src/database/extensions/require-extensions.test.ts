import { describe, expect, test } from 'vitest'
import { findServerRefusal, type ServerFacts } from './require-extensions.ts'

const complete: ServerFacts = {
  version: '17.11 (Debian 17.11-0+deb13u1)',
  majorVersion: 17,
  availableExtensions: ['plpgsql', 'pg_trgm', 'vector', 'pg_textsearch'],
  hasLoadedTextSearch: true,
}
const without = (missing: string) => complete.availableExtensions.filter((name) => name !== missing)

describe('a PostgreSQL', () => {
  test('of version 17 or newer with all extensions is taken', () => {
    expect(findServerRefusal(complete)).toBeUndefined()
    expect(findServerRefusal({ ...complete, majorVersion: 18 })).toBeUndefined()
  })

  test.each<[string, Partial<ServerFacts>, RegExp]>([
    [
      'that is older is refused, which version there is and which is needed',
      { version: '16.4', majorVersion: 16 },
      /needs PostgreSQL 17 or newer, and DATABASE_URL leads to 16\.4: move to/,
    ],
    [
      'without pgvector is refused, and where to get it',
      { availableExtensions: without('vector') },
      /lacks the extension vector: install its package \(postgresql-17-pgvector .*github\.com\/pgvector/,
    ],
    [
      'without pg_trgm is refused, and where to get it',
      { availableExtensions: without('pg_trgm') },
      /lacks the extension pg_trgm: install .* \(postgresql-contrib\)/,
    ],
    [
      'without pg_textsearch is refused, and where to get it and how to load it',
      { availableExtensions: without('pg_textsearch'), hasLoadedTextSearch: false },
      /lacks the extension pg_textsearch: install .*\/releases\) and set shared_preload_libraries = 'pg_textsearch'/,
    ],
    [
      'that did not load pg_textsearch is refused, and where to add it',
      { hasLoadedTextSearch: false },
      /did not load it: add pg_textsearch to shared_preload_libraries in postgresql\.conf and restart it/,
    ],
  ])('%s: said in one sentence', (_title, facts, expected) => {
    const refusal = findServerRefusal({ ...complete, ...facts })
    expect(refusal).toMatch(expected)
    expect(refusal).toMatch(/^[^\n]*; docs\/operations\.md, "Which database", says more\.$/)
  })
})
