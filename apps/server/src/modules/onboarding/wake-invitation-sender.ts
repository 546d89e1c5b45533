import type { OnboardingContext } from './onboarding-context.ts'

/** Has invitations' mails sent. They are in the table and looked for each minute, so a queue that does not answer is no failure of the call. */
export async function wakeInvitationSender({ jobs, log }: Pick<OnboardingContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.enqueue('send-invitations')
  } catch (error) {
    log.warn({ err: error }, 'invitations wait for the next look')
  }
}
