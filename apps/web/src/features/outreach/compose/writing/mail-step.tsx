import { Input } from '@mantine/core'
import { MailLanguageSelect } from '../../../../ui/mail-language/mail-language-select.tsx'
import { MailEditor } from '../../editor/mail-editor.tsx'
import { composeTexts } from '../compose-texts.ts'
import { MailboxSelect } from '../mailbox-select.tsx'
import { PreviewPane } from '../preview-pane.tsx'
import { ProviderChoice } from '../provider-choice.tsx'
import { SubjectField } from '../subject-field.tsx'
import { TemplateMenu } from '../template-menu.tsx'
import type { Writing } from './use-writing.ts'
import classes from './writing.module.css'

interface MailStepProps {
  writing: Writing
  settingsPath: string
}

/** Subject and message of the first mail, with a preview. */
export function MailStep({ writing, settingsPath }: MailStepProps) {
  const { creators, draft, change, sending, isSending } = writing
  const { provider, setProvider, mailbox, setMailbox, setup, test } = sending
  return (
    <div className={classes.columns}>
      <div className={classes.fields}>
        <div className={classes.account}>
          <ProviderChoice
            value={provider}
            onChange={setProvider}
            setup={setup.data}
            error={setup.error}
            onRetry={() => void setup.refetch()}
            settingsPath={settingsPath}
          />
          <TemplateMenu mail={draft} onUse={({ subject, body }) => change({ subject, body })} />
        </div>
        <MailboxSelect value={mailbox} isDisabled={isSending} onChange={setMailbox} />
        <SubjectField value={draft.subject} isDisabled={isSending} onChange={(subject) => change({ subject })} />
        <div>
          <Input.Label component="div" mb={4}>
            {composeTexts.body}
          </Input.Label>
          <MailEditor
            label={composeTexts.body}
            value={draft.body}
            isDisabled={isSending}
            onChange={(body) => change({ body })}
          />
        </div>
        <MailLanguageSelect
          description={composeTexts.language}
          value={draft.language}
          isDisabled={isSending}
          onChange={(language) => change({ language })}
        />
      </div>
      <PreviewPane
        creators={creators}
        draft={draft}
        provider={provider}
        mailbox={mailbox}
        onChange={change}
        test={test}
        isDisabled={isSending}
      />
    </div>
  )
}
