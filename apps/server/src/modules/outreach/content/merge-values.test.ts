import { describe, expect, it } from 'vitest'
import { findFirstName } from './first-name.ts'
import { type NameableCreator, toExampleValues, toMergeValues } from './merge-values.ts'

const creator: NameableCreator = {
  platform: 'youtube',
  title: 'Maya Cooks',
  handle: '@mayacooks',
  url: null,
  subscribers: null,
  region: null,
  content_categories: [],
  latest_post: null,
}
const quoteLatest = (latest_post: string) => toMergeValues({ ...creator, latest_post }).latest_post

describe('the first name', () => {
  it.each([
    ['Emma Chamberlain', 'Emma'],
    ['EMMA CHAMBERLAIN', 'Emma'],
    ['Maria da Silva', 'Maria'],
    ['Jan van der Berg', 'Jan'],
    ['Anna-Maria O’Hara', 'Anna-Maria'],
    ['Léa Dupont 🌸', 'Léa'],
    ['Samuel L. Jackson', 'Samuel'],
    ['Анна Иванова', 'Анна'],
    ['Maya', 'Maya'],

    ['Le\u0301a Dupont', 'Léa'],
  ])('of %j is %j', (title, name) => {
    expect(findFirstName(title)).toBe(name)
  })

  it.each([
    ['a thing', 'Emma’s Kitchen'],
    ['a thing of a full name', 'Maria Lopez’s'],
    ['a channel', 'Emma Official'],
    ['a firm', 'Martin Guitars'],
    ['a firm with its form', 'Martin Bauer GmbH'],
    ['two people', 'Anna & Tom'],
    ['two people in words', 'Anna and Tom'],
    ['a name and a topic', 'Anna Schmidt | Vegan food'],
    ['words', 'Simple Living'],
    ['words that are names too', 'Grace Period'],
    ['a sentence', 'Anna Learns To Cook Every Day'],
    ['a particle without a surname', 'Anna de'],
    ['a handle', 'emma.chamberlain'],
    ['a lower-case text', 'emma cooks'],
    ['a Chinese name', '李子柒'],
    ['nothing', ''],
    ['a property of all objects', 'Constructor Smith'],
  ])('is unknown where the title is %s', (_kind, title) => {
    expect(findFirstName(title)).toBeUndefined()
  })
})

describe('the latest post', () => {
  it('is unknown without a post', () => {
    expect(toMergeValues(creator).latest_post).toBe('')
  })

  it.each([
    ['Ramen in five minutes', 'Ramen in five minutes'],
    ['\n Ramen\tat home \nRecipe below', 'Ramen at home'],
    ['Ramen at home #ramen #foodie', 'Ramen at home'],
    ['#1 ramen in town', '#1 ramen in town'],
    ['#ramen #food', ''],
  ])('is quoted from %j as %j', (title, quoted) => {
    expect(quoteLatest(title)).toBe(quoted)
  })

  it('is cut between two words, and never within a character', () => {
    expect(quoteLatest(`${'a'.repeat(70)}, ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(70)}…`)
    expect(quoteLatest('🍜'.repeat(60))).toBe(`${'🍜'.repeat(40)}…`)
    expect(quoteLatest(`a${'🍜'.repeat(60)}`)).toBe(`a${'🍜'.repeat(39)}…`)
  })
})

it('a test mail has an example of each field', () => {
  expect(toExampleValues()).toMatchObject({
    title: 'Maya Cooks',
    first_name: 'Maya',
    latest_post: 'Ramen in five minutes',
  })
})
