import { HybridSearchRequest, KolSearchRequest } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import type { RestReader } from '../wish/rest-reader-port.ts'
import { understandPlatformRequest, understandWithModel } from './understand-request.ts'

const text = 'people around the Danube delta filming calm mornings on wooden boats'
const topic = 'filming calm mornings on wooden boats'

/** Reads Romania from words that only a model knows. */
const model: RestReader = {
  read: async () => [{ value: { kind: 'country', countries: ['RO'] }, words: 'Danube delta' }],
}

test('what a model reads of a search text is among the filters of Discover', async () => {
  const { request } = await understandWithModel(HybridSearchRequest.parse({ query_text: text }), model)
  expect(request).toMatchObject({ query_text: topic, regions: ['RO'] })
})

test('what a model reads of a search text is among the filters of Rapid Search', async () => {
  const { request } = await understandPlatformRequest(KolSearchRequest.parse({ filter: { query: text } }), model)
  expect(request.filter).toMatchObject({ query: topic, regions: ['RO'] })
})

test('a text in a search that is taken literally is not read', async () => {
  const given = KolSearchRequest.parse({ filter: { query: `${text} in Germany`, literal: true } })
  const { request, understood } = await understandPlatformRequest(given, model)
  expect(request.filter.query).toBe(`${text} in Germany`)
  expect(understood.filters).toEqual([])
})
