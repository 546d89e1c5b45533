import { describe, expect, test } from 'vitest'
import { applyFieldsMask, FieldsMaskError, parseFieldsMask } from './fields-mask.ts'

const value = {
  kind: 'list',
  nextPageToken: 'x',
  items: [
    { id: 'a', snippet: { title: 'A', thumbnails: { default: { url: '1' }, high: { url: '2' } } } },
    { id: 'b', snippet: { title: 'B' } },
  ],
}
const keep = (mask: string) => applyFieldsMask(value, parseFieldsMask(mask))

describe('a fields mask', () => {
  test.each([
    ['kind', { kind: 'list' }],
    ['*', value],
    ['items/id', { items: [{ id: 'a' }, { id: 'b' }] }],
    [
      'items(id,snippet/title)',
      { items: value.items.map(({ id, snippet: { title } }) => ({ id, snippet: { title } })) },
    ],
    [
      'items/snippet/thumbnails/*/url',
      { items: [{ snippet: { thumbnails: value.items[0]?.snippet.thumbnails } }, { snippet: {} }] },
    ],
    [
      'items/id,items/snippet(title)',
      { items: value.items.map(({ id, snippet: { title } }) => ({ id, snippet: { title } })) },
    ],
    ['items,items/id', { items: value.items }],
    ['nextPageToken, kind', { kind: 'list', nextPageToken: 'x' }],
    ['unknown', {}],
  ])('%s', (mask, kept) => {
    expect(keep(mask)).toEqual(kept)
  })

  test.each(['items(', 'items(id', 'items)', ',', 'a//b', 'a b;c', ''])('is none: %j', (text) => {
    expect(() => parseFieldsMask(text)).toThrow(FieldsMaskError)
  })
})
