import { z } from 'zod'

const Url = z.url({ protocol: /^https?$/ })

/** The environment variables of Microsoft's OAuth client. */
export const MicrosoftEnvironment = z.object({
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be common, organizations, consumers, or the id or domain of a tenant')
    .default('common'),
  MICROSOFT_LOGIN_URL: Url.default('https://login.microsoftonline.com'),
  MICROSOFT_GRAPH_URL: Url.default('https://graph.microsoft.com/v1.0'),
})

/** The OAuth client with which users connect their Microsoft accounts, and Microsoft's addresses. */
export interface MicrosoftSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Which accounts can be connected: `common` for all. */
  readonly tenant: string
  /** Without the tenant. */
  readonly loginUrl: string
  /** With the version. */
  readonly graphUrl: string
}

/** Returns undefined without a client. */
export function toMicrosoftSettings(value: z.output<typeof MicrosoftEnvironment>): MicrosoftSettings | undefined {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = value
  if (!clientId || !clientSecret) return undefined
  return {
    clientId,
    clientSecret,
    tenant: value.MICROSOFT_TENANT,
    loginUrl: value.MICROSOFT_LOGIN_URL.replace(/\/+$/, ''),
    graphUrl: value.MICROSOFT_GRAPH_URL.replace(/\/+$/, ''),
  }
}
