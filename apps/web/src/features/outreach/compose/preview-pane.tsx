import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { useMemo, useState } from 'react'
import { usePreview } from '../api/preview-mail.ts'
import { type MailDraft, toPreviewInput } from '../drafts/mail-draft.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'
import type { MailCreator } from './find-send-problem.ts'
import { MailPreview } from './mail-preview.tsx'
import { RecipientSummary } from './recipient-summary.tsx'

/** Debounce of the preview while typing, in milliseconds. */
const quietMs = 400

interface PreviewPaneProps {
  creators: readonly MailCreator[]
  draft: MailDraft
  /** Its signature is shown. */
  provider: EmailProvider
  onChange: (parts: Partial<MailDraft>) => void
  test: { send: (creatorId: string | undefined) => void; isPending: boolean }
  isDisabled: boolean
}

/** The recipients and a preview of the mail. */
export function PreviewPane({ creators, draft, provider, onChange, test, isDisabled }: PreviewPaneProps) {
  const [creatorId, setCreatorId] = useState<string>()
  const [quietDraft] = useDebouncedValue(draft, quietMs)
  const input = useMemo(
    () =>
      toPreviewInput(
        quietDraft,
        creators.map(({ id }) => id),
        { creatorId, provider },
      ),
    [quietDraft, creators, creatorId, provider],
  )
  const { data: preview, error } = usePreview(input)
  return (
    <section className={classes.pane} aria-label={composeTexts.preview.title}>
      <Title order={3} size="h3">
        {composeTexts.preview.title}
      </Title>
      {error && (
        <Text size="sm" c="red" role="alert">
          {composeTexts.preview.failed(error.message)}
        </Text>
      )}
      {preview ? (
        <>
          <RecipientSummary
            preview={preview}
            skipsWritten={draft.skipsWritten}
            onSkipsWritten={(skipsWritten) => onChange({ skipsWritten })}
            isDisabled={isDisabled}
          />
          <MailPreview creators={creators} preview={preview} onCreator={setCreatorId} />
        </>
      ) : (
        !error && <Skeleton height={320} />
      )}
      <Button
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={test.isPending}
        disabled={isDisabled}
        onClick={() => test.send(preview?.shown?.creator.id)}
      >
        {composeTexts.test.send}
      </Button>
    </section>
  )
}
