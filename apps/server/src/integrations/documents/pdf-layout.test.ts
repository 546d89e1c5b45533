import { describe, expect, test } from 'vitest'
import { toBlocks, toPassages } from './pdf-layout.ts'
import type { PlacedText } from './pdf-lines.ts'

const width = 6
const at = (text: string, start: number, baseline: number, size = 10): PlacedText => ({
  text,
  start,
  end: start + text.length * width * (size / 10),
  baseline,
  size,
})
const read = (...texts: PlacedText[]) =>
  toPassages([{ page: 1, blocks: toBlocks(texts) }]).map(({ kind, text }) => `${kind}: ${text}`)

describe('lines of a page', () => {
  test('form one paragraph when close together, and two when further apart', () => {
    expect(
      read(
        at('We bake bread', 50, 700),
        at('every morning.', 50, 688),
        at('And cakes', 50, 660),
        at('on demand.', 50, 648),
      ),
    ).toEqual(['paragraph: We bake bread every morning.', 'paragraph: And cakes on demand.'])
  })

  test('are joined without a hyphen that splits a word, and with one that belongs to it', () => {
    expect(read(at('For content crea-', 50, 700), at('tors in the mid-', 50, 688), at('2020s', 50, 676))).toEqual([
      'paragraph: For content creators in the mid- 2020s',
    ])
  })

  test('are made of texts with a blank between separate ones', () => {
    expect(read(at('We', 50, 700), at('bake', 66, 700), at('ry', 90, 700))).toEqual(['paragraph: We bakery'])
  })

  test('in larger letters are headings', () => {
    expect(
      read(at('Our brand', 50, 740, 16), at('A small bakery with old recipes', 50, 710), at('and new ones', 50, 698)),
    ).toEqual(['heading: Our brand', 'paragraph: A small bakery with old recipes and new ones'])
  })

  test('with wide gaps are rows of a table', () => {
    expect(read(at('Product', 50, 700), at('Price', 200, 700), at('Rye bread', 50, 688), at('4.50', 200, 688))).toEqual(
      ['row: Product | Price', 'row: Rye bread | 4.50'],
    )
  })

  test('with wide gaps are rows in their narrower gaps too', () => {
    expect(read(at('Platform', 50, 700), at('Budget', 104, 700), at('Goal', 200, 700))).toEqual([
      'row: Platform | Budget | Goal',
    ])
  })

  test('with room for the next word end their paragraph, as the items of a list do', () => {
    expect(
      read(at('Rye bread', 50, 700), at('Cakes', 50, 688), at('Whatever else a family may need', 50, 676)),
    ).toEqual(['paragraph: Rye bread', 'paragraph: Cakes', 'paragraph: Whatever else a family may need'])
  })

  test('in right-to-left scripts begin on the right, in any order of the file', () => {
    const [first, second] = [at('שלום', 98, 700), at('עולם', 70, 700)].map((text) => ({
      ...text,
      isRightToLeft: true,
    }))
    const lines = [first, second].filter((text) => text !== undefined)
    expect(read(...lines)).toEqual(['paragraph: שלום עולם'])
    expect(read(...lines.toReversed())).toEqual(['paragraph: שלום עולם'])
  })

  test('that begin with a bullet are paragraphs of their own', () => {
    expect(read(at('•', 50, 700), at('Rye bread', 80, 700), at('•', 50, 688), at('Spelt rolls', 80, 688))).toEqual([
      'paragraph: • Rye bread',
      'paragraph: • Spelt rolls',
    ])
  })
})

describe('the order of a page', () => {
  const left = [at('Left first', 50, 700), at('left second', 50, 688)]
  const right = [at('Right first', 300, 700), at('right second', 300, 688)]

  test('follows the file, one column after the other', () => {
    expect(read(...left, ...right)).toEqual([
      'paragraph: Left first left second',
      'paragraph: Right first right second',
    ])
  })

  test('follows the positions when the file has another order', () => {
    const title = at('A title over both of the columns of this page', 50, 750)
    const foot = at('A foot under both of the columns of this page', 50, 600)
    expect(read(foot, ...right, ...left, title)).toEqual([
      'paragraph: A title over both of the columns of this page',
      'paragraph: Left first left second',
      'paragraph: Right first right second',
      'paragraph: A foot under both of the columns of this page',
    ])
  })
})

test('a page without text has no passages', () => {
  expect(read(at('  ', 50, 700))).toEqual([])
})
