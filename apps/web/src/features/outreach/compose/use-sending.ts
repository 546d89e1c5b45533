import { notifications } from '@mantine/notifications'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { SendEmailResponse } from '@troupe/contract/outreach'
import { useState } from 'react'
import { tell } from '../../../lib/language/tell.ts'
import { useIsLeft } from '../../../lib/use-is-left.ts'
import { useEmailSetup } from '../api/email-setup.ts'
import { useSendTestMail } from '../api/preview-mail.ts'
import type { SendInput, useSendEmail } from '../api/send-email.ts'
import type { CompanyEntry } from '../company/use-company-entry.ts'
import { type MailDraft, readCollection, readLanguage, readSingle, toSendInput } from '../drafts/mail-draft.ts'
import { composeTexts as texts } from './compose-texts.ts'
import { findSendProblem, findTestProblem, type MailCreator, type SendAttempt } from './find-send-problem.ts'

interface SendingInput {
  creators: readonly MailCreator[]
  draft: MailDraft
  /** Empties the draft. */
  onStored: () => void
  company: CompanyEntry
  send: ReturnType<typeof useSendEmail>
  onSent: ((answer: SendEmailResponse) => void) | undefined
  /** Further parts of the call that sends the mail; a text says why it cannot be made. */
  complete?: () => Promise<Pick<SendInput, 'undo_minutes' | 'draft_revision'> | string>
}

type Check = (attempt: SendAttempt) => string | null

/** Why the last attempt failed. */
interface Refusal {
  problem: string
  /** Whether the problem is still there after later changes. */
  lasts: (later: { attempt: SendAttempt; content: string }) => boolean
}

/** Why the last attempt failed, as long as that holds. */
function useRefusal(attempt: SendAttempt, content: string) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** Whether a check finds nothing; else its problem is shown as long as the check finds it. */
  const passes = (check: Check) => {
    const found = check(attempt)
    setRefusal(found === null ? null : { problem: found, lasts: (later) => check(later.attempt) === found })
    return found === null
  }
  const isLeft = useIsLeft()
  /** Shows why the server refused the mail, until the mail or its provider is changed. */
  const refuse = (problem: string) => {
    setRefusal({ problem, lasts: (later) => later.content === content })
    if (isLeft.current) notifications.show({ color: 'red', message: problem })
  }

  const problem = refusal?.lasts({ attempt, content }) ? refusal.problem : null
  return { problem, passes, refuse }
}

/** Sends the mail to the creators, or a test mail to the user, and reports what prevents it. */
export function useSending({ creators, draft, onStored, company, send, onSent, complete }: SendingInput) {
  const setup = useEmailSetup()
  const testing = useSendTestMail()
  const provider = draft.provider ?? setup.data?.config.email_provider ?? 'smtp'
  const attempt = { draft, creators, provider, setup: setup.data, companyProblem: company.problem }
  const content = JSON.stringify([draft, provider])

  const { problem, passes, refuse } = useRefusal(attempt, content)
  const isLeft = useIsLeft()
  /** From the completion of the call on, while which what is changed would not be sent. */
  const [isStarted, setStarted] = useState(false)

  const start = async () => {
    const creatorIds = creators.map(({ id }) => id)
    setStarted(true)
    const further = complete ? await complete() : {}
    if (typeof further === 'string') {
      setStarted(false)
      return refuse(texts.failed(further))
    }
    const mailbox = draft.mailbox === '' ? {} : { mailbox: draft.mailbox }
    const input = { ...toSendInput(draft, creatorIds, provider), ...mailbox, ...further }
    await send.mutateAsync(input).then(
      (answer) => {
        // "after a successful send subject and body are cleared and a callback fires"
        onStored()
        if (!isLeft.current) onSent?.(answer)
      },
      ({ message }: Error) => refuse(texts.failed(message)),
    )
    setStarted(false)
  }

  const submit = () => {
    const found = findSendProblem(attempt)
    const mayStart = passes(findSendProblem)
    // Stores what was entered, or shows what is missing at its field.
    if (company.isNeeded && (mayStart || found === company.problem)) company.save(() => void start())
    else if (mayStart) void start()
  }

  const sendTest = (creatorId: string | undefined) => {
    if (!passes(findTestProblem)) return
    testing.mutate(toTestInput(draft, { provider, creatorId }), {
      onSuccess: (answer) => notifications.show({ message: tell(answer, answer.message) }),
      onError: (error) => refuse(texts.test.failed(error.message)),
    })
  }

  return {
    provider,
    setup,
    problem,
    submit,
    isStarted,
    test: { send: sendTest, isPending: testing.isPending },
  }
}

interface TestChoice {
  readonly provider: EmailProvider
  readonly creatorId: string | undefined
}

/** Builds the body of the call that sends a test mail. */
function toTestInput(draft: MailDraft, { provider, creatorId }: TestChoice) {
  return {
    subject: draft.subject,
    body: draft.body,
    email_provider: provider,
    ...readSingle(draft),
    ...readLanguage(draft),
    ...readCollection(draft),
    ...(creatorId === undefined ? {} : { creator_id: creatorId }),
  }
}
