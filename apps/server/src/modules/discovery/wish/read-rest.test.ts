import { expect, test } from 'vitest'
import { createLanguageModelRestReader } from '../../../integrations/language/language-model-rest-reader.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { connectLanguageModel } from '../../../testing/wire/language-model.ts'
import { findDeadUrl, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import { readWithModel } from './read-rest.ts'

const standIns = useStandIns('2026-11-21')
const { listRequests } = connectLanguageModel(standIns)

const text = 'people around the Danube delta filming calm mornings on wooden boats'

/** Starts a reader on an endpoint that answers with this content. */
async function serve(content: string) {
  const server = await startPlatformServer(() => ({ body: { choices: [{ message: { content } }] } }))
  const settings = { baseUrl: `${server.url}/v1`, apiKey: 'key', model: 'm', prices: undefined }
  return { server, model: createLanguageModelRestReader({ settings, log: silentLogger }) }
}

const answer = (...criteria: object[]) => JSON.stringify({ criteria })
const delta = { field: 'country', value: 'RO', words: 'Danube delta' }

test('what the rules leave of a long text is read by the model, in the same form, once', async () => {
  const { server, model } = await serve(answer(delta))
  const wish = await readWithModel(model, text)
  const start = text.indexOf('Danube')
  expect(wish.criteria).toEqual([
    { kind: 'country', countries: ['RO'], spans: [{ start, end: start + 'Danube delta'.length }] },
  ])
  expect(wish.topic).toBe('filming calm mornings on wooden boats')
  expect(await readWithModel(model, text)).toEqual(wish)
  expect(server.requests).toHaveLength(1)
})

test('where both speak the rules win', async () => {
  const { model } = await serve(answer({ field: 'country', value: 'RO', words: 'calm mornings' }))
  const { criteria } = await readWithModel(model, `${text} in Germany`)
  expect(criteria).toMatchObject([{ kind: 'country', countries: ['DE'] }])
})

test.each([
  ['words that the text does not have', answer({ ...delta, words: 'in Romania' })],
  ['a value of another form', answer({ ...delta, value: 'Romania' })],
  ['a field that does not exist', answer({ ...delta, field: 'password' })],
  ['no JSON', 'Sure! Here you are.'],
])('an answer with %s changes nothing', async (_what, content) => {
  const { model } = await serve(content)
  expect((await readWithModel(model, text)).criteria).toEqual([])
})

test('a short text is not sent to the model', async () => {
  const { server, model } = await serve(answer(delta))
  await readWithModel(model, 'vegan baking in Germany')
  expect(server.requests).toEqual([])
})

test('without an answer in time, or without a model, the rules are enough', async () => {
  const settings = { apiKey: undefined, model: 'm', prices: undefined }
  const connect = (baseUrl: string, limitMs?: number) =>
    createLanguageModelRestReader({
      settings: { ...settings, baseUrl },
      log: silentLogger,
      ...(limitMs !== undefined && { limitMs }),
    })
  const dead = connect(await findDeadUrl())
  expect((await readWithModel(dead, text)).criteria).toEqual([])
  const silent = await startPlatformServer(() => 'stays silent')
  const late = connect(silent.url, 50)
  expect((await readWithModel(late, text)).criteria).toEqual([])
  expect((await readWithModel(undefined, text)).criteria).toEqual([])
})

test('the stand-in is asked with a strict schema, the text apart from the instructions', async () => {
  const settings = { baseUrl: `${standIns.url}/v1`, prices: undefined, ...standIns.keys.languageModel }
  await readWithModel(createLanguageModelRestReader({ settings, log: silentLogger }), text)
  const [request] = await listRequests()
  expect(request?.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
  expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(request?.messages[0]?.content).not.toContain('Danube')
})
