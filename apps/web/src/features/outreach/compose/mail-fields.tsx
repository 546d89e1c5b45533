import { Input, TextInput } from '@mantine/core'
import { campaignNameMaxLength } from '@troupe/contract/mail/campaign-name'
import { subjectMaxLength } from '@troupe/contract/mail/mail-content'
import { useEffect, useRef } from 'react'
import { MailLanguageSelect } from '../../../ui/mail-language/mail-language-select.tsx'
import type { MailDraft } from '../drafts/mail-draft.ts'
import { MailEditor } from '../editor/mail-editor.tsx'
import { MergeFieldMenu } from '../editor/merge-field-menu.tsx'
import { labelMergeFields } from '../name-merge-field.ts'
import { showMergeFields, storeMergeFields } from '../shown-merge-fields.ts'
import classes from './compose.module.css'
import { composeTexts as texts } from './compose-texts.ts'
import { MailboxSelect } from './mailbox-select.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { SubjectInput } from './subject-input.tsx'
import { TemplateMenu } from './template-menu.tsx'
import type { useSending } from './use-sending.ts'

interface FieldsProps {
  draft: MailDraft
  isDisabled: boolean
  onChange: (parts: Partial<MailDraft>) => void
}

interface MailTextFieldsProps extends FieldsProps {
  sending: Pick<ReturnType<typeof useSending>, 'provider' | 'setup'>
  settingsPath: string
}

/** The account that sends the mail, its subject and its message. */
export function MailTextFields({ draft, sending, isDisabled, settingsPath, onChange }: MailTextFieldsProps) {
  const { provider, setup } = sending
  return (
    <>
      <div className={classes.topLine}>
        <ProviderChoice
          value={provider}
          onChange={(chosen) => onChange({ provider: chosen })}
          setup={setup.data}
          error={setup.error}
          onRetry={() => void setup.refetch()}
          settingsPath={settingsPath}
        />
        <TemplateMenu mail={draft} replacesMail onUse={({ subject, body }) => onChange({ subject, body })} />
      </div>
      <MailboxSelect value={draft.mailbox} isDisabled={isDisabled} onChange={(mailbox) => onChange({ mailbox })} />
      <SubjectField value={draft.subject} isDisabled={isDisabled} onChange={(subject) => onChange({ subject })} />
      <div>
        <Input.Label component="div" mb={4}>
          {texts.body}
        </Input.Label>
        <MailEditor
          label={texts.body}
          value={draft.body}
          isDisabled={isDisabled}
          onChange={(body) => onChange({ body })}
        />
      </div>
    </>
  )
}

interface SubjectFieldProps {
  value: string
  onChange: (subject: string) => void
  isDisabled: boolean
}

/** The subject, into which merge fields are inserted at the cursor. */
function SubjectField({ value, onChange, isDisabled }: SubjectFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The dialog has chosen its first focus already when the form is loaded.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const insert = (field: string) => {
    const shown = showMergeFields(value)
    const start = input.current?.selectionStart ?? shown.length
    const end = input.current?.selectionEnd ?? start
    onChange(storeMergeFields(shown.slice(0, start) + field + shown.slice(end)).slice(0, subjectMaxLength))
    input.current?.focus()
  }
  return (
    <div className={classes.subject}>
      <SubjectInput
        label={texts.subject}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        inputRef={input}
        isFirst
      />
      <MergeFieldMenu size="sm" onInsert={insert} />
    </div>
  )
}

/** The language of the footer, and the name of the campaign. */
export function MailDetailFields({ draft, isDisabled, onChange }: FieldsProps) {
  return (
    <>
      <MailLanguageSelect
        description={texts.language}
        value={draft.language}
        isDisabled={isDisabled}
        onChange={(language) => onChange({ language })}
      />
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        placeholder={labelMergeFields(draft.subject)}
        maxLength={campaignNameMaxLength}
        autoComplete="off"
        disabled={isDisabled}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
    </>
  )
}
