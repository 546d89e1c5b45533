import { createHmac } from 'node:crypto'
import { maxTokenCallsPerMinute } from '@troupe/contract/access-tokens'
import { maxInvitationsPerDay } from '@troupe/contract/invitations'
import { type Message, say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { toNetwork, toSite } from './client-network.ts'
import * as counters from './limit-repository.ts'

interface Limit {
  readonly max: number
  /** Length of a window, from its first use. */
  readonly window: number
  /** First sentence of the error message. */
  readonly refusal: Message
  /** Whether the message says that the long code of a mail works all the same. */
  readonly allowsLongCode?: true
}

const tooMany = say('limits.attempts')
const tooManyChannels = say('limits.channels')
const tooManyGuesses = { refusal: say('limits.wrong_codes'), allowsLongCode: true } as const

/**
 * All rate limits. A stranger who exhausts one must not lock out an owner who has a mailed code or a known browser:
 * docs/security-table.md has a row and a test for each limit.
 */
export const limits = {
  /** Unfinished registrations; finishing one returns its use. */
  registerByNetwork: { max: 120, window: hours(1), refusal: tooMany },
  /** Requests for codes; entering the right code returns its share. */
  codesByNetwork: { max: 120, window: hours(1), refusal: tooMany },
  /** Mails that repeat a code. Beyond the limit, a request relies on the previous mail. */
  repeatedCodeMailsByAddress: { max: 5, window: hours(1), refusal: tooMany },
  /** Codes entered without an open request. Six digits are then refused even if they are right. */
  strayCodesByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  wrongCodesByNetworkAndSubject: { max: 20, window: days(1), ...tooManyGuesses },
  /** Consecutive wrong six-digit codes of all strangers. At most two of 1,000,000 codes are valid at a time. */
  wrongCodesBySubject: { max: 500, window: days(30), ...tooManyGuesses },
  statusByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  /** Sign-ins from a browser that has signed in to the account before. Other browsers cannot exhaust this limit. */
  loginByKnownDevice: { max: 10, window: minutes(5), refusal: tooMany },
  loginByNetwork: { max: 120, window: minutes(5), refusal: tooMany },
  loginByNetworkAndAddress: { max: 10, window: minutes(5), refusal: tooMany },
  /** Reached by exhausting the previous limit five times. */
  loginByNetworkAndAddressPerDay: { max: 50, window: days(1), refusal: tooMany },
  loginByAddress: { max: 60, window: minutes(15), refusal: tooMany },
  /** Second factors of sign-ins. A sign-in allows five, and needs the password before. */
  secondFactorsByNetwork: { max: 120, window: minutes(5), refusal: tooMany },
  /** Codes of authenticator apps from a session, or a browser that has signed in before. Three of 1,000,000 are right. */
  appCodesByKnown: { max: 20, window: days(1), refusal: tooMany },
  /** The same from all other browsers, which must know the password. Passkeys and recovery codes still work. */
  appCodesByAccount: { max: 50, window: days(1), refusal: tooMany },
  passkeySignInsByNetwork: { max: 120, window: minutes(5), refusal: tooMany },
  /** Guesses at the current password in an open session. */
  passwordsBySession: { max: 10, window: minutes(5), refusal: tooMany },
  testMailsByUser: { max: 30, window: hours(1), refusal: say('limits.test_mails') },
  emailChangesByUser: { max: 10, window: hours(1), refusal: tooMany },
  invitationsByUser: {
    max: maxInvitationsPerDay,
    window: days(1),
    refusal: say('limits.invitations', { max: maxInvitationsPerDay }),
  },
  workspaceInvitationsByUser: { max: 100, window: days(1), refusal: tooMany },
  workspaceInvitationLooksByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  /** Repeated sending of one invitation. */
  resentInvitation: { max: 3, window: days(1), refusal: say('limits.resent_invitation') },
  sandboxKeysByNetwork: { max: 10, window: minutes(5), refusal: tooMany },
  /** Unknown links and tokens (256 bits). */
  wrongTokensByNetwork: { max: 60, window: minutes(1), refusal: tooMany },
  ownChannelByToken: { max: 120, window: minutes(5), refusal: tooMany },
  ownChannelLinksByNetwork: { max: 60, window: hours(1), refusal: tooMany },
  /** Mails with the link to a creator's page; beyond the limit the link already mailed still works. */
  ownChannelLinkMailsByAddress: { max: 3, window: hours(1), refusal: tooMany },
  /** Readings of a registered channel for its owner: to find the code of a proof, or the address of a notice. */
  ownChannelProofs: { max: 12, window: hours(1), refusal: tooManyChannels },
  channelLooksByNetwork: { max: 60, window: minutes(10), refusal: tooManyChannels },
  /** Reading a channel requires no account, and uses the platform quota that users search with. */
  channelReadsByNetwork: { max: 30, window: hours(1), refusal: tooManyChannels },
  channelReadsByPlatform: { max: 100, window: hours(1), refusal: tooManyChannels },
  /** Each keeps the encoder busy, and shows up to three creators of the catalogue. */
  visitorSearchesByNetwork: { max: 20, window: minutes(1), refusal: say('limits.searches') },
  /** Channel look-ups with an invitation, counted separately from others. */
  channelLooksByInvitation: { max: 30, window: hours(1), refusal: tooManyChannels },
  /** Each connects to a server that the user names. */
  mailTestsByUser: { max: 20, window: minutes(10), refusal: tooMany },
  gmailConnectionsByUser: { max: 20, window: minutes(10), refusal: tooMany },
  microsoftConnectionsByUser: { max: 20, window: minutes(10), refusal: tooMany },
  domainChecksByUser: { max: 30, window: minutes(10), refusal: tooMany },
  /** Each sends a request to a server that the user names. */
  webhookSendsByUser: { max: 60, window: hours(1), refusal: say('limits.webhook_sends') },
  /** Each keeps the encoder or a language model busy. */
  analysesByUser: { max: 30, window: minutes(1), refusal: say('limits.analyses') },
  /** Counted over all personal access tokens of the user. */
  tokenCallsByUser: { max: maxTokenCallsPerMinute, window: minutes(1), refusal: say('limits.calls') },
  /** Registering a program requires no account. */
  programRegistrationsByNetwork: { max: 20, window: hours(1), refusal: tooMany },
  /** Each may read a document from a server that the user's link names. */
  programReviewsByUser: { max: 60, window: minutes(10), refusal: tooMany },
  /** Each may keep a worker busy for seconds. */
  documentsByUser: { max: 10, window: minutes(1), refusal: say('limits.documents') },
} as const satisfies Record<string, Limit>

/** The network of an IP address; with `of`, counted separately for each email address, account or similar. */
export interface NetworkSubject {
  readonly ip: string
  readonly of?: string
}

/** A limit, the subject it is counted for, and the number of uses (default 1). */
export type Take = readonly [limit: keyof typeof limits, subject: string | NetworkSubject, uses?: number]

export interface RateLimits {
  /** Counts uses. @throws AppError `too_many_requests` when a limit is exhausted, with the longest wait. */
  take(...takes: Take[]): Promise<void>
  /** Counts uses. @returns whether all limits allow them. */
  tryTake(...takes: Take[]): Promise<boolean>
  /** Returns uses, after the counted action has succeeded. */
  giveBack(...takes: Take[]): Promise<void>
  /** Resets counters, after a success. */
  forgive(...takes: Take[]): Promise<void>
  /** Resets the counters of all networks. @returns the number of counters. */
  forgiveAll(counted: readonly (readonly [limit: keyof typeof limits, of: string])[]): Promise<number>
  /** The same limits, counted within a transaction: a refusal or a rollback undoes the count. */
  inTransaction(transaction: Executor): RateLimits
}

/** Multiple of a network's limit that an IPv6 site has, since many people may share a site. */
const networksPerSite = 4

/**
 * Creates limits that all nodes share and that survive restarts: counts are in the database, under keyed hashes of
 * their subjects.
 */
export function createRateLimits(db: Executor, key: Buffer, clock: Clock): RateLimits {
  const { toKey, toCounted } = createKeys(key)

  /** @returns the exhausted limit with the longest wait, if any. */
  const count = async (takes: readonly Take[]): Promise<Exceeded | undefined> => {
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
        return limit && count > limit.max ? [{ limit, waitMs }] : []
      })
      .sort((a, b) => b.waitMs - a.waitMs)[0]
  }

  return {
    async take(...takes) {
      const exceeded = await count(takes)
      if (exceeded) throw refuse(exceeded)
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
    inTransaction: (transaction) => createRateLimits(transaction, key, clock),
  }
}

