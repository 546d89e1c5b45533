import type { ReviewResponse } from '@troupe/contract/campaigns/mail-review'
import type { MailDraft } from '../../drafts/mail-draft.ts'
import { findFollowUpProblem, findMailProblem } from '../find-send-problem.ts'
import { writingTexts } from './writing-texts.ts'

const texts = writingTexts.states

export const writingSteps = ['recipients', 'mail', 'follow-ups', 'review'] as const
export type WritingStep = (typeof writingSteps)[number]

export const stepNames = {
  recipients: writingTexts.steps.recipients,
  mail: writingTexts.steps.mail,
  'follow-ups': writingTexts.steps.followUps,
  review: writingTexts.steps.review,
} satisfies Record<WritingStep, string>

/** How far a step is, in words. */
export interface StepState {
  readonly kind: 'missing' | 'done' | 'optional'
  readonly text: string
}

interface WrittenSoFar {
  readonly draft: MailDraft
  readonly creators: number
  /** Undefined until it is loaded. */
  readonly counts: ReviewResponse['counts'] | undefined
}

/** The state of each step; the review is ready when nothing is missing in the others. */
export function describeSteps({ draft, creators, counts }: WrittenSoFar): Record<WritingStep, StepState> {
  const recipients = describeRecipients(creators, counts)
  const mail = describeMail(draft)
  const followUps = describeFollowUps(draft)
  const isReady = [recipients, mail, followUps].every(({ kind }) => kind !== 'missing')
  return {
    recipients,
    mail,
    'follow-ups': followUps,
    review: isReady ? { kind: 'done', text: texts.ready } : { kind: 'missing', text: texts.notReady },
  }
}

function describeRecipients(creators: number, counts: WrittenSoFar['counts']): StepState {
  if (creators === 0) return { kind: 'missing', text: texts.nobody }
  if (!counts) return { kind: 'done', text: '' }
  if (counts.gets === 0) return { kind: 'missing', text: texts.nobodyGets }
  return { kind: 'done', text: texts.gets(counts.gets, counts.all) }
}

function describeMail(draft: MailDraft): StepState {
  const hasSubject = draft.subject.trim() !== ''
  const missing = (text: string) => ({ kind: 'missing', text }) as const
  if (draft.body === '') return missing(hasSubject ? texts.noBody : texts.notWritten)
  if (!hasSubject) return missing(texts.noSubject)
  return findMailProblem(draft) === null ? { kind: 'done', text: texts.written } : missing(texts.problem)
}

function describeFollowUps(draft: MailDraft): StepState {
  const { followUps } = draft
  if (followUps.length === 0) return { kind: 'optional', text: texts.noFollowUps }
  if (followUps.some(({ body }) => body === '')) return { kind: 'missing', text: texts.followUpMissing }
  if (findFollowUpProblem(draft) !== null) return { kind: 'missing', text: texts.problem }
  return { kind: 'done', text: texts.followUps(followUps.length) }
}

/** The step of an address; the first one if it names none. */
export function readStep(name: string | null): WritingStep {
  return writingSteps.find((step) => step === name) ?? 'recipients'
}
