import { parseMergeTemplate } from '@troupe/contract/mail/merge-fields'

/** Parsed templates of a step, to be filled in for each recipient. */
export interface StepTemplates {
  readonly subject: ReturnType<typeof parseMergeTemplate> | null
  readonly html: ReturnType<typeof parseMergeTemplate>
  readonly text: ReturnType<typeof parseMergeTemplate>
}

/** Parses the subject and the content of a step, so that they can be filled in for each recipient. */
export function parseStep(step: { subject: string | null; html: string; text: string }): StepTemplates {
  return {
    subject: step.subject === null ? null : parseMergeTemplate(step.subject),
    html: parseMergeTemplate(step.html),
    text: parseMergeTemplate(step.text),
  }
}
