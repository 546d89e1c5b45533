import { describe, expect, test } from 'vitest'
import { findDoorTroubles } from './doors.ts'
import type { SourceFile } from './source-tree.ts'

function file(path: string, ...targets: string[]): SourceFile {
  const imports = targets.map((target) => ({ target, typeOnly: false }))
  return { path, text: '', lines: 1, imports, functions: [] }
}

const room = 'apps/server/src/room'
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${room}/${name}.ts`))
const caller = file('apps/server/src/main.ts', `${room}/a.ts`)
const readme = (...list: string[]) => ['# room', '', 'Parts of a room. Begin with `a.ts`.', '', ...list].join('\n')
const judge = (files: readonly SourceFile[], door?: string) =>
  findDoorTroubles(files, new Map(door === undefined ? [] : [[room, door]]))

describe('the doors of folders', () => {
  test('are required from six source files on, tests not counted', () => {
    expect(judge(six)).toEqual([expect.stringContaining('6 source files and no README.md')])
    expect(judge([...six.slice(1), file(`${room}/a.test.ts`)])).toEqual([])
  })

  test('list the files that other folders import', () => {
    const door = readme('Imported from outside:', '- `a.ts`: what others call')
    expect(judge([...six, caller], door)).toEqual([])
    expect(judge([...six, caller, file('apps/server/src/app.ts', `${room}/b.ts`)], door)).toEqual([
      expect.stringContaining(`app.ts imports ${room}/b.ts, which ${room}/README.md does not list`),
    ])
  })

  test('list nothing else', () => {
    const door = readme('Imported from outside:', '- `a.ts`: what others call', '- `b.ts`: more')
    expect(judge([...six, caller], door)).toEqual([
      expect.stringContaining(`${room}/b.ts, which no other folder imports`),
    ])
  })

  test('do not count subfolders, tests and tools among the importers', () => {
    const importers = [
      `${room}/sub/g.ts`,
      'apps/server/src/h.test.ts',
      'apps/server/src/testing/i.ts',
      'bench/src/j.ts',
    ]
    const files = [...six, ...importers.map((path) => file(path, `${room}/a.ts`))]
    expect(judge(files, readme('Imported from outside: nothing.'))).toEqual([])
  })

  test('can list every file, if every file is imported', () => {
    const all = file('apps/server/src/app.ts', ...six.map(({ path }) => path))
    expect(judge([...six, all], readme('Imported from outside: every file.'))).toEqual([])
    expect(judge([...six, caller], readme('Imported from outside: every file.'))).toHaveLength(5)
  })

  test.each([
    ['another heading', readme('Imported from outside:', '- `a.ts`: calls').replace('# room', '# Room')],
    ['no list', readme()],
    ['an entry without its purpose', readme('Imported from outside:', '- `a.ts`')],
    [
      'more than twelve lines',
      readme('Imported from outside:', '- `a.ts`: calls', ...Array.from({ length: 8 }, () => ''), 'x'),
    ],
  ])('refuse %s', (_what, door) => {
    expect(judge([...six, caller], door)).toEqual([expect.stringContaining('at most 12 lines, in this form')])
  })
})
