import { Select } from '@mantine/core'
import { MailLanguageChoice, mailLanguageChoices, mailLanguageNames } from '@troupe/contract/mail/mail-languages'
import { mailLanguageTexts as texts } from './mail-language-texts.ts'

interface MailLanguageSelectProps {
  /** The parts of the mail that are in the language. */
  description: string
  value: MailLanguageChoice
  isDisabled: boolean
  onChange: (language: MailLanguageChoice) => void
}

const nameOf = (choice: MailLanguageChoice) => (choice === 'creator' ? texts.ofCreator : mailLanguageNames[choice])

/** Chooses the language of a mail to creators: each creator's own, or one for all. */
export function MailLanguageSelect({ description, value, isDisabled, onChange }: MailLanguageSelectProps) {
  return (
    <Select
      label={texts.label}
      description={description}
      allowDeselect={false}
      data={mailLanguageChoices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
      renderOption={({ option }) => (
        <span lang={option.value === 'creator' ? undefined : option.value}>{option.label}</span>
      )}
      value={value}
      disabled={isDisabled}
      onChange={(chosen) => onChange(MailLanguageChoice.parse(chosen))}
    />
  )
}
