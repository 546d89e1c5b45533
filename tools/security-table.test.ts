import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limits } from '../apps/server/src/modules/accounts/limits/rate-limits.ts'
import { findBrokenPromises, parseSecurityTable } from './house/security-table.ts'
import proofs from './house/security-tests.json' with { type: 'json' }
import { root } from './house/source-tree.ts'

const table = readFileSync(join(root, 'docs/security-table.md'), 'utf8')
const requirements = parseSecurityTable(table)

describe('the security table', () => {
  test('has a row for every limit', () => {
    const rows = table.split('\n## Limits\n')[1]?.split('\n- **')[0] ?? ''
    expect(Object.keys(limits).filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
  })

  test('names an existing test, or a reason, for every requirement', () => {
    expect(requirements.length).toBeGreaterThanOrEqual(105)
    expect(findBrokenPromises(requirements, proofs)).toEqual([])
  })

  test('is rejected where a test does not exist, a requirement is missing or nothing is named', () => {
    const text =
      '- **1.1**/1 one\n- **1.2**/1 two\n- **1.3** three. *Not met*: no\n\n|a limit|5|A|\n|another|5|B|\n- **B** *Otherwise*: no\n'
    const invented = { '1.1': { 'tools/security-table.test.ts': ['no such' + ' test'] }, '1.4': {} }
    const broken = findBrokenPromises(parseSecurityTable(text), invented)
    expect(broken).toEqual([
      expect.stringMatching(/^1\.4: has tests/),
      expect.stringMatching(/^1\.1: .* has no test/),
      expect.stringMatching(/^1\.2: name a test/),
      expect.stringMatching(/^A: name a test/),
    ])
  })
})
