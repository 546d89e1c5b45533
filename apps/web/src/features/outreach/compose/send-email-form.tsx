import { Alert, Button } from '@mantine/core'
import type { SendEmailResponse } from '@troupe/contract/outreach'
import { useRef } from 'react'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import type { useSendEmail } from '../api/send-email.ts'
import { CompanyNeeded } from '../company/company-needed.tsx'
import { useCompanyEntry } from '../company/use-company-entry.ts'
import { DraftNotice, DraftStatus } from '../drafts/draft-status.tsx'
import type { MailDraft } from '../drafts/mail-draft.ts'
import { ToPage } from '../drafts/to-page.tsx'
import type { KeptDraft } from '../drafts/use-kept-draft.ts'
import type { OutreachPaths } from '../outreach-paths.ts'
import classes from './compose.module.css'
import { composeTexts as texts } from './compose-texts.ts'
import type { MailCreator } from './find-send-problem.ts'
import { FollowUpFields } from './follow-up-fields.tsx'
import { MailDetailFields, MailTextFields } from './mail-fields.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { SentView } from './sent-view.tsx'
import { useSending } from './use-sending.ts'

interface SendEmailFormProps {
  creators: readonly MailCreator[]
  kept: KeptDraft
  send: ReturnType<typeof useSendEmail>
  onSent: ((answer: SendEmailResponse) => void) | undefined
  onClose: () => void
  paths: OutreachPaths
}

/** Writes a mail, with a preview and the button to send it. */
export function SendEmailForm(props: SendEmailFormProps) {
  const { creators, kept, send, onSent, onClose, paths } = props
  const { draft, change: onDraft } = kept
  const company = useCompanyEntry()
  const sending = useSending({
    creators,
    draft,
    onStored: kept.discard,
    company,
    send,
    onSent,
  })
  const { provider, problem, submit, test } = sending
  const isSending = sending.isStarted || company.isSaving
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, isSending || test.isPending)
  if (send.data) {
    return <SentView answer={send.data} campaignPath={`${paths.campaigns}/${send.data.campaign.id}`} onDone={onClose} />
  }
  const change = (parts: Partial<MailDraft>) => onDraft((current) => ({ ...current, ...parts }))
  const fields = { draft, isDisabled: isSending, onChange: change }
  // Not a form element: Enter in the subject must not send mail to all recipients.
  return (
    <div ref={root} className={classes.root} tabIndex={-1}>
      <div className={classes.fields}>
        <DraftNotice kept={kept} isDisabled={isSending} />
        <MailTextFields {...fields} sending={sending} settingsPath={paths.emailConfig} />
        <FollowUpFields followUps={draft.followUps} onDraft={onDraft} isDisabled={isSending} />
        <MailDetailFields {...fields} />
        <CompanyNeeded entry={company} isDisabled={isSending} />
      </div>
      <PreviewPane
        creators={creators}
        draft={draft}
        provider={provider}
        onChange={change}
        test={test}
        isDisabled={isSending}
      />
      <div className={classes.footer}>
        {problem !== null && (
          <Alert color="red" role="alert" className={classes.problem}>
            {problem}
          </Alert>
        )}
        <ScheduleField {...fields} />
        <DraftStatus kept={kept} />
        <ToPage kept={kept} writingPath={paths.writing} isDisabled={isSending} />
        <Button onClick={() => void submit()} loading={isSending} loaderProps={{ 'aria-label': texts.sending }}>
          {draft.sendAt === '' ? texts.send : texts.schedulingSend}
        </Button>
      </div>
    </div>
  )
}