interface Exceeded {
  readonly limit: Pick<Limit, 'refusal' | 'allowsLongCode'>
  readonly waitMs: number
}

interface Counted extends Limit {
  readonly key: string
  readonly uses: number
}

/** Builds the keys of the counters. */
function createKeys(key: Buffer) {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
  const toKey = (limit: string, parts: readonly string[]) =>
    `${limit}:${parts.map((part) => hash(`${limit}:${part}`)).join('.')}`
  /** Uses from an IPv6 network also count for its site. */
  const toCounted = ([limit, subject, uses = 1]: Take): Counted[] => {
    const { max, ...kind }: Limit = limits[limit]
    const counted = { ...kind, uses }
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

function refuse({ limit, waitMs }: Exceeded): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait = describeWait(retryAfterSeconds)
  const key = limit.allowsLongCode ? 'limits.refused_short_code' : 'limits.refused'
  return new AppError('too_many_requests', say(key, { reason: limit.refusal, wait }), { retryAfterSeconds })
}

const waitUnits = [
  { key: 'wait.days', seconds: 86_400 },
  { key: 'wait.hours', seconds: 3600 },
  { key: 'wait.minutes', seconds: 60 },
] as const

function describeWait(waitSeconds: number): Message {
  const unit = waitUnits.find((candidate) => waitSeconds > candidate.seconds)
  return say(unit?.key ?? 'wait.seconds', { count: Math.ceil(waitSeconds / (unit?.seconds ?? 1)) })
}
