import { expect, test } from 'vitest'
import { translateTopic } from './translate-topic.ts'

const anywhere = { languages: [], regions: [] }

test.each([
  ['travel', { regions: ['MX'] }, 'viaje'],
  ['vegan baking', { regions: ['BR'] }, 'vegano confeitaria'],
  ['Skincare', { regions: ['JP'] }, 'スキンケア'],
  ['fashion', { regions: ['ES', 'MX'] }, 'moda'],
  ['fashion', { regions: ['CH'], languages: ['fr'] }, 'mode'],
])('%s for %j is asked for as %s', (topic, wanted, text) => {
  expect(translateTopic(topic, { ...anywhere, ...wanted })).toBe(text)
})

test.each([
  ['travel', {}],
  ['travel', { regions: ['GB'] }],
  ['fashion', { regions: ['DE', 'FR'] }],
  ['sourdough', { regions: ['DE'] }],
  ['travel with toddlers', { regions: ['DE'] }],
  ['viajes', { regions: ['DE'] }],
])('%s for %j stays as it is', (topic, wanted) => {
  expect(translateTopic(topic, { ...anywhere, ...wanted })).toBe(topic)
})
