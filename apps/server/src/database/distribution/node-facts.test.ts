import { describe, expect, test } from 'vitest'
import { sessionSettings } from '../extensions/session-settings.ts'
import { findMissing, hasSessionSettings, type NodeFacts } from './node-facts.ts'

const versions = { vector: '0.8.1', pg_trgm: '1.6', pg_textsearch: '1.4.0' }

function buildNode(given: Partial<NonNullable<NodeFacts['facts']>> = {}, isCoordinator = false): NodeFacts {
  const facts = { available: {}, created: versions, hasLoadedTextSearch: true, settings: sessionSettings, ...given }
  return { address: isCoordinator ? 'coordinator:5432' : 'worker:5432', isCoordinator, facts, failure: undefined }
}

const coordinator = buildNode({}, true)

describe('what a worker lacks', () => {
  test.each<[string, NodeFacts, RegExp[]]>([
    ['nothing', buildNode(), []],
    ['nothing that Citus would not create', buildNode({ created: {}, available: { ...toLists(versions) } }), []],
    [
      'an extension that is not installed',
      buildNode({ created: { ...versions, vector: '' }, available: {} }),
      [/^The node worker:5432 lacks the extension vector 0\.8\.1: install its package/],
    ],
    [
      'the version of the coordinator',
      buildNode({ created: { ...versions, pg_textsearch: '1.3.0' } }),
      [/^The node worker:5432 lacks the extension pg_textsearch 1\.4\.0; it has 1\.3\.0: install the package/],
    ],
    ['a library', buildNode({ hasLoadedTextSearch: false }), [/did not load pg_textsearch.*shared_preload_libraries/]],
    [
      'an answer',
      { ...buildNode(), facts: undefined, failure: 'connection refused' },
      [/^The node worker:5432 does not answer: connection refused$/],
    ],
  ])('is %s', (_, node, expected) => {
    expect(findMissing([coordinator, node])).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  })
})

test('a node whose sessions begin otherwise is told apart', () => {
  expect(hasSessionSettings(buildNode())).toBe(true)
  expect(hasSessionSettings(buildNode({ settings: { ...sessionSettings, jit: 'on' } }))).toBe(false)
})

function toLists(given: Record<string, string>) {
  return Object.fromEntries(Object.entries(given).map(([name, version]) => [name, [version]]))
}
