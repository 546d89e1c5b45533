import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TableScanner } from './table-scanner.ts'

function scan(text: string, options: { pieceLength?: number; maxRowLength?: number; delimiter?: string } = {}) {
  const { pieceLength = text.length, maxRowLength = 1000, delimiter = ',' } = options
  const scanner = new TableScanner({ delimiter, maxRowLength })
  const rows = []
  for (let at = 0; at < text.length; at += pieceLength)
    rows.push(...scanner.scan(text.slice(at, at + pieceLength), false))
  return [...rows, ...scanner.scan('', true)]
}

const cellsOf = (text: string, options?: Parameters<typeof scan>[1]) => scan(text, options).map((row) => row.cells)

describe('a table', () => {
  test.each([
    [
      'plain rows',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'the last line without its end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Windows line ends',
      'a,b\r\n"1",2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quoted delimiters and line breaks',
      '"a,1","b\n2"\nc,d',
      [
        ['a,1', 'b\n2'],
        ['c', 'd'],
      ],
    ],
    ['doubled quotation marks', '"say ""hi""",x', [['say "hi"', 'x']]],
    ['quotation marks inside a cell', 'the "best" one,x', [['the "best" one', 'x']]],
    [
      'a cell that only begins with a quoted word',
      '"Nick" Smith,x\ny,z',
      [
        ['"Nick" Smith', 'x'],
        ['y', 'z'],
      ],
    ],
    ['empty cells', ',"",\n', []],
    ['empty cells beside others', ',"",x\n,', [['', '', 'x']]],
    [
      'lines without anything',
      '\n\n a,b\n\n,,\nc,d\n',
      [
        [' a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['rows of different lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
  ])('has %s', (_what, text, cells) => {
    for (const pieceLength of [1, 2, 3, 5, 100]) expect(cellsOf(text, { pieceLength })).toEqual(cells)
  })

  test('may have another separator', () => {
    expect(cellsOf('a;b,c\n"x;y";z', { delimiter: ';' })).toEqual([
      ['a', 'b,c'],
      ['x;y', 'z'],
    ])
  })

  test('reports the line of the file on which a row starts', () => {
    expect(scan('a\n\n"b\n\nc"\nd\n').map((row) => row.line)).toEqual([1, 3, 6])
  })
})

describe('a broken row', () => {
  test('with an unclosed quotation mark is given up, and the next line is read', () => {
    for (const pieceLength of [1, 7, 1000]) {
      expect(scan('a,b\n1,"open\n3,4\n5,6\n', { pieceLength })).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1,"open'], unreadable: 'a quotation mark is not closed' },
        { line: 3, cells: ['3', '4'] },
        { line: 4, cells: ['5', '6'] },
      ])
    }
  })

  test('with a quotation mark closed only far below is given up too', () => {
    const text = `a,b\n1,"open\n${'3,4\n'.repeat(500)}5,"six"\n`
    const rows = scan(text, { pieceLength: 64 })
    expect(rows[1]).toMatchObject({ line: 2, unreadable: 'a quotation mark is not closed' })
    expect(rows).toHaveLength(503)
    expect(rows.at(-1)).toEqual({ line: 503, cells: ['5', 'six'] })
  })

  test('beyond the length limit is given up, and the next line is read', () => {
    for (const pieceLength of [10, 999, 100_000]) {
      const rows = scan(`a,b\n${'x'.repeat(50_000)},1\n3,4\n`, { pieceLength })
      expect(rows.map(({ line, unreadable }) => [line, unreadable])).toEqual([
        [1, undefined],
        [2, 'the line is longer than 1000 letters'],
        [3, undefined],
      ])
    }
  })
})

describe('any table', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '🍞', ',', ';', '"', '\n', '\r', ' ', '=') })
  const hasContent = (row: string[]) => row.some((text) => text.trim() !== '')
  const write = (text: string) => `"${text.replaceAll('"', '""')}"`

  test('in correct form is read as it was written, wherever its pieces end', () => {
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 50 }), (table, pieceLength) => {
        const text = table.map((row) => `${row.map(write).join(',')}\n`).join('')
        expect(cellsOf(text, { pieceLength, maxRowLength: 100_000 })).toEqual(table.filter(hasContent))
      }),
    )
  })

  test('of any letters is read to its end, the same wherever its pieces end', () => {
    fc.assert(
      fc.property(fc.array(cell), fc.integer({ min: 1, max: 50 }), (parts, pieceLength) => {
        const text = parts.join(',')
        expect(scan(text, { pieceLength, maxRowLength: 100_000 })).toEqual(scan(text, { maxRowLength: 100_000 }))
      }),
    )
  })
})
