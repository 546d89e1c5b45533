import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseSettings } from './settings.ts'

describe('the settings', () => {
  test('need no values: the defaults are a working installation', () => {
    expect(parseSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      sandbox: true,
      demoCreators: 3000,
      databaseUrl: undefined,
      databasePoolSize: 10,
    })
  })

  test('take an empty value as unset, as in a copied .env.example', () => {
    const empty = { APP_URL: '', DATABASE_URL: '', SECRET_KEY: '', SANDBOX: '', SYSTEM_SMTP_URL: '', DEMO_CREATORS: '' }
    expect(parseSettings(empty)).toEqual(parseSettings({}))
  })

  test('name every invalid one', () => {
    const wrong = { PORT: '70000', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short', SANDBOX: 'maybe' }
    expect(() => parseSettings(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SECRET_KEY[\s\S]*SANDBOX/)
  })

  test('in production need a secret key and a mail server, and have no sandbox and no demo creators', () => {
    const production = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), SYSTEM_SMTP_URL: 'smtps://u:p@mail.test' }
    expect(parseSettings(production)).toMatchObject({ sandbox: false, demoCreators: 0 })
    expect(() => parseSettings({ ...production, SECRET_KEY: undefined })).toThrow(/SECRET_KEY/)
    expect(() => parseSettings({ ...production, SYSTEM_SMTP_URL: undefined })).toThrow(/SYSTEM_SMTP_URL/)
  })

  test('may be in files, as containers and systemd hand over secrets', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-settings-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'secret-key')
    await writeFile(file, `${'k'.repeat(40)}\n`)

    expect(parseSettings({ SECRET_KEY_FILE: file, METRICS_TOKEN_FILE: '' })).toMatchObject({
      secretKey: 'k'.repeat(40),
      metricsToken: undefined,
    })
    expect(() => parseSettings({ SECRET_KEY_FILE: file, SECRET_KEY: 'k'.repeat(32) })).toThrow(/both set/)
    expect(() => parseSettings({ SECRET_KEY_FILE: join(folder, 'missing') })).toThrow(/SECRET_KEY_FILE.*ENOENT/)
  })

  test('give the public address without a slash at its end', () => {
    expect(parseSettings({ APP_URL: 'https://troupe.example/app/' }).appUrl).toBe('https://troupe.example/app')
  })

  test('let users name private SMTP hosts with the sandbox only, unless set otherwise', () => {
    expect(parseSettings({}).allowPrivateSmtpHosts).toBe(true)
    expect(parseSettings({ ALLOW_PRIVATE_SMTP_HOSTS: 'off' }).allowPrivateSmtpHosts).toBe(false)
    const production = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), SYSTEM_SMTP_URL: 'smtps://u:p@mail.test' }
    expect(parseSettings(production).allowPrivateSmtpHosts).toBe(false)
    expect(parseSettings({ ...production, ALLOW_PRIVATE_SMTP_HOSTS: 'on' }).allowPrivateSmtpHosts).toBe(true)
  })

  test('connect to Google itself once there is a client, whose id and secret belong together', () => {
    expect(parseSettings({}).google).toBeUndefined()
    expect(parseSettings({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      gmailUrl: 'https://gmail.googleapis.com',
    })
    expect(() => parseSettings({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_SECRET is required.*docs\/email.md/)
  })

  test('connect to Microsoft itself once there is a client, for the accounts of a tenant if one is named', () => {
    expect(parseSettings({}).microsoft).toBeUndefined()
    const client = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' }
    expect(parseSettings(client).microsoft).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      tenant: 'common',
      loginUrl: 'https://login.microsoftonline.com',
      graphUrl: 'https://graph.microsoft.com/v1.0',
    })
    expect(parseSettings({ ...client, MICROSOFT_TENANT: 'contoso.com' }).microsoft?.tenant).toBe('contoso.com')
    expect(() => parseSettings({ ...client, MICROSOFT_TENANT: '../x' })).toThrow(/MICROSOFT_TENANT/)
    expect(() => parseSettings({ MICROSOFT_CLIENT_ID: 'id' })).toThrow(/MICROSOFT_CLIENT_SECRET is required/)
  })

  test('use a language model once there is one, with its prices or without', () => {
    expect(parseSettings({}).languageModel).toBeUndefined()
    const local = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'qwen' }
    expect(parseSettings(local).languageModel).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      model: 'qwen',
      prices: undefined,
    })
    const paid = { ...local, LLM_API_KEY: 'key', LLM_INPUT_PRICE: '0', LLM_OUTPUT_PRICE: '1.5' }
    expect(parseSettings(paid).languageModel).toMatchObject({ apiKey: 'key', prices: { input: 0, output: 1.5 } })
  })

  test('name the missing settings of a language model, and never repeat its key', () => {
    expect(() => parseSettings({ LLM_BASE_URL: 'http://127.0.0.1:9/v1' })).toThrow(/LLM_MODEL.*brand-analysis.md/)
    expect(() => parseSettings({ LLM_MODEL: 'qwen' })).toThrow(/LLM_BASE_URL/)
    expect(() => parseSettings({ LLM_INPUT_PRICE: '1' })).toThrow(/LLM_OUTPUT_PRICE/)
    expect(() => parseSettings({ LLM_OUTPUT_PRICE: '-1' })).toThrow(/LLM_OUTPUT_PRICE/)
    expect(() => parseSettings({ LLM_API_KEY: 'se cret' })).toThrow(/LLM_API_KEY: (?!.*se cret)/)
  })

  test('continue for five seconds before a stop in production only, unless set otherwise', () => {
    expect(parseSettings({}).drainSeconds).toBe(0)
    const production = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), SYSTEM_SMTP_URL: 'smtps://u:p@mail.test' }
    expect(parseSettings(production).drainSeconds).toBe(5)
    expect(parseSettings({ ...production, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
    expect(() => parseSettings({ DRAIN_SECONDS: 'long' })).toThrow(/DRAIN_SECONDS/)
  })

  test('refuse a guessable token for the metrics, and never repeat it', () => {
    expect(() => parseSettings({ METRICS_TOKEN: 'guessable' })).toThrow(/METRICS_TOKEN: (?!.*guessable)/)
    expect(parseSettings({ METRICS_TOKEN: 'long-enough-token' }).metricsToken).toBe('long-enough-token')
  })

  test('trace once a destination is set', () => {
    expect(parseSettings({ OTEL_SERVICE_NAME: 'x' }).tracing).toBeUndefined()
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'key=a%20b, other = c=d',
    }
    expect(parseSettings(given).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { key: 'a b', other: 'c=d' },
      serviceName: 'troupe',
      share: 1,
    })
    for (const wrong of [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%zz' }, { OTEL_TRACES_SAMPLER_ARG: '2' }]) {
      expect(() => parseSettings({ ...given, ...wrong })).toThrow(Object.keys(wrong)[0])
    }
  })

  test('accept further domains of pictures, and refuse invalid ones', () => {
    expect(parseSettings({}).imageDomains).toEqual([])
    const { imageDomains } = parseSettings({ IMAGE_DOMAINS: 'cdn.example.com, Pictures.Example.org' })
    expect(imageDomains).toEqual(['cdn.example.com', 'pictures.example.org'])
    for (const wrong of [
      'https://cdn.example.com',
      'com',
      '*',
      '*.example.com',
      '127.0.0.1',
      'localhost',
      'a.test,,b.test',
    ]) {
      expect(() => parseSettings({ IMAGE_DOMAINS: wrong }), wrong).toThrow('IMAGE_DOMAINS')
    }
  })

  test('need a model with an embeddings endpoint', () => {
    expect(() => parseSettings({ EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1' })).toThrow(/EMBEDDING_MODEL/)
  })

  test('ask an embedding model for up to 2,000 numbers, or for as many as it makes', () => {
    const model = { EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1', EMBEDDING_MODEL: 'some-model' }
    expect(parseSettings(model).embedding?.dimensions).toBeUndefined()
    expect(parseSettings({ ...model, EMBEDDING_DIMENSIONS: '2000' }).embedding?.dimensions).toBe(2000)
    expect(() => parseSettings({ ...model, EMBEDDING_DIMENSIONS: '2001' })).toThrow(/EMBEDDING_DIMENSIONS/)
  })

  test('connect to a platform itself once it has a key, at its own address', () => {
    expect(parseSettings({}).platforms).toEqual({ youtube: undefined, tiktok: undefined, instagram: undefined })
    const { platforms } = parseSettings({
      YOUTUBE_API_KEY: 'key',
      TIKTOK_ACCESS_TOKEN: 'token',
      TIKTOK_TCM_ACCOUNT_ID: '7',
      INSTAGRAM_ACCESS_TOKEN: 'token',
      INSTAGRAM_USER_ID: '17841400000000001',
      INSTAGRAM_API_VERSION: 'v26.0',
    })
    expect(platforms).toEqual({
      youtube: { baseUrl: 'https://www.googleapis.com', apiKey: 'key', searchesPerDay: 100, unitsPerDay: 10_000 },
      tiktok: { baseUrl: 'https://business-api.tiktok.com', accessToken: 'token', tcmAccountId: '7' },
      instagram: {
        baseUrl: 'https://graph.facebook.com',
        version: 'v26.0',
        accessToken: 'token',
        userId: '17841400000000001',
      },
    })
  })

  test('need a token with its account', () => {
    expect(() => parseSettings({ TIKTOK_ACCESS_TOKEN: 't' })).toThrow(/TIKTOK_TCM_ACCOUNT_ID is required/)
    expect(() => parseSettings({ INSTAGRAM_USER_ID: '1' })).toThrow(/INSTAGRAM_ACCESS_TOKEN is required/)
    expect(() => parseSettings({ INSTAGRAM_USER_ID: '../me' })).toThrow(/INSTAGRAM_USER_ID/)
  })
})
