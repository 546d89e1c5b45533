import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limits } from '../apps/server/src/modules/accounts/rate-limits.ts'
import { findBrokenPromises, parseSecurityTable } from './house/security-table.ts'
import { root } from './house/source-tree.ts'

const table = readFileSync(join(root, 'docs/security-table.md'), 'utf8')
const demands = parseSecurityTable(table)

describe('the security table', () => {
  test('has a row for every limit', () => {
    const rows = table.split('\n## Limits\n')[1]?.split('\n### ')[0] ?? ''
    expect(Object.keys(limits).filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
  })

  test('names a test that is there, or a reason, for every demand', () => {
    expect(demands.length).toBeGreaterThan(70)
    expect(findBrokenPromises(demands)).toEqual([])
  })

  test('is found out when a test is not there, and when nothing is said', () => {
    const text =
      '## V1\n### 1.1 (level 1): a\n- `tools/security-table.test.ts`: nothing of the kind\n### 1.2 (level 1): b\n## V2\nOtherwise\n'
    const broken = findBrokenPromises(parseSecurityTable(text))
    expect(broken).toEqual([expect.stringContaining('1.1 (level 1): a'), expect.stringContaining('1.2 (level 1): b')])
  })
})
