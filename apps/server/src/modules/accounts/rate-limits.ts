import { createHmac } from 'node:crypto'
import { maxTokenCallsPerMinute } from '@troupe/contract/access-tokens'
import { tooManyWrongCodes } from '@troupe/contract/accounts'
import { maxInvitationsPerDay } from '@troupe/contract/invitations'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import { days, hours, minutes } from '../../durations.ts'
import { toNetwork, toSite } from './client-network.ts'
import * as counters from './limit-repository.ts'

interface Limit {
  readonly max: number
  /** Length of a window, from its first take. */
  readonly window: number
  readonly refusal: string
}

const tooMany = 'Too many attempts'
const tooManyChannels = 'Too many channels were looked up'
const tooManyGuesses = `${tooManyWrongCodes}. The long code in the mail still works`

/**
 * How often something may be done. None that a stranger can fill keeps an owner with a mailed code or a known browser
 * waiting: docs/security-table.md has a row and a test for each.
 */
export const limits = {
  /** Registrations that were not finished: each that is gives its share back. */
  registerByNetwork: { max: 120, window: hours(1), refusal: tooMany },
  /** Requests for codes; entering the right code returns its share. */
  codesByNetwork: { max: 120, window: hours(1), refusal: tooMany },
  /** Mails that carry a code once more; beyond, a request is served by the mail before it. */
  repeatedCodeMailsByAddress: { max: 5, window: hours(1), refusal: tooMany },
  /** Codes entered without an open request: they are compared with nothing. */
  strayCodesByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  wrongCodesByNetworkAndSubject: { max: 20, window: days(1), refusal: tooManyGuesses },
  /** Consecutive wrong codes of six digits, of all strangers together: at most two of a million are right at a time. */
  wrongCodesBySubject: { max: 500, window: days(30), refusal: tooManyGuesses },
  statusByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  /** Sign-ins of a browser that has signed in to the account before: no other can fill it. */
  loginByKnownDevice: { max: 10, window: minutes(5), refusal: tooMany },
  loginByNetwork: { max: 120, window: minutes(5), refusal: tooMany },
  loginByNetworkAndAddress: { max: 10, window: minutes(5), refusal: tooMany },
  /** The wait grows: who fills the limit above five times waits for the next day. */
  loginByNetworkAndAddressPerDay: { max: 50, window: days(1), refusal: tooMany },
  loginByAddress: { max: 60, window: minutes(15), refusal: tooMany },
  /** Guesses at the current password by whoever has an open session. */
  passwordsBySession: { max: 10, window: minutes(5), refusal: tooMany },
  testMailsByUser: { max: 30, window: hours(1), refusal: 'Too many test mails' },
  emailChangesByUser: { max: 10, window: hours(1), refusal: tooMany },
  invitationsByUser: {
    max: maxInvitationsPerDay,
    window: days(1),
    refusal: `You can send ${maxInvitationsPerDay} invitations within a day`,
  },
  /** The same person is reminded, not pestered. */
  resentInvitation: { max: 3, window: days(1), refusal: 'This invitation was sent several times today' },
  sandboxKeysByNetwork: { max: 10, window: minutes(5), refusal: tooMany },
  /** Links and tokens of 256 bits that are none of ours. */
  wrongTokensByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  ownChannelByToken: { max: 120, window: minutes(5), refusal: tooMany },
  ownChannelLinksByNetwork: { max: 60, window: hours(1), refusal: tooMany },
  /** Mails with the link to a creator's page; beyond, the link that was mailed is still good. */
  ownChannelLinkMailsByAddress: { max: 3, window: hours(1), refusal: tooMany },
  channelLooksByNetwork: { max: 60, window: minutes(10), refusal: tooManyChannels },
  /** Anybody may have a channel read, and each reading costs something of the platform's allowance, which users search with. */
  channelReadsByNetwork: { max: 30, window: hours(1), refusal: tooManyChannels },
  channelReadsByPlatform: { max: 100, window: hours(1), refusal: tooManyChannels },
  /** Channel look-ups with an invitation, counted apart from others. */
  channelLooksByInvitation: { max: 30, window: hours(1), refusal: tooManyChannels },
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

/** The network of an IP address; with `of`, what it does to one address, account or the like. */
export interface NetworkSubject {
  readonly ip: string
  readonly of?: string
}

/** A limit, what it is counted for, and how many uses it is: one unless it is said. */
export type Take = readonly [limit: keyof typeof limits, subject: string | NetworkSubject, uses?: number]

export interface RateLimits {
  /** Counts the uses of each limit; rejects with `too_many_requests` when one is used up, naming the longest wait. */
  take(...takes: Take[]): Promise<void>
  /** The same, and tells whether none is used up. */
  tryTake(...takes: Take[]): Promise<boolean>
  /** Gives uses back, after a success of what they were counted for. */
  giveBack(...takes: Take[]): Promise<void>
  /** Forgets what was counted, after a success. */
  forgive(...takes: Take[]): Promise<void>
  /** Forgets what was counted for these, of whatever network; gives the number of counters. */
  forgiveAll(counted: readonly (readonly [limit: keyof typeof limits, of: string])[]): Promise<number>
  /** The same limits in a transaction: what is refused there, or rolled back, was not counted. */
  within(transaction: Executor): RateLimits
}

/** A site of IPv6 may hold many people: it has as much as so many of its networks. */
const networksPerSite = 4

/** Limits that hold over nodes and restarts: the counts are in the database, their subjects hashed with a key. */
export function createRateLimits(db: Executor, key: Buffer, clock: Clock): RateLimits {
  const { toKey, toCounted } = createKeys(key)

  /** Gives the one that is used up for longest. */
  const count = async (takes: readonly Take[]): Promise<{ refusal: string; waitMs: number } | undefined> => {
    const now = clock.now()
    const byKey = new Map(takes.flatMap(toCounted).map((counted) => [counted.key, counted]))
    const windows = await counters.countTakes(
      db,
      [...byKey.values()].map(({ key, uses, window }) => ({
        key,
        count: uses,
        newWindowEndsAt: new Date(now.getTime() + window),
      })),
      now,
    )
    return windows
      .flatMap(({ key, count, windowEndsAt }) => {
        const limit = byKey.get(key)
        const waitMs = windowEndsAt.getTime() - now.getTime()
        return limit && count > limit.max ? [{ refusal: limit.refusal, waitMs }] : []
      })
      .sort((a, b) => b.waitMs - a.waitMs)[0]
  }

  return {
    async take(...takes) {
      const exceeded = await count(takes)
      if (exceeded) throw refuse(exceeded.refusal, exceeded.waitMs)
    },
    tryTake: async (...takes) => (await count(takes)) === undefined,
    async giveBack(...takes) {
      await counters.giveBack(db, takes.flatMap(toCounted))
    },
    async forgive(...takes) {
      const keys = takes.flatMap(toCounted).map((counted) => counted.key)
      await counters.clear(db, keys)
    },
    forgiveAll: (counted) =>
      counters.clearAll(
        db,
        counted.map(([limit, of]) => toKey(limit, [of])),
      ),
    within: (transaction) => createRateLimits(transaction, key, clock),
  }
}

interface Counted extends Limit {
  readonly key: string
  readonly uses: number
}

/** Under which keys takes are counted. */
function createKeys(key: Buffer) {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
  const toKey = (limit: string, parts: readonly string[]) =>
    `${limit}:${parts.map((part) => hash(`${limit}:${part}`)).join('.')}`
  /** For an IPv6 network, also its site is counted. */
  const toCounted = ([limit, subject, uses = 1]: Take): Counted[] => {
    const { max, window, refusal } = limits[limit]
    const counted = { window, refusal, uses }
    if (typeof subject === 'string') return [{ ...counted, key: toKey(limit, [subject]), max }]
    const of = subject.of === undefined ? [] : [subject.of]
    const site = toSite(subject.ip)
    const ofNetwork = { ...counted, key: toKey(limit, [...of, toNetwork(subject.ip)]), max }
    return site
      ? [ofNetwork, { ...counted, key: toKey(limit, [...of, site]), max: max * networksPerSite }]
      : [ofNetwork]
  }
  return { toKey, toCounted }
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
