import { hash } from 'node:crypto'
import { CategoryId } from '@troupe/contract/catalogues/categories'
import { expect, test } from 'vitest'
import { countForm, toCategoryForm, toIndexTerm } from './index-text.ts'
import { searchFieldsVersion, toSearchFields } from './search-fields.ts'

const texts = { title: '', handle: '' }

/** Counts the occurrences of each term in the index. */
const count = (fields: { index_text: string }, ...terms: string[]) =>
  terms.map((term) => countForm(fields.index_text, toIndexTerm(term)))

test('a term counts most in the name, less in the bio and among the topics, and least in a hashtag', () => {
  const fields = toSearchFields({ title: 'Fashion', handle: '', description: 'Lacrosse #golf', keywords: ['travel'] })
  expect(count(fields, 'fashion', 'lacross', 'travel', 'golf')).toEqual([5, 2, 2, 1])
  expect(fields.terms).toBe("'fashion':1A 'travel':2B 'lacross':3C 'golf':4D")
  expect(fields.term_count).toBe(10)
})

test('each occurrence of a term counts', () => {
  expect(count(toSearchFields({ ...texts, description: 'Cake, cakes and CAKE' }), 'cake')).toEqual([6])
})

test('a hashtag counts by its parts and as one word', () => {
  expect(count(toSearchFields({ ...texts, description: '#VeganBaking' }), 'vegan', 'bake', 'veganbak')).toEqual([
    1, 1, 1,
  ])
})

test('the terms of posts count once each: those of most titles first, then those of the newest, and no more than 40', () => {
  const others = Array.from({ length: 5 }, (_, post) => ({
    title: Array.from({ length: 9 }, (_, word) => `word${post}x${word}`).join(' '),
  }))
  const fields = toSearchFields({ ...texts, posts: [...others, { title: 'Sourdough bread' }, { title: 'sourdough' }] })
  expect(fields.term_count).toBe(40)
  expect(fields.terms).toMatch(/^'sourdough':1D 'word0x0':2D /)
  expect(count(fields, 'sourdough', 'word0x0', 'word4x2', 'word4x3', 'bread')).toEqual([1, 1, 1, 0, 0])
})

test.each(['日本', 'ёлка', '4k', '1e5', 'x0ab', "o'neil"])('the term "%s" has a form of its own', (term) => {
  expect(toIndexTerm(term)).toMatch(/^x0[0-9a-f]+$/)
})

test('the categories have forms of their own, the first one more often, which are no terms', () => {
  const fields = toSearchFields({ ...texts, content_categories: ['baking', 'home_decor'] })
  const counted = (['baking', 'home_decor'] as const).map((id) => countForm(fields.index_text, toCategoryForm(id)))
  expect(counted).toEqual([3, 1])
  expect(fields.term_count).toBe(fields.index_text.trim().split(' ').length - 4)
  const forms = CategoryId.options.map(toCategoryForm)
  expect(new Set(forms).size).toBe(forms.length)
  for (const form of forms) {
    expect(form).toMatch(/^[a-z0-9]+$/)
    expect(toIndexTerm(form)).not.toBe(form)
  }
})

test('a creator without texts has none', () => {
  expect(toSearchFields(texts)).toMatchObject({ index_text: '', terms: '', term_count: 0 })
})

test('the search fields match their version: a change of them requires another `searchFieldsVersion`', () => {
  const made = [
    { title: 'Greta Bakes', handle: 'greta.bakes', description: 'Vegan cakes, café & crème. https://greta.test' },
    { title: 'GamingZone', handle: 'gaming_zone', keywords: ['speed-run', 'C++'], content_categories: ['gaming'] },
    {
      title: '日本料理',
      handle: 'ryori',
      description: 'Привет, ёлка. สวัสดี ชาวโลก',
      content_categories: ['baking', 'golf'],
    },
    {
      title: 'Mara',
      handle: 'mara',
      description: 'Bread',
      posts: [{ title: 'My #panettone' }, { title: 'Panettone' }],
    },
  ] as const
  const fields = made.map(toSearchFields)
  expect(new Set(fields.map((each) => each.search_version))).toEqual(new Set([searchFieldsVersion]))
  expect({ version: searchFieldsVersion, made: hash('sha256', JSON.stringify(fields)).slice(0, 16) }).toEqual({
    version: 6,
    made: 'f3f92f9c01acef5b',
  })
})
