import type { Executor } from '../../../database/database.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { readFacts } from './invitation-candidate-repository.ts'
import type { Candidate, InvitationFacts } from './invitation-choice.ts'

/** Collects the facts that prevent inviting the candidates. `inviter` is null for an operator. */
export async function getFacts(
  { clock, erasures }: Pick<OnboardingContext, 'clock' | 'erasures'>,
  db: Executor,
  { inviter, candidates }: { inviter: string | null; candidates: readonly Candidate[] },
): Promise<InvitationFacts> {
  const emails = candidates.flatMap(({ email }) => email ?? [])
  const creatorIds = candidates.flatMap(({ creatorId }) => creatorId ?? [])
  const facts = await readFacts(db, { inviter, creatorIds, emails, now: clock.now() })
  const erased = await erasures.find(db, { emails })
  return { ...facts, declinedEmails: new Set([...facts.declinedEmails, ...erased.emails]) }
}
