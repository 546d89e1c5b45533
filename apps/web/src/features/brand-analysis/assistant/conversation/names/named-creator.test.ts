import { expect, test, vi } from 'vitest'
import { makeCriteria, makeRefinement } from '../../../../../testing/open-assistant.tsx'
import { findNamed, readMessage } from './named-creator.ts'

const shown = [
  { title: 'Ada Lovelace', handle: '@ada.codes' },
  { title: 'Bo', handle: 'bo' },
  { title: 'Baking with Cy', handle: 'cybakes' },
  { title: '美食家小王', handle: 'xiaowang' },
]

test.each([
  ['drop Ada', 'drop #1', 1],
  ['drop Ada Lovelace please', 'drop #1 please', 1],
  ['without @cybakes', 'without #3', 3],
  ['不要美食家小王', '不要#4', 4],
])('the creator named in “%s” is replaced by its position', (message, replaced, position) => {
  expect(findNamed(message, shown)).toEqual({ message: replaced, position })
})

test.each(['drop Adam', 'drop Baking', 'drop bots', 'drop Ada and Bo'])('“%s” does not name one creator', (message) => {
  expect(findNamed(message, shown)).toBeUndefined()
})

const criteria = makeCriteria()
const avoids = (word: string) =>
  makeRefinement({ kind: 'change', is_refinement: true, criteria: { ...criteria, excluded_keywords: [word] } })
const drops = makeRefinement({ kind: 'change', is_refinement: false, criteria, creator: 2 })
const more = makeRefinement({ kind: 'more', is_refinement: false, criteria })

test('a name that was read as a topic to avoid is read again as a position', async () => {
  const refine = vi.fn().mockResolvedValueOnce(avoids('Bo')).mockResolvedValueOnce(drops)
  const turn = await readMessage({ refine }, { message: 'drop Bo', criteria, shown }, new AbortController().signal)
  expect(turn).toBe(drops)
  expect(refine.mock.calls.map(([{ message }]) => message)).toEqual(['drop Bo', 'drop #2'])
})

test('a topic to avoid, and a message about other things, are read once', async () => {
  for (const [message, read] of [
    ['drop makeup', avoids('makeup')],
    ['more like Bo', more],
  ] as const) {
    const refine = vi.fn().mockResolvedValue(read)
    expect(await readMessage({ refine }, { message, criteria, shown }, new AbortController().signal)).toBe(read)
    expect(refine).toHaveBeenCalledOnce()
  }
})
