import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platforms } from '@troupe/contract/catalogues/platforms'
import { type OperatorBasis, operatorBases } from '@troupe/contract/law/data-origins'
import { z } from 'zod'
import { maxDimension } from '../database/schema/vector-schema.ts'
import type { DataLimits } from '../lib/age-rules.ts'
import { AgeEnvironment, readDataLimits } from './age-settings.ts'
import { DomainList, EmailList } from './list-settings.ts'
import { MicrosoftEnvironment, type MicrosoftSettings, toMicrosoftSettings } from './microsoft-settings.ts'
import { PlatformEnvironment, type PlatformSettings, platformSettingNames } from './platform-settings.ts'
import { RegistrationEnvironment, type RegistrationSettings, toRegistrationSettings } from './registration-settings.ts'
import { readSecretFiles } from './secret-files.ts'
import { SettingsError } from './settings-error.ts'
import {
  SingleSignOnEnvironment,
  type SingleSignOnSettings,
  toSingleSignOnSettings,
} from './single-sign-on-settings.ts'
import { TracingEnvironment, type TracingSettings, toTracingSettings } from './tracing-settings.ts'

const Port = z.coerce.number().int().min(0).max(65_535)
const OnOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const Url = z.url()
const HostPort = z.string().regex(/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i, 'must look like proxy.example.com:443')
const SmtpUrl = z.url({ protocol: /^smtps?$/ })

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: Port.default(3000),
  APP_URL: Url.optional(),
  CERTIFICATE_ADDRESS: HostPort.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SANDBOX: OnOff.optional(),
  SYSTEM_SMTP_URL: SmtpUrl.optional(),
  SYSTEM_MAIL_FROM: z.string().min(3).default('Troupe <troupe@localhost.test>'),
  LLM_BASE_URL: Url.optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'holds characters that no key has')
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_INPUT_PRICE: z.coerce.number().min(0).optional(),
  LLM_OUTPUT_PRICE: z.coerce.number().min(0).optional(),
  EMBEDDING_BASE_URL: Url.optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_DIMENSIONS: z.coerce.number().int().min(1).max(maxDimension).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: Url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: Url.default('https://oauth2.googleapis.com/token'),
  GMAIL_API_URL: Url.default('https://gmail.googleapis.com'),
  ALLOW_PRIVATE_SMTP_HOSTS: OnOff.optional(),
  ALLOW_PRIVATE_WEBHOOK_HOSTS: OnOff.optional(),
  OPERATOR_EMAILS: EmailList.optional(),
  CREATOR_IMPORTS: z.enum(['everybody', 'operators', 'off']).optional(),
  DATA_BASIS: z.enum(operatorBases).default('legitimate_interest'),
  IMAGE_DOMAINS: DomainList.optional(),
  DEMO_CREATORS: z.coerce.number().int().min(0).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 visible characters')
    .optional(),
  ...AgeEnvironment.shape,
  ...RegistrationEnvironment.shape,
  ...MicrosoftEnvironment.shape,
  ...SingleSignOnEnvironment.shape,
  ...TracingEnvironment.shape,
})

/** The OAuth client with which users connect their Gmail accounts, and Google's addresses. */
export interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** The page on which a user allows the connection. */
  readonly authUrl: string
  readonly tokenUrl: string
  readonly gmailUrl: string
}

/** The language model that analyses brands, behind any OpenAI-compatible endpoint. */
export interface LanguageModelSettings {
  /** Without the trailing `/chat/completions`. */
  readonly baseUrl: string
  /** Undefined: the endpoint requires none. */
  readonly apiKey: string | undefined
  readonly model: string
  /** US dollars per million tokens; undefined: not known. */
  readonly prices: { readonly input: number; readonly output: number } | undefined
}

/** The model that embeds texts, behind any OpenAI-compatible endpoint. */
export interface EmbeddingSettings {
  /** Without the trailing `/embeddings`. */
  readonly baseUrl: string
  /** Undefined: the endpoint requires none. */
  readonly apiKey: string | undefined
  readonly model: string
  /** Length of the vectors requested from the model; undefined: its default. */
  readonly dimensions: number | undefined
}

