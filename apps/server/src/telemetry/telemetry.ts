import type { IncomingHttpHeaders } from 'node:http'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
import type { WorkKind } from '../admission/admission.ts'

/** A part of a search that is timed separately. */
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

/** A request that has been answered. */
export interface AnsweredRequest {
  readonly method: string
  /** The route's pattern, never the requested path. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** A request sent to a platform. */
interface PlatformRequest {
  readonly platform: Platform
  /** Without the query, which holds users' search terms and, on some platforms, the key. */
  readonly path: string
  readonly outcome: 'answered' | PlatformFailureKind | 'out_of_budget'
  /** Undefined: there was no answer. */
  readonly status: number | undefined
  readonly milliseconds: number
}

/** Outcome of an attempt to deliver a webhook; `failed` is retried. */
type WebhookOutcome = (typeof webhookOutcomes)[number]
export const webhookOutcomes = ['delivered', 'failed', 'given_up'] as const

/** Outcome of an attempt to send a mail: accepted, or the subject of the failure. */
type MailOutcome = (typeof mailOutcomes)[number]
export const mailOutcomes = ['accepted', 'account', 'recipient', 'temporary', 'unknown'] as const

/** A request while it is being answered. */
export interface FollowedRequest {
  /** Runs work on behalf of the request; telemetry recorded meanwhile belongs to it. */
  run(work: () => void): void
  end(answered: AnsweredRequest): void
}

/**
 * The server's reports about its work, for operators. They never name a user, a creator or an address, and never
 * contain users' input. No method throws.
 */
export interface Telemetry {
  followRequest(headers: IncomingHttpHeaders): FollowedRequest
  notePlatformRequest(request: PlatformRequest): void
  noteSearchLeg(leg: SearchLeg, milliseconds: number): void
  /** Counts outcomes of submitting campaign mails to their mail servers. */
  noteMails(outcome: MailOutcome, count: number): void
  /** Counts a request refused because the server is overloaded. */
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

/** Runs a part of a search and records its duration, whether it succeeds or fails. */
export async function timeLeg<T>(telemetry: Telemetry, leg: SearchLeg, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    telemetry.noteSearchLeg(leg, performance.now() - start)
  }
}

/** Reports to both. */
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
