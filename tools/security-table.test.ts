import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrokenPromises, parseSecurityTable } from './house/security-table.ts'
import { root } from './house/source-tree.ts'

const demands = parseSecurityTable(readFileSync(join(root, 'docs/security-table.md'), 'utf8'))

describe('the security table', () => {
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
