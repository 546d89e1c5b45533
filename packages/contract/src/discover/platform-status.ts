import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Platform } from '../catalogues/platforms.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { PlatformFailureKind } from '../platform-report.ts'

/** Source of a platform's answers: the platform itself, the sandbox with demo data, or none. */
export const platformModes = ['live', 'stand_in', 'off'] as const
export const PlatformMode = z.enum(platformModes)
export type PlatformMode = z.output<typeof PlatformMode>

/** One quota of a platform, counted by this server because platforms do not report it. */
export const PlatformQuota = z.object({
  /** Display name in the plural: "searches". */
  name: z.string(),
  used: z.number().int().min(0),
  /** Null if the platform publishes none. */
  limit: z.number().int().min(0).nullable(),
  resets_at: z.iso.datetime(),
  /** Key and parameters of the name. */
  ...messageFields,
})
export type PlatformQuota = z.output<typeof PlatformQuota>

export const PlatformStatus = z.object({
  platform: Platform,
  mode: PlatformMode,
  quota: z.array(PlatformQuota),
  last_error: z
    .object({
      kind: PlatformFailureKind,
      /** Plain text; never contains a key or markup. */
      message: z.string(),
      at: z.iso.datetime(),
      ...messageFields,
    })
    .nullable(),
  last_success_at: z.iso.datetime().nullable(),
})
export type PlatformStatus = z.output<typeof PlatformStatus>

export const platformStatusEndpoints = {
  listPlatforms: defineEndpoint({
    method: 'GET',
    path: '/api/platforms',
    access: 'user',
    tokenScope: 'read',
    tag: 'discovery',
    summary: 'State of the platforms: mode, used quotas and last error',
    response: z.object({ platforms: z.array(PlatformStatus) }),
  }),
} as const
