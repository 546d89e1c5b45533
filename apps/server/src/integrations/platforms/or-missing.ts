import { PlatformError } from '../../modules/discovery/platforms/platform-port.ts'

/** The answer, or undefined where the platform, the budget or the time did not give it: for what a list is worth having without. */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PlatformError) return undefined
    throw error
  }
}
