import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type Message, say } from '@troupe/contract/messages/message'
import { z } from 'zod'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import { LenientText } from '../answer-shapes.ts'
import { readStatusFailure } from '../wire/status-failure.ts'
import type { WireAnswer, WireDialect, WireFailure } from '../wire/wire-dialect.ts'
import { BusinessCode, badParameterCode } from './tiktok-answers.ts'

/** The marketplace limits the rate and documents no allowance; requests are counted nevertheless. */
export const requestsBucket = 'requests'

export function createTikTokDialect(options: { readonly baseUrl: string; readonly accessToken: string }): WireDialect {
  return {
    platform: 'tiktok',
    baseUrl: options.baseUrl,
    secrets: [options.accessToken],
    buckets: [{ bucket: requestsBucket, name: say('platform_quota.requests'), limit: undefined, window: 'utc-day' }],
    readFailure,
  }
}

const told = { platform: platformNames.tiktok }

/** Envelope of the Business API. Success and failure both have status 200; the code decides. */
const BusinessEnvelope = z.object({ code: BusinessCode, message: LenientText })

/** Envelope of TikTok's open API, and of the gateway in front of both APIs: the code "ok" is success. */
const OpenEnvelope = z.object({ error: z.object({ code: z.string(), message: LenientText }) })

function readFailure({ status, body }: WireAnswer): WireFailure | undefined {
  const business = BusinessEnvelope.safeParse(body)
  if (business.success) return readBusinessCode(business.data) ?? readStatusFailure('tiktok', status)
  const open = OpenEnvelope.safeParse(body)
  if (open.success) return readOpenCode(open.data.error, status)
  return readStatusFailure('tiktok', status) ?? withoutEnvelope(body)
}

function withoutEnvelope(body: unknown): WireFailure | undefined {
  // The wire reports bodies that are not JSON itself.
  if (body === undefined) return undefined
  return { kind: 'bad_answer', said: say('platform_error.other_form', told), retry: false }
}

interface Refusal {
  readonly kind: PlatformErrorKind
  readonly said: Message
  readonly retry: boolean
}

const refusals = {
  token: { kind: 'key_rejected', said: say('platform_error.token_refused', told), retry: false },
  permission: { kind: 'key_rejected', said: say('platform_error.not_permitted', told), retry: false },
  pace: { kind: 'rate_limited', said: say('platform_error.too_fast', told), retry: true },
  allowance: { kind: 'quota_exhausted', said: say('platform_error.used_up', told), retry: false },
  request: { kind: 'bad_request', said: say('platform_error.request_refused', told), retry: false },
  failure: { kind: 'unavailable', said: say('platform_error.failed', told), retry: true },
} satisfies Record<string, Refusal>

function readBusinessCode({ code, message }: z.output<typeof BusinessEnvelope>): WireFailure | undefined {
  if (code === 0 || isUnknownCreator(code, message)) return undefined
  return { ...chooseBusinessRefusal(code, message), detail: message }
}

function chooseBusinessRefusal(code: number, message = ''): Refusal {
  if (code === 40_001) return refusals.permission
  // One code covers all limits: per second (QPS), per minute (QPM) and per day (QPD).
  if (code === 40_100) return /\b(?:daily|per day|QPD)\b/i.test(message) ? refusals.allowance : refusals.pace
  if (code > 40_100 && code < 40_200) return refusals.token
  return code >= 50_000 ? refusals.failure : refusals.request
}

const aboutCreator = /\b(?:creator|handle|handle_?name|user)\b/i
const isMissing = /\b(?:not (?:found|exist)|cannot find|unknown|no such)\b/i

/**
 * Whether the marketplace reports an unknown handle, which it treats as a bad parameter. This counts as an answer
 * without a creator.
 */
function isUnknownCreator(code: number, message = ''): boolean {
  return code === badParameterCode && aboutCreator.test(message) && isMissing.test(message)
}

const openRefusals: Partial<Record<string, Refusal>> = {
  access_token_invalid: refusals.token,
  scope_not_authorized: refusals.permission,
  scope_permission_missed: refusals.permission,
  rate_limit_exceeded: refusals.pace,
  daily_quota_limit_exceeded: refusals.allowance,
  invalid_params: refusals.request,
  internal_error: refusals.failure,
}

function readOpenCode({ code, message }: { code: string; message?: string | undefined }, status: number) {
  const refusal = openRefusals[code]
  if (refusal) return { ...refusal, detail: message }
  const failure = readStatusFailure('tiktok', status)
  if (failure) return { ...failure, detail: message }
  return code === 'ok' ? undefined : { ...refusals.request, detail: message }
}
