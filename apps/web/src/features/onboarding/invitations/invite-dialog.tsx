import { Alert, Button, Modal, Progress, Stack, TextInput } from '@mantine/core'
import { maxInvitationsPerCall } from '@troupe/contract/invitations'
import { Email } from '@troupe/contract/mail/email-address'
import type { MailLanguageChoice } from '@troupe/contract/mail/mail-languages'
import { type FormEvent, useMemo, useState } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import { dialogTexts } from '../../../ui/dialog-texts.ts'
import { MailLanguageSelect } from '../../../ui/mail-language/mail-language-select.tsx'
import { type InviteOutcome, useInvite } from '../api/invite.ts'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invite-dialog.module.css'
import { InviteOutcomeView } from './invite-outcome-view.tsx'
import { InviteRecipients } from './invite-recipients.tsx'
import { isTooLong, MessageField } from './message-field.tsx'
import { type InvitableCreator, planInvitations } from './plan-invitations.ts'

const texts = invitationTexts.dialog
const findEmailProblem = toFormRule(Email)
const nobody: readonly InvitableCreator[] = []

interface InviteDialogProps {
  isOpen: boolean
  /** If null, the dialog asks for an address. */
  creators: readonly InvitableCreator[] | null
  invitationsPath: string
  onClose: () => void
}

/** Invites creators, or an address, to register. It stays open until it can show the outcome. */
export function InviteDialog({ isOpen, creators, invitationsPath, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const [emailProblem, setEmailProblem] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [language, setLanguage] = useState<MailLanguageChoice>('creator')
  const plan = useMemo(() => planInvitations(creators ?? nobody), [creators])
  const { outcome, sending } = useInvite(creators ? { creatorIds: plan.invited.map(({ id }) => id) } : { email })
  const count = creators ? plan.invited.length : 1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = creators ? null : findEmailProblem(email)
    setEmailProblem(problem)
    if (problem === null && !isTooLong(message)) sending.mutate({ message, language })
  }
  const close = () => {
    if (!sending.isPending) onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={texts.title}
      size={560}
      closeButtonProps={{ 'aria-label': dialogTexts.close, disabled: sending.isPending }}
    >
      {sending.isSuccess ? (
        <InviteOutcomeView
          outcome={outcome}
          creators={creators ?? nobody}
          invitationsPath={invitationsPath}
          onClose={onClose}
        />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            {creators ? (
              <InviteRecipients plan={plan} />
            ) : (
              <TextInput
                label={texts.email}
                type="email"
                inputMode="email"
                autoComplete="off"
                data-autofocus
                value={email}
                error={emailProblem}
                onChange={(event) => {
                  setEmail(event.currentTarget.value)
                  setEmailProblem(null)
                }}
              />
            )}
            <MessageField value={message} disabled={count === 0 || sending.isPending} onChange={setMessage} />
            <MailLanguageSelect
              description={texts.language}
              value={language}
              isDisabled={count === 0 || sending.isPending}
              onChange={setLanguage}
            />
            <section className={classes.preview}>
              <h3>{texts.preview.title}</h3>
              <p>{texts.preview.text}</p>
            </section>
            <SendingState outcome={outcome} count={count} isPending={sending.isPending} error={sending.error} />
            <div className={classes.end}>
              <Button variant="default" disabled={sending.isPending} onClick={onClose}>
                {dialogTexts.cancel}
              </Button>
              <Button type="submit" loading={sending.isPending} disabled={count === 0}>
                {outcome.dealtWith > 0 ? texts.goOn : texts.submit(count)}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Modal>
  )
}

interface SendingStateProps {
  outcome: InviteOutcome
  count: number
  isPending: boolean
  error: Error | null
}

/** Progress of inviting if more than one call is needed, and the error if it stopped. */
function SendingState({ outcome: { dealtWith }, count, isPending, error }: SendingStateProps) {
  if (error) {
    return (
      <Alert color="red" role="alert" title={dealtWith > 0 ? texts.stopped(dealtWith, count) : texts.failed}>
        {error.message}
      </Alert>
    )
  }
  if (!isPending || count <= maxInvitationsPerCall) return null
  return (
    <div>
      <p role="status">{texts.progress(dealtWith, count)}</p>
      <Progress value={(dealtWith / count) * 100} aria-label={texts.title} />
    </div>
  )
}
