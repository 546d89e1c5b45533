import { expect, test } from 'vitest'
import { silentLogger } from '../../lib/logger.ts'
import { connectLanguageModel } from '../../testing/wire/language-model.ts'
import { findDeadUrl, startPlatformServer } from '../../testing/wire/platform-server.ts'
import { useStandIns } from '../../testing/wire/stand-ins.ts'
import { createLanguageModelTranslator } from './language-model-translator.ts'

const standIns = useStandIns('2026-11-21')
const { listRequests } = connectLanguageModel(standIns)

const settings = { apiKey: 'key', model: 'm', prices: undefined }

/** Starts a translator on an endpoint that answers with this content. */
async function serve(content: string) {
  const server = await startPlatformServer(() => ({ body: { choices: [{ message: { content } }] } }))
  const access = { settings: { ...settings, baseUrl: server.url }, log: silentLogger }
  return { server, translator: createLanguageModelTranslator(access) }
}

const answer = (text: unknown) => JSON.stringify({ text })

test('a topic is translated once', async () => {
  const { server, translator } = await serve(answer('  Sauerteig backen. '))
  expect(await translator.translate('sourdough\nbaking', 'de')).toBe('Sauerteig backen')
  expect(await translator.translate('sourdough baking', 'de')).toBe('Sauerteig backen')
  expect(server.requests).toHaveLength(1)
})

test('the model gets the language and the topic apart from the instructions', async () => {
  const access = {
    settings: { baseUrl: `${standIns.url}/v1`, prices: undefined, ...standIns.keys.languageModel },
    log: silentLogger,
  }
  await createLanguageModelTranslator(access).translate('sourdough baking', 'de')
  const [request] = await listRequests()
  expect(request?.messages[0]?.content).not.toContain('sourdough')
  expect(request?.messages[1]).toEqual({ role: 'user', content: 'German\nsourdough baking' })
})

test.each([
  ['a link', answer('see https://evil.test now')],
  ['operators of a search', answer('a|b')],
  ['a long text', answer('one two three four five six seven')],
  ['nothing', answer(' ')],
  ['another form', answer(['Sauerteig'])],
  ['no JSON', 'Sauerteig'],
])('an answer with %s is no translation', async (_what, content) => {
  const { translator } = await serve(content)
  expect(await translator.translate('sourdough', 'de')).toBeUndefined()
})

test('an endpoint that refuses schemas is asked in JSON mode', async () => {
  const refusal = { status: 400, body: { error: { message: 'response_format json_schema is not supported' } } }
  const server = await startPlatformServer(() =>
    server.requests.length === 1 ? refusal : { body: { choices: [{ message: { content: answer('Sauerteig') } }] } },
  )
  const translator = createLanguageModelTranslator({
    settings: { ...settings, baseUrl: server.url },
    log: silentLogger,
  })
  expect(await translator.translate('sourdough', 'de')).toBe('Sauerteig')
  expect(server.requests).toHaveLength(2)
})

test('without an answer there is no translation', async () => {
  const access = { settings: { ...settings, baseUrl: await findDeadUrl() }, log: silentLogger }
  expect(await createLanguageModelTranslator(access).translate('sourdough', 'de')).toBeUndefined()
})
