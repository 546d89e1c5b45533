import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { type MessageKey, say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import { fetchProfile } from '../../discovery/platforms/fetch-profile.ts'
import { findPlatform, type LivePlatform } from '../../discovery/platforms/live-platform.ts'
import {
  PlatformError,
  type PlatformErrorKind,
  type PlatformProfile,
  type ProfileReference,
} from '../../discovery/platforms/platform-port.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'

/** Returns a connected platform. @throws AppError `unavailable` when it is not connected. */
export function requirePlatform({ platforms }: Pick<OnboardingContext, 'platforms'>, platform: Platform): LivePlatform {
  const live = findPlatform(platforms, platform)
  if (live) return live
  throw new AppError('unavailable', say('onboarding.platform_closed', { platform: platformNames[platform] }))
}

/**
 * Reads a channel from its platform. @returns undefined if the platform has no such channel.
 * @throws AppError `unavailable` when the platform is not connected or does not answer.
 */
export async function fetchFromPlatform(
  context: Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'platforms'>,
  platform: Platform,
  reference: ProfileReference,
): Promise<PlatformProfile | undefined> {
  try {
    return await fetchProfile(context, requirePlatform(context, platform), reference)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    context.log.warn({ platform: error.platform, kind: error.kind, reason: error.message }, 'a channel was not read')
    throw toAppError(error, context.clock.now())
  }
}

/** Tells the creator how to proceed; the cause is for the operator, in the log and on the platform status page. */
function toAppError(error: PlatformError, now: Date): AppError {
  const wait = error.retryAt && { retryAfterSeconds: Math.max(1, (error.retryAt.getTime() - now.getTime()) / 1000) }
  const said = say(problems[error.kind], { platform: platformNames[error.platform] })
  return new AppError('unavailable', said, { ...wait, cause: error })
}

const problems = {
  key_rejected: 'onboarding.platform_closed_for_now',
  quota_exhausted: 'onboarding.platform_exhausted',
  rate_limited: 'onboarding.platform_asked_too_often',
  unavailable: 'onboarding.platform_silent',
  bad_answer: 'onboarding.platform_unclear',
  bad_request: 'onboarding.platform_closed_for_now',
  out_of_budget: 'onboarding.platform_silent',
} as const satisfies Record<PlatformErrorKind, MessageKey>
