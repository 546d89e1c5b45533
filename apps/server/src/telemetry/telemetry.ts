import type { IncomingHttpHeaders } from 'node:http'
import type { Platform } from '@troupe/contract/platforms'
import type { AttemptOutcome } from '../database/outreach-tables.ts'
import type { PlatformErrorKind } from '../modules/discovery/platform-port.ts'

/** A part of a search that takes time of its own. */
type SearchLeg = 'embedding' | 'words' | 'meaning' | 'name' | 'topic' | 'browse' | 'platforms' | 'ranking'

/** What was asked for when a request was refused for there being too much to do: work that makes others wait, or any other. */
export type ShedKind = 'costly' | 'other'

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
  readonly outcome: 'answered' | PlatformErrorKind
  /** Undefined: there was no answer. */
  readonly status: number | undefined
  readonly milliseconds: number
}

/** What came of an attempt to deliver a webhook; `failed` is tried again. */
export type WebhookOutcome = (typeof webhookOutcomes)[number]
export const webhookOutcomes = ['delivered', 'failed', 'given_up'] as const

/** A request while it is being answered. */
export interface FollowedRequest {
  /** Does something on behalf of the request: what is told meanwhile belongs to it. */
  run(work: () => void): void
  end(answered: AnsweredRequest): void
}

/**
 * What the server tells of its work, for those who watch it. Nothing that is told names a user, a creator or an address, or holds
 * what somebody typed; no method throws.
 */
export interface Telemetry {
  followRequest(headers: IncomingHttpHeaders): FollowedRequest
  notePlatformRequest(request: PlatformRequest): void
  noteSearchLeg(leg: SearchLeg, milliseconds: number): void
  /** What came of handing mails of campaigns to their mail servers. */
  noteMails(outcome: AttemptOutcome, count: number): void
  /** A request was refused because the server has too much to do. */
  noteShed(kind: ShedKind): void
  noteWebhook(outcome: WebhookOutcome): void
  /** @param text The statement with placeholders for its values. */
  noteStatement(text: string, milliseconds: number, failed: boolean): void
}

/** Nobody watches. */
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
