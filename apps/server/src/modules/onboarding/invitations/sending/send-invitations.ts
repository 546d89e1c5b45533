import { say } from '@troupe/contract/messages/message'
import { minutes, seconds } from '../../../../lib/durations.ts'
import { MailRefusedError } from '../../../accounts/core/mailer-port.ts'
import { createToken } from '../../core/link-tokens.ts'
import type { OnboardingContext } from '../../core/onboarding-context.ts'
import { findReason } from '../invitation-choice.ts'
import { getFacts } from '../invitation-facts.ts'
import { toNextTry } from '../invitation-state.ts'
import { composeInvitationMail, toInvitationLinks } from './invitation-mail.ts'
import * as mails from './invitation-mail-repository.ts'

type Parts = Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'mailer' | 'erasures' | 'getPublicUrl'>

/** Longer than the mailer's timeout; after this time, the claiming process is considered gone. */
const claimLife = minutes(2)
/** Well below the time after which the queue considers a job dead. */
const maxRunMs = seconds(60)

/**
 * Sends waiting mails one after another, for at most a minute or until stopped. Each mail is sent by one process. If
 * that process ends, another sends the mail with a new token: no mail is lost, and at worst it arrives twice and the
 * later one is valid.
 * @returns whether some may be left.
 */
export async function sendInvitations(parts: Parts, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + maxRunMs
  while (performance.now() < end && !signal.aborted) {
    if (!(await sendNext(parts))) return false
  }
  return true
}

/** @returns whether there was one. */
async function sendNext(parts: Parts): Promise<boolean> {
  const { db, clock, mailer, getPublicUrl } = parts
  const now = clock.now()
  const { token, hash: tokenHash } = createToken()
  const invitation = await mails.claimNext(db, { now, until: new Date(now.getTime() + claimLife), tokenHash })
  if (!invitation) return false
  const claim = { id: invitation.id, tokenHash }
  const obstacle = await findObstacle(parts, invitation)
  if (obstacle) {
    if (obstacle === 'declined') await mails.markDeclined(db, claim, now)
    else await mails.markFailed(db, claim, say('onboarding.invitation_creator_registered').text)
    return true
  }
  try {
    const links = toInvitationLinks(getPublicUrl(), token, invitation.language)
    await mailer.send(composeInvitationMail({ ...invitation, links }))
  } catch (error) {
    await noteFailure(parts, { claim, attempts: invitation.attempts, error })
    return true
  }
  await mails.markSent(db, claim, clock.now())
  return true
}

/** Why a creator is not invited any more: declined another invitation, was erased, or registered while it waited. */
async function findObstacle(parts: Parts, { creatorId, email }: mails.ClaimedInvitation) {
  const candidate = { creatorId, email }
  const facts = await getFacts(parts, parts.db, { inviter: null, candidates: [candidate] })
  return findReason(candidate, facts, new Set())
}

interface Failure {
  readonly claim: mails.HandedOver
  readonly attempts: number
  readonly error: unknown
}

/**
 * Records a failure. The user sees only the mail server's reply about this address; everything else about the
 * platform's mail server stays in the log.
 */
async function noteFailure({ db, clock, log }: Parts, { claim, attempts, error }: Failure): Promise<void> {
  log.warn({ err: error, invitationId: claim.id, attempts }, 'an invitation was not handed over')
  if (error instanceof MailRefusedError) {
    return mails.markFailed(db, claim, say('onboarding.mail_refused', { reply: error.message }).text)
  }
  const nextTry = toNextTry(attempts, clock.now())
  if (nextTry) return mails.postpone(db, claim, nextTry)
  await mails.markFailed(db, claim, say('onboarding.mail_not_taken').text)
}
