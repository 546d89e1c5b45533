import type { OnboardingContext } from './onboarding-context.ts'

/** Has a creator's new words embedded. They are found by words already, so a queue that does not answer is no failure of the call. */
export async function wakeEncoder({ jobs, log }: Pick<OnboardingContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.enqueue('embed-creators')
  } catch (error) {
    log.warn({ err: error }, 'what a creator said waits for the next look')
  }
}
