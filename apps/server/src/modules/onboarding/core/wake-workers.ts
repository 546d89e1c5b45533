import type { OnboardingContext } from './onboarding-context.ts'

type Waking = Pick<OnboardingContext, 'jobs' | 'log'>

/**
 * Enqueues the sending of invitations. They are stored and looked for every minute, so a queue failure is only logged.
 */
export async function wakeInvitationSender({ jobs, log }: Waking): Promise<void> {
  try {
    await jobs.enqueue('send-invitations')
  } catch (error) {
    log.warn({ err: error }, 'invitations wait for the next look')
  }
}

/** Enqueues the embedding of a creator's new text. Word search finds it already, so a queue failure is only logged. */
export async function wakeEncoder({ jobs, log }: Waking): Promise<void> {
  try {
    await jobs.enqueue('embed-creators')
  } catch (error) {
    log.warn({ err: error }, 'what a creator said waits for the next look')
  }
}
