import { FollowUpFields } from '../follow-up-fields.tsx'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'

/** The further mails to creators who do not reply. */
export function FollowUpsStep({ writing: { draft, kept, isSending } }: { writing: Writing }) {
  return (
    <div className={classes.narrow}>
      <FollowUpFields followUps={draft.followUps} onDraft={kept.change} isDisabled={isSending} />
    </div>
  )
}
