import { proofCodeDays } from '@troupe/contract/own-channel'
import { days } from '../../../lib/durations.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as proofs from '../pending/channel-proof-repository.ts'
import { fetchFromPlatform } from './fetch-from-platform.ts'
import { createProofCode, hasProofCode } from './proof-code.ts'

type ProofContext = Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'platforms'>

export interface ProofSearch extends proofs.ProofSubject {
  readonly handle: string
  /** Counts a reading of the platform. @throws AppError `too_many_requests`. */
  readonly takeReading: () => Promise<void>
}

export interface ProofState {
  /** `issued`: the code is new, and was not looked for. */
  readonly state: 'issued' | 'missing' | 'proven'
  readonly code: string
  readonly expiresAt: Date
}

/**
 * Gives out a code for a channel, or looks for the one given out before in the channel's description. The description
 * is read anew each time. An expired code is replaced.
 * @throws AppError `unavailable` when the platform does not answer, `too_many_requests`.
 */
export async function lookForCode(context: ProofContext, search: ProofSearch): Promise<ProofState> {
  const { db, clock } = context
  const now = clock.now()
  const known = await proofs.find(db, search, now)
  if (!known) return issueCode(context, search)
  const { code, expiresAt } = known
  if (known.provenAt) return { state: 'proven', code, expiresAt }
  await search.takeReading()
  const { platform, channelId, handle } = search
  const profile = await fetchFromPlatform(context, platform, { channelId, handle })
  // The handle may belong to another channel by now.
  const isFound = profile?.channel_id === channelId && hasProofCode(profile.description ?? '', code)
  if (isFound) await proofs.markProven(db, search, { code, now })
  return { state: isFound ? 'proven' : 'missing', code, expiresAt }
}

async function issueCode({ db, clock }: ProofContext, subject: proofs.ProofSubject): Promise<ProofState> {
  const now = clock.now()
  const issued = { code: createProofCode(), expiresAt: new Date(now.getTime() + days(proofCodeDays)) }
  await proofs.insert(db, subject, { ...issued, now })
  // The code of the first of simultaneous calls counts.
  const { code, expiresAt } = (await proofs.find(db, subject, now)) ?? issued
  return { state: 'issued', code, expiresAt }
}
