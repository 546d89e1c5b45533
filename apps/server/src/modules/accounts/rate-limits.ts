import { createHmac } from 'node:crypto'
import { maxTokenCallsPerMinute } from '@troupe/contract/access-tokens'
import { maxInvitationsPerDay } from '@troupe/contract/invitations'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import { days, hours, minutes, seconds } from '../../durations.ts'
import * as counters from './limit-repository.ts'

interface Limit {
  readonly max: number
  /** Length of a window, from its first take. */
  readonly window: number
  readonly refusal: string
}

const tooMany = 'Too many attempts'
const tooManyChannels = 'Too many channels were looked up'
const tooManyLinks = 'Several links were sent to this address'
const tooManyCodes = 'A code was sent to this address a moment ago'

/**
 * How often something may be done, for an IP network, an address, or both. A single network cannot use up what an
 * address has, so that nobody is locked out by one stranger.
 */
export const limits = {
  registerByNetwork: { max: 30, window: hours(1), refusal: tooMany },
  registerByAddress: { max: 20, window: hours(1), refusal: tooMany },
  /** Codes that anybody may ask for. */
  codesByNetwork: { max: 30, window: hours(1), refusal: tooMany },
  /** The browser offers another code after 60 s; a little less here, since two clocks are never the same. */
  codeBySubject: { max: 1, window: seconds(55), refusal: tooManyCodes },
  codesByNetworkAndSubject: { max: 6, window: hours(1), refusal: tooManyCodes },
  /** Mails with codes of every purpose, whoever asks for them: nobody's mailbox is flooded. */
  codesByAddress: { max: 20, window: hours(1), refusal: tooManyCodes },
  verifyByNetwork: { max: 30, window: minutes(5), refusal: tooMany },
  /** Wrong codes over all codes of an address and a purpose: 240 of a million a day. */
  wrongCodesBySubject: { max: 10, window: hours(1), refusal: tooMany },
  /** Consecutive wrong codes, however slowly (NIST SP 800-63B-4, 3.2.2). */
  wrongCodesInAllBySubject: { max: 100, window: days(30), refusal: tooMany },
  statusByNetwork: { max: 120, window: minutes(5), refusal: tooMany },
  loginByNetwork: { max: 60, window: minutes(5), refusal: tooMany },
  loginByNetworkAndAddress: { max: 10, window: minutes(5), refusal: tooMany },
  loginByAddress: { max: 60, window: minutes(15), refusal: tooMany },
  /** Guesses at the current password by whoever has an open session. */
  passwordsByUser: { max: 10, window: minutes(5), refusal: tooMany },
  testMailsByUser: { max: 30, window: hours(1), refusal: 'Too many test mails' },
  emailChangesByUser: { max: 10, window: hours(1), refusal: tooMany },
  invitationsByUser: {
    max: maxInvitationsPerDay,
    window: days(1),
    refusal: `You can send ${maxInvitationsPerDay} invitations within a day`,
  },
  /** The same person is reminded, not pestered. */
  resentInvitation: { max: 3, window: days(1), refusal: 'This invitation was sent several times today' },
  ownChannelByNetwork: { max: 120, window: minutes(5), refusal: tooMany },
  ownChannelLinksByNetwork: { max: 20, window: hours(1), refusal: tooMany },
  ownChannelLinksByNetworkAndAddress: { max: 3, window: hours(1), refusal: tooManyLinks },
  ownChannelLinksByAddress: { max: 10, window: hours(1), refusal: tooManyLinks },
  /** Whoever guesses tokens of invitations gets nowhere. */
  invitationTokensByNetwork: { max: 60, window: minutes(5), refusal: tooMany },
  sandboxKeysByNetwork: { max: 10, window: minutes(5), refusal: tooMany },
  channelLooksByNetwork: { max: 60, window: minutes(10), refusal: tooManyChannels },
  /** Anybody may have a channel read, and each reading costs something of the platform's allowance, which users search with. */
  channelReadsByNetwork: { max: 30, window: hours(1), refusal: tooManyChannels },
  channelReadsByPlatform: { max: 100, window: hours(1), refusal: tooManyChannels },
  /** Each makes a connection to a server that the user names. */
  mailTestsByUser: { max: 20, window: minutes(10), refusal: tooMany },
  gmailConnectionsByUser: { max: 20, window: minutes(10), refusal: tooMany },
  domainChecksByUser: { max: 30, window: minutes(10), refusal: tooMany },
  /** Each makes a request to a server that the user names. */
  webhookSendsByUser: { max: 60, window: hours(1), refusal: 'Too many messages were sent by hand' },
  /** Each keeps the encoder or a language model busy. */
  analysesByUser: { max: 30, window: minutes(1), refusal: 'Too many analyses' },
  /** Of all the user's personal access tokens together. */
  tokenCallsByUser: { max: maxTokenCallsPerMinute, window: minutes(1), refusal: 'Too many calls' },
  /** Each may keep a worker busy for seconds. */
  documentsByUser: { max: 10, window: minutes(1), refusal: 'Too many documents' },
} as const satisfies Record<string, Limit>

/** A limit, whom it is counted for, and how many uses it is: one unless it is said. */
export type Take = readonly [limit: keyof typeof limits, subject: string, uses?: number]

export interface RateLimits {
  /** Counts the uses of each limit; rejects with `too_many_requests` when one is used up, naming the longest wait. */
  take(...takes: Take[]): Promise<void>
  /** Forgets what was counted, after a success. */
  forgive(...takes: Take[]): Promise<void>
  /** The same limits in a transaction: what is refused there, or rolled back, was not counted. */
  within(transaction: Executor): RateLimits
}

/** Limits that hold over nodes and restarts: the counts are in the database, their subjects hashed with a key. */
export function createRateLimits(db: Executor, key: Buffer, clock: Clock): RateLimits {
  const toKey = ([limit, subject]: Take) =>
    `${limit}:${createHmac('sha256', key).update(`${limit}:${subject}`).digest('base64url').slice(0, 22)}`
  return {
    async take(...takes) {
      const now = clock.now()
      const byKey = new Map(takes.map((take) => [toKey(take), { ...limits[take[0]], uses: take[2] ?? 1 }]))
      const windows = await counters.countTakes(
        db,
        [...byKey].map(([key, { uses, window }]) => ({
          key,
          count: uses,
          newWindowEndsAt: new Date(now.getTime() + window),
        })),
        now,
      )
      const exceeded = windows
        .map((window) => ({ ...window, limit: byKey.get(window.key) }))
        .filter(({ count, limit }) => limit !== undefined && count > limit.max)
        .sort((a, b) => b.windowEndsAt.getTime() - a.windowEndsAt.getTime())[0]
      if (exceeded) throw refuse(exceeded.limit?.refusal ?? tooMany, exceeded.windowEndsAt.getTime() - now.getTime())
    },
    async forgive(...takes) {
      await counters.clear(db, takes.map(toKey))
    },
    within: (transaction) => createRateLimits(transaction, key, clock),
  }
}

function refuse(reason: string, wait: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000))
  return new AppError('too_many_requests', `${reason}. Please try again in ${describeWait(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

function describeWait(waitSeconds: number): string {
  const units = [
    { name: 'day', seconds: 86_400 },
    { name: 'hour', seconds: 3600 },
    { name: 'minute', seconds: 60 },
  ]
  const unit = units.find((candidate) => waitSeconds > candidate.seconds) ?? { name: 'second', seconds: 1 }
  const count = Math.ceil(waitSeconds / unit.seconds)
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}
