import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from '../analysis/query.ts'
import { createPassageFinder, type SearchedTexts } from './find-passages.ts'

const find = (text: string, texts: Partial<SearchedTexts>) =>
  createPassageFinder(parseSearchQuery(text))({
    title: 'Mara',
    handle: 'mara',
    description: '',
    keywords: [],
    content_categories: [],
    posts: [],
    ...texts,
  })

/** Formats each passage with its field, and the marked words in brackets. */
const show = (text: string, texts: Partial<SearchedTexts>) =>
  find(text, texts).passages.map(({ field, text: passage, is_cut, marks }) => {
    const marked = marks.toReversed().reduce((rest, { start, end }) => {
      return `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`
    }, passage)
    return `${field}: ${is_cut.before ? '... ' : ''}${marked}${is_cut.after ? ' ...' : ''}`
  })

describe('the words of a search', () => {
  test('are found in any form, and named as typed', () => {
    const { words, missing } = find('Vegan cakes Berlin', { description: 'VEGAN cake recipes' })
    expect({ words, missing }).toEqual({ words: ['Vegan', 'cakes'], missing: ['Berlin'] })
  })

  test('are found in hashtags, handles and compounds', () => {
    expect(show('guitar', { description: 'Watch my #guitarlessons' })).toEqual(['bio: Watch my #[guitarlessons]'])
    expect(show('home workout', { description: 'daily #homeworkout' })).toEqual(['bio: daily #[homeworkout]'])
    expect(show('vegan', { handle: 'vegan.mara' })).toEqual(['handle: [vegan.mara]'])
  })

  test('are not found in links, nor in words that only begin alike', () => {
    expect(find('vegan', { description: 'https://vegan.test/vegan' }).missing).toEqual(['vegan'])
    expect(find('art', { description: 'An article on artists' }).missing).toEqual(['art'])
  })

  test('are found by their English gloss, which is named', () => {
    const { words, missing, passages } = find('蛋糕', { description: 'Vegan cakes' })
    expect({ words, missing }).toEqual({ words: ['蛋糕'], missing: [] })
    expect(passages[0]).toMatchObject({
      text: 'Vegan cakes',
      marks: [{ start: 6, end: 11 }],
      glosses: [{ word: '蛋糕', gloss: 'cake' }],
    })
  })

  test('are found in texts of other languages by the gloss of the word there, which is named', () => {
    const { words, passages } = find('cakes', { description: '手工蛋糕' })
    expect(words).toEqual(['cakes'])
    expect(passages[0]).toMatchObject({ marks: [{ start: 2, end: 4 }], glosses: [{ word: '蛋糕', gloss: 'cake' }] })
    expect(find('pasteles', { description: 'Torten aus Wien' }).passages[0]?.glosses).toEqual([
      { word: 'Torten', gloss: 'cake' },
    ])
  })

  test('are named as written where they stand in the text', () => {
    expect(find('Torten', { description: 'Torten aus Wien' }).passages[0]?.glosses).toBeUndefined()
  })

  test('are none where the search has no words', () => {
    expect(find('😀', { description: 'Cakes' })).toEqual({ words: [], missing: [], passages: [] })
  })
})

describe('the passages', () => {
  test('are from the bio if it has the word, else from topics, name or handle', () => {
    const texts = { title: 'Vegan Mara', keywords: ['vegan food'], handle: 'veganmara' }
    expect(show('vegan', { ...texts, description: 'Vegan bread' })).toEqual(['bio: [Vegan] bread'])
    expect(show('vegan', texts)).toEqual(['topic: [vegan] food'])
    expect(show('vegan', { ...texts, keywords: [] })).toEqual(['name: [Vegan] Mara'])
    expect(show('baking', { content_categories: ['baking'] })).toEqual(['topic: [Baking]'])
  })

  test('are from the newest post with the word if nothing else has it, with the date if it is known', () => {
    const posts = [
      { title: 'Bread', posted_on: '2030-03-03' },
      { title: 'Vegan cakes', posted_on: '2030-03-02' },
      { title: 'Vegan pie', posted_on: '2030-03-01' },
      { title: 'Pie', posted_on: null },
    ]
    expect(show('vegan', { posts })).toEqual(['post: [Vegan] cakes'])
    expect(show('vegan', { posts, handle: 'veganmara' })).toEqual(['handle: [veganmara]'])
    expect(find('vegan', { posts }).passages.map(({ posted_on }) => posted_on)).toEqual(['2030-03-02'])
    expect(find('pie', { posts: posts.slice(3) }).passages.map(({ posted_on }) => posted_on)).toEqual([undefined])
  })

  test('show each word once, words beside each other in one passage', () => {
    const description = 'Vegan cakes, vegan bread'
    expect(show('vegan cakes sourdough', { description, keywords: ['sourdough', 'vegan'] })).toEqual([
      'bio: [Vegan] [cakes], [vegan] bread',
      'topic: [sourdough]',
    ])
  })

  test('are cut at blanks and say so', () => {
    const before = 'I moved to Lisbon ten years ago and have been writing about'
    const after = 'and everything else that can be made from flour, water and salt without an oven'
    expect(show('sourdough', { description: `${before} sourdough ${after}` })).toEqual([
      'bio: ... writing about [sourdough] and everything else that can ...',
    ])
  })

  test('are at most three', () => {
    const keywords = ['apple', 'banana', 'cherry', 'damson']
    expect(show('apple banana cherry damson', { keywords })).toHaveLength(3)
  })

  test('mark only the word in a script without blanks', () => {
    expect(show('日本料理', { description: '東京の日本料理教室です' })).toEqual(['bio: 東京の[日本料理]教室です'])
  })

  test('are short, however long a word is', () => {
    const [passage] = find('vegan', { description: `vegan${'-a'.repeat(200)}` }).passages
    expect(passage).toMatchObject({ is_cut: { after: true }, marks: [{ start: 0, end: 52 }] })
    expect(passage?.text).toHaveLength(52)
  })
})
