import type { IncomingHttpHeaders } from 'node:http'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
import type { WorkKind } from '../admission/admission.ts'

/** A part of a search that takes time of its own. */
type SearchLeg =
  | 'embedding'
  | 'words'
  | 'meaning'
  | 'name'
  | 'topic'
  | 'browse'
  | 'candidates'
  | 'platforms'
  | 'ranking'

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string
  /** The pattern of its route, never the path that was asked for. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** A request that went to a platform. */
interface PlatformRequest {
  readonly platform: Platform
  /** Without the query, which holds what people look for and, on some platforms, the key. */
  readonly path: string
  readonly outcome: 'answered' | PlatformFailureKind | 'out_of_budget'
  /** Undefined: there was no answer. */
  readonly status: number | undefined
  readonly milliseconds: number
}

/** Outcome of an attempt to deliver a webhook; `failed` is tried again. */
type WebhookOutcome = (typeof webhookOutcomes)[number]
export const webhookOutcomes = ['delivered', 'failed', 'given_up'] as const

/** Outcome of an attempt to send a mail: accepted, or what the failure concerned. */
type MailOutcome = (typeof mailOutcomes)[number]
export const mailOutcomes = ['accepted', 'account', 'recipient', 'temporary', 'unknown'] as const

/** A request while it is being answered. */
export interface FollowedRequest {
  /** Does something on behalf of the request: what is told meanwhile belongs to it. */
  run(work: () => void): void
  end(answered: AnsweredRequest): void
}

/**
 * The server's reports on its work, for its operators. None names a user, a creator or an address, or holds
 * users' input; no method throws.
 */
export interface Telemetry {
  followRequest(headers: IncomingHttpHeaders): FollowedRequest
  notePlatformRequest(request: PlatformRequest): void
  noteSearchLeg(leg: SearchLeg, milliseconds: number): void
  /** Outcome of submitting campaign mails to their mail servers. */
  noteMails(outcome: MailOutcome, count: number): void
  /** A request was refused because the server has too much to do. */
  noteShed(kind: WorkKind): void
  noteWebhook(outcome: WebhookOutcome): void
  /** @param text The statement with placeholders for its values. */
  noteStatement(text: string, milliseconds: number, failed: boolean): void
}

/** Records nothing. */
export const silentTelemetry: Telemetry = {
  followRequest: () => ({ run: (work) => work(), end() {} }),
  notePlatformRequest() {},
  noteSearchLeg() {},
  noteMails() {},
  noteWebhook() {},
  noteShed() {},
  noteStatement() {},
}

/** Does a part of a search and tells how long it took, whatever came of it. */
export async function timeLeg<T>(telemetry: Telemetry, leg: SearchLeg, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    telemetry.noteSearchLeg(leg, performance.now() - start)
  }
}

/** Tells both. */
export function joinTelemetry(first: Telemetry, second: Telemetry): Telemetry {
  return {
    followRequest(headers) {
      const [one, other] = [first.followRequest(headers), second.followRequest(headers)]
      return {
        run: (work) => one.run(() => other.run(work)),
        end(answered) {
          one.end(answered)
          other.end(answered)
        },
      }
    },
    notePlatformRequest(request) {
      first.notePlatformRequest(request)
      second.notePlatformRequest(request)
    },
    noteSearchLeg(leg, milliseconds) {
      first.noteSearchLeg(leg, milliseconds)
      second.noteSearchLeg(leg, milliseconds)
    },
    noteMails(outcome, count) {
      first.noteMails(outcome, count)
      second.noteMails(outcome, count)
    },
    noteShed(kind) {
      first.noteShed(kind)
      second.noteShed(kind)
    },
    noteWebhook(outcome) {
      first.noteWebhook(outcome)
      second.noteWebhook(outcome)
    },
    noteStatement(text, milliseconds, failed) {
      first.noteStatement(text, milliseconds, failed)
      second.noteStatement(text, milliseconds, failed)
    },
  }
}
