import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house/source-tree.ts'
import { ruleFiles, ruleTests } from './rule-files.ts'

test('the files of the mutation tests and their tests exist', () => {
  const paths = [...ruleFiles.map(({ path }) => path), ...ruleTests]
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