/** Settings of the process; read once, at start. */
export interface Settings {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Public URL without a trailing slash; undefined: derived from the host and the actual port. */
  readonly appUrl: string | undefined
  /**
   * `host:port` at which this server reaches the TLS endpoint of `appUrl`; undefined: the host and port of `appUrl`.
   */
  readonly certificateAddress: string | undefined
  readonly dataDir: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  /** Undefined: a key is created once and kept in the data folder. */
  readonly secretKey: string | undefined
  readonly sandbox: boolean
  /** Undefined: mail goes to the sandbox's inbox. */
  readonly systemSmtpUrl: string | undefined
  readonly systemMailFrom: string
  /** Undefined: only the built-in analyser reads brands. */
  readonly languageModel: LanguageModelSettings | undefined
  /** Undefined: the built-in sentence encoder. */
  readonly embedding: EmbeddingSettings | undefined
  readonly platforms: PlatformSettings
  /** How long platforms' data is kept, and what is made of it. */
  readonly dataLimits: DataLimits
  /** Undefined: the sandbox's stand-in. */
  readonly google: GoogleSettings | undefined
  /** Undefined: the sandbox's stand-in. */
  readonly microsoft: MicrosoftSettings | undefined
  readonly singleSignOn: SingleSignOnSettings
  /** Whether users' SMTP hosts may be in private or loopback ranges, on any port. */
  readonly allowPrivateSmtpHosts: boolean
  /** Whether users' webhooks may lead to private or loopback ranges, and to loopback without TLS. */
  readonly allowPrivateWebhookHosts: boolean
  /** Domains that creators' pictures may be fetched from in addition to the platforms' own. */
  readonly imageDomains: readonly string[]
  /** Accounts with these verified addresses operate the installation. */
  readonly operatorEmails: readonly string[]
  readonly registration: RegistrationSettings
  /** Users who may import files of creators in the browser. */
  readonly creatorImports: 'everybody' | 'operators' | 'off'
  /** Legal basis of the data that platforms and lists gave. */
  readonly dataBasis: OperatorBasis
  readonly demoCreators: number
  readonly logLevel: string
  /** Addresses of the proxies whose forwarded headers are trusted, separated by commas; undefined: none. */
  readonly trustProxy: string | undefined
  /** Seconds that the server keeps serving after it is told to stop, so that a proxy notices that it is not ready. */
  readonly drainSeconds: number
  /** Bearer token that allows reading the metrics from anywhere. */
  readonly metricsToken: string | undefined
  /** Undefined: no traces. */
  readonly tracing: TracingSettings | undefined
}

/** Names of all settings. */
export const settingNames: readonly string[] = [...Object.keys(Environment.shape), ...platformSettingNames]

