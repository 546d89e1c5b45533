import { describe, expect, test } from 'vitest'
import { findFolderCycles, findImportCycles, findLargeFolders } from './folders.ts'
import type { SourceFile } from './source-tree.ts'

function file(path: string, ...targets: string[]): SourceFile {
  const imports = targets.map((target) => ({ target, typeOnly: true }))
  return { path, text: '', lines: 1, imports, functions: [] }
}

describe('the cycles of files', () => {
  test('are found over three files, by type imports alone', () => {
    const cycle = [file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'a.ts')]
    expect(findImportCycles(cycle)).toEqual([expect.stringContaining('a.ts -> b.ts -> c.ts -> a.ts')])
  })
})

describe('the cycles of folders', () => {
  test('are found where a folder and its subfolder import each other', () => {
    const cycle = [file('x/a.ts', 'x/sub/b.ts'), file('x/sub/b.ts', 'x/c.ts'), file('x/c.ts')]
    expect(findFolderCycles(cycle)).toEqual([
      expect.stringContaining('x/a.ts imports x/sub/b.ts; x/sub/b.ts imports x/c.ts'),
    ])
  })

  test('are found over three folders', () => {
    const cycle = [file('x/a.ts', 'y/b.ts'), file('y/b.ts', 'z/c.ts'), file('z/c.ts', 'x/d.ts'), file('x/d.ts')]
    expect(findFolderCycles(cycle)).toHaveLength(1)
  })

  test('do not count tests, their aids and packages', () => {
    const files = [
      file('x/a.ts', 'y/b.ts', 'zod'),
      file('y/b.ts'),
      file('y/b.test.ts', 'x/a.ts'),
      file('y/testing/c.ts', 'x/a.ts'),
    ]
    expect(findFolderCycles(files)).toEqual([])
  })
})

describe('the size of folders', () => {
  const fill = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)

  test('is at most 25 files, the README.md not counted', () => {
    expect(findLargeFolders([...fill('x', 25), 'x/README.md', ...fill('x/sub', 3)])).toEqual([])
    expect(findLargeFolders(fill('x', 26))).toEqual([expect.stringContaining('x has 26 files')])
  })

  test('is unlimited for documents', () => {
    expect(findLargeFolders(fill('docs/decisions', 40))).toEqual([])
  })
})
