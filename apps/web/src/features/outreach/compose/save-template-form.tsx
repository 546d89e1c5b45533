import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type EmailTemplate, templateNameMaxLength } from '@troupe/contract/mail/email-templates'
import { type FormEvent, useState } from 'react'
import { useEmailTemplates, useSaveTemplate } from '../api/email-templates.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.templates

interface SaveTemplateFormProps {
  mail: { subject: string; body: string }
  /** The template, as it was then, from which the mail was written. */
  used: EmailTemplate | undefined
  /** Called with the saved template, and with undefined when it was not saved. */
  onSettled: (saved: EmailTemplate | undefined) => void
}

/** Saves the mail as a template. If the name exists, the form says that it replaces that template. */
export function SaveTemplateForm({ mail, used, onSettled }: SaveTemplateFormProps) {
  const [name, setName] = useState('')
  const { data: templates } = useEmailTemplates()
  const save = useSaveTemplate()
  const sameName = templates?.find((template) => template.name.toLowerCase() === name.trim().toLowerCase())
  const isEmpty = mail.subject.trim() === '' && mail.body === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, subject: mail.subject, body: mail.body }
    save.mutate(
      { replaced: used?.id === sameName?.id ? used : sameName, body },
      {
        onSuccess: ({ name }) => notifications.show({ message: texts.saved(name) }),
        onSettled,
      },
    )
  }
  return (
    <form className={classes.saveTemplate} onSubmit={submit} noValidate>
      <TextInput
        className={classes.grow}
        size="xs"
        label={texts.save}
        placeholder={texts.name}
        maxLength={templateNameMaxLength}
        autoComplete="off"
        disabled={isEmpty}
        value={name}
        error={save.error?.message}
        onChange={(event) => {
          setName(event.currentTarget.value)
          if (save.isError) save.reset()
        }}
      />
      <Button type="submit" size="xs" loading={save.isPending} disabled={isEmpty || name.trim() === ''}>
        {sameName ? texts.replace : texts.saving}
      </Button>
    </form>
  )
}