/**
 * Parses the settings from environment variables, or from the files they name: `SECRET_KEY_FILE` for `SECRET_KEY`.
 * @throws SettingsError naming every variable that is wrong.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(
    Object.entries(readSecretFiles(environment, settingNames)).filter(([, value]) => value !== ''),
  )
  const [parsed, ofPlatforms] = [Environment.safeParse(set), PlatformEnvironment.safeParse(set)]
  if (!parsed.success || !ofPlatforms.success) {
    const own = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path, message }))
    const others = (ofPlatforms.error?.issues ?? []).map(({ path, message }) => ({ path: path.slice(1), message }))
    const lines = [...own, ...others].map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new SettingsError(`These settings are wrong (see .env.example):\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const production = value.NODE_ENV === 'production'
  const sandbox = value.SANDBOX ?? !production
  if (production && !value.SECRET_KEY) {
    throw new SettingsError(
      'SECRET_KEY is required in production: 32 characters or more, for example from "openssl rand -base64 48"',
    )
  }
  if (!sandbox && !value.SYSTEM_SMTP_URL) {
    throw new SettingsError('SYSTEM_SMTP_URL is required without the sandbox, or no verification code could be mailed')
  }
  for (const platform of platforms) {
    requireTogether(Object.fromEntries(platformFacts[platform].settings.keys.map((name) => [name, set[name]])))
  }
  return {
    production,
    host: value.HOST,
    port: value.PORT,
    appUrl: value.APP_URL?.replace(/\/+$/, ''),
    certificateAddress: value.CERTIFICATE_ADDRESS,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    secretKey: value.SECRET_KEY,
    sandbox,
    systemSmtpUrl: value.SYSTEM_SMTP_URL,
    systemMailFrom: value.SYSTEM_MAIL_FROM,
    languageModel: toLanguageModel(value),
    embedding: toEmbedding(value),
    platforms: ofPlatforms.data,
    dataLimits: readDataLimits(value, sandbox && !ofPlatforms.data.youtube),
    google: toGoogle(value),
    microsoft: toMicrosoft(value),
    singleSignOn: toSingleSignOnSettings(value, sandbox),
    allowPrivateSmtpHosts: value.ALLOW_PRIVATE_SMTP_HOSTS ?? sandbox,
    allowPrivateWebhookHosts: value.ALLOW_PRIVATE_WEBHOOK_HOSTS ?? sandbox,
    imageDomains: value.IMAGE_DOMAINS ?? [],
    operatorEmails: value.OPERATOR_EMAILS ?? [],
    registration: toRegistrationSettings(value, sandbox),
    creatorImports: value.CREATOR_IMPORTS ?? (sandbox ? 'everybody' : 'operators'),
    dataBasis: value.DATA_BASIS,
    demoCreators: value.DEMO_CREATORS ?? (sandbox ? 3000 : 0),
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    drainSeconds: value.DRAIN_SECONDS ?? (production ? 5 : 0),
    metricsToken: value.METRICS_TOKEN,
    tracing: toTracingSettings(value),
  }
}

function toLanguageModel(value: z.output<typeof Environment>): LanguageModelSettings | undefined {
  const { LLM_BASE_URL, LLM_MODEL, LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = value
  const page = 'docs/brand-analysis.md'
  requireTogether({ LLM_BASE_URL, LLM_MODEL }, page)
  requireTogether({ LLM_INPUT_PRICE: input?.toString(), LLM_OUTPUT_PRICE: output?.toString() }, page)
  if (!LLM_BASE_URL || !LLM_MODEL) return undefined
  const prices = input === undefined || output === undefined ? undefined : { input, output }
  return { baseUrl: LLM_BASE_URL, apiKey: value.LLM_API_KEY, model: LLM_MODEL, prices }
}

function toEmbedding(value: z.output<typeof Environment>): EmbeddingSettings | undefined {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_MODEL: model, EMBEDDING_DIMENSIONS: dimensions } = value
  if (!baseUrl) return undefined
  if (!model) throw new SettingsError('EMBEDDING_MODEL is required with EMBEDDING_BASE_URL')
  return { baseUrl, apiKey: value.EMBEDDING_API_KEY, model, dimensions }
}

function toGoogle(value: z.output<typeof Environment>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = value
  requireTogether({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }, 'docs/email.md')
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    authUrl: value.GOOGLE_AUTH_URL,
    tokenUrl: value.GOOGLE_TOKEN_URL,
    gmailUrl: value.GMAIL_API_URL,
  }
}

function toMicrosoft(value: z.output<typeof Environment>): MicrosoftSettings | undefined {
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = value
  requireTogether({ MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET }, 'docs/email.md')
  return toMicrosoftSettings(value)
}

function requireTogether(values: Record<string, string | undefined>, page = 'docs/platforms.md'): void {
  const missing = Object.keys(values).find((name) => !values[name])
  const given = Object.keys(values).find((name) => values[name])
  if (missing && given) throw new SettingsError(`${missing} is required with ${given} (see ${page})`)
}

/** Loads `.env` from the working folder, if there is one, and the environment, which takes precedence. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseSettings(process.env)
}
