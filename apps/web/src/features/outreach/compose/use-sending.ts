import { notifications } from '@mantine/notifications'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { SendEmailResponse } from '@troupe/contract/outreach'
import { useState } from 'react'
import { tell } from '../../../lib/language/tell.ts'
import { useEmailSetup } from '../api/email-setup.ts'
import { useSendTestMail } from '../api/preview-mail.ts'
import type { useSendEmail } from '../api/send-email.ts'
import { type MailDraft, readLanguage, toSendInput } from '../drafts/mail-draft.ts'
import { composeTexts as texts } from './compose-texts.ts'
import { findSendProblem, findTestProblem, type MailCreator } from './find-send-problem.ts'

interface SendingInput {
  creators: readonly MailCreator[]
  draft: MailDraft
  /** Empties the draft. */
  onStored: () => void
  send: ReturnType<typeof useSendEmail>
  onSent: ((answer: SendEmailResponse) => void) | undefined
}

/** Sends the mail to the creators, or a test mail to the user, and reports what prevents it. */
export function useSending({ creators, draft, onStored, send, onSent }: SendingInput) {
  const setup = useEmailSetup()
  const testing = useSendTestMail()
  const [chosenProvider, setProvider] = useState<EmailProvider>()
  const [problem, setProblem] = useState<string | null>(null)
  const provider = chosenProvider ?? setup.data?.config.email_provider ?? 'smtp'

  const submit = () => {
    const found = findSendProblem({ draft, creators, provider, setup: setup.data })
    setProblem(found)
    if (found !== null) return
    const creatorIds = creators.map(({ id }) => id)
    send.mutate(toSendInput(draft, creatorIds, provider), {
      onSuccess: (answer) => {
        // "after a successful send subject and body are cleared and a callback fires"
        onStored()
        onSent?.(answer)
      },
      onError: (error) => setProblem(texts.failed(error.message)),
    })
  }

  const sendTest = (creatorId: string | undefined) => {
    const found = findTestProblem({ draft, provider, setup: setup.data })
    setProblem(found)
    if (found !== null) return
    const { subject, body } = draft
    testing.mutate(
      {
        subject,
        body,
        email_provider: provider,
        ...readLanguage(draft),
        ...(creatorId === undefined ? {} : { creator_id: creatorId }),
      },
      {
        onSuccess: (answer) => notifications.show({ message: tell(answer, answer.message) }),
        onError: (error) => setProblem(texts.test.failed(error.message)),
      },
    )
  }

  return { provider, setProvider, setup, problem, submit, test: { send: sendTest, isPending: testing.isPending } }
}
