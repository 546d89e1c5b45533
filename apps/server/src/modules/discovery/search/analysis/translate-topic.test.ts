import { expect, test } from 'vitest'
import { translateTopic } from './translate-topic.ts'

const anywhere = { languages: [], regions: [] }

test.each([
  ['travel', { regions: ['MX'] }, 'viajar'],
  ['vegan baking', { regions: ['BR'] }, 'vegano bolo'],
  ['Skincare', { regions: ['JP'] }, 'スキンケア'],
  ['fashion', { regions: ['ES', 'MX'] }, 'moda'],
  ['fashion', { regions: ['CH'], languages: ['fr'] }, 'mode'],
])('%s for %j is asked for as %s', async (topic, wanted, text) => {
  expect(await translateTopic({ text: topic, ...anywhere, ...wanted }, undefined)).toBe(text)
})

test.each([
  ['travel', {}],
  ['travel', { regions: ['GB'] }],
  ['fashion', { regions: ['DE', 'FR'] }],
  ['sourdough', { regions: ['DE'] }],
  ['travel with toddlers', { regions: ['DE'] }],
  ['viajes', { regions: ['DE'] }],
])('%s for %j stays as it is', async (topic, wanted) => {
  expect(await translateTopic({ text: topic, ...anywhere, ...wanted }, undefined)).toBe(topic)
})

test('a translator gets the topics that have no fixed translation, for one language', async () => {
  const asked: string[][] = []
  const translator = {
    async translate(...given: [topic: string, language: string]) {
      asked.push(given)
      return given[0] === 'sourdough' ? 'sauerteig' : undefined
    },
  }
  const translate = (text: string, wanted: object) => translateTopic({ text, ...anywhere, ...wanted }, translator)
  expect(await translate('sourdough', { regions: ['AT'] })).toBe('sauerteig')
  expect(await translate('camping stoves', { regions: ['AT'] })).toBe('camping stoves')
  expect(await translate('fashion', { regions: ['ES'] })).toBe('moda')
  expect(await translate('sourdough', { regions: ['DE', 'FR'] })).toBe('sourdough')
  expect(await translate('sourdough', { regions: ['US'] })).toBe('sourdough')
  expect(await translate('자전거 여행', { regions: ['KR'] })).toBe('자전거 여행')
  expect(asked).toEqual([
    ['sourdough', 'de'],
    ['camping stoves', 'de'],
  ])
})
