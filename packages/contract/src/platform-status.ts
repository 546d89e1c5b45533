import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { Platform } from './platforms.ts'

/** Where a platform's answers come from: itself, our stand-in with demo data, or nowhere. */
export const platformModes = ['live', 'stand_in', 'off'] as const
export const PlatformMode = z.enum(platformModes)
export type PlatformMode = z.output<typeof PlatformMode>

/** Why a platform did not answer. That a search's own budget was spent is no failure of the platform and not among them. */
export const platformFailureKinds = [
  /** The key or token is wrong, expired or lacks a permission: a person has to act. */
  'key_rejected',
  /** The current window's allowance is used up. */
  'quota_exhausted',
  'rate_limited',
  /** No answer, or one that says it is the platform's fault. */
  'unavailable',
  /** An answer that makes no sense. */
  'bad_answer',
  /** The platform refuses what was asked: our mistake. */
  'bad_request',
] as const
export const PlatformFailureKind = z.enum(platformFailureKinds)
export type PlatformFailureKind = z.output<typeof PlatformFailureKind>

/** One allowance of a platform, by our own count: the platforms do not tell. */
export const PlatformQuota = z.object({
  /** In words for people, in the plural: "searches". */
  name: z.string(),
  used: z.number().int().min(0),
  /** Null: the platform names none. */
  limit: z.number().int().min(0).nullable(),
  resets_at: z.iso.datetime(),
})
export type PlatformQuota = z.output<typeof PlatformQuota>

export const PlatformStatus = z.object({
  platform: Platform,
  mode: PlatformMode,
  quota: z.array(PlatformQuota),
  last_error: z
    .object({
      kind: PlatformFailureKind,
      /** In plain words; never holds a key or markup. */
      message: z.string(),
      at: z.iso.datetime(),
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
    summary: 'Which platforms answer, what of their quotas is used, and what went wrong last',
    response: z.object({ platforms: z.array(PlatformStatus) }),
  }),
} as const
