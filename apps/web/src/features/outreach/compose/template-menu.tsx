import { ActionIcon, Button, Loader, Popover, Text, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import type { EmailTemplate } from '@troupe/contract/mail/email-templates'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeleteTemplate, useEmailTemplates } from '../api/email-templates.ts'
import { keepEscape } from '../keep-escape.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'
import { SaveTemplateForm } from './save-template-form.tsx'

const texts = composeTexts.templates

interface TemplateMenuProps {
  /** Content to save as a template. */
  mail: { subject: string; body: string }
  /** Whether a template takes the place of the mail, so that it is asked for if something is written. */
  replacesMail?: boolean
  onUse: (template: EmailTemplate) => void
}

/** Menu to use, save and delete templates. */
export function TemplateMenu({ mail, replacesMail = false, onUse }: TemplateMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [replacing, setReplacing] = useState<EmailTemplate>()
  const [deleting, setDeleting] = useState<EmailTemplate>()
  const [used, setUsed] = useState<EmailTemplate>()
  const isWritten = mail.subject.trim() !== '' || mail.body !== ''
  const closeMenu = () => {
    setOpen(false)
    // A question that opens next gives the focus back to it.
    target.current?.focus()
  }
  const use = (template: EmailTemplate) => {
    setUsed(template)
    onUse(template)
  }
  const choose = (template: EmailTemplate) => {
    closeMenu()
    if (replacesMail && isWritten) setReplacing(template)
    else use(template)
  }
  const askToDelete = (template: EmailTemplate) => {
    closeMenu()
    setDeleting(template)
  }
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" position="bottom-end" width={304}>
        <Popover.Target>
          <Button
            ref={target}
            variant="default"
            size="xs"
            leftSection={<IconTemplate size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.menu}
          </Button>
        </Popover.Target>
        <Popover.Dropdown onKeyDown={keepEscape}>
          <TemplateList onUse={choose} onDelete={askToDelete} />
          <SaveTemplateForm
            mail={mail}
            used={used}
            onSettled={(saved) => {
              // After a refusal the template that replaces it is the one that the list now shows.
              setUsed(saved)
              if (saved) setOpen(false)
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <ConfirmDialog
        isOpen={replacing !== undefined}
        title={texts.replaceMail.title}
        question={texts.replaceMail.question(replacing?.name ?? '')}
        confirm={texts.replaceMail.confirm}
        isBusy={false}
        onConfirm={() => {
          if (replacing) use(replacing)
          setReplacing(undefined)
        }}
        onClose={() => setReplacing(undefined)}
      />
      <DeleteTemplateDialog template={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

interface TemplateListProps {
  onUse: (template: EmailTemplate) => void
  onDelete: (template: EmailTemplate) => void
}

function TemplateList({ onUse, onDelete }: TemplateListProps) {
  const { data: templates, error } = useEmailTemplates()
  if (error) {
    return (
      <Text size="sm" role="alert">
        {texts.failed(error.message)}
      </Text>
    )
  }
  if (!templates) return <Loader size="sm" />
  if (templates.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.empty}
      </Text>
    )
  }
  return (
    <ul className={classes.templates}>
      {templates.map((template) => (
        <li key={template.id}>
          <UnstyledButton
            className={classes.template}
            aria-label={texts.use(template.name)}
            onClick={() => onUse(template)}
          >
            <Text component="span" display="block" size="sm" fw={600} truncate dir="auto">
              {template.name}
            </Text>
            <Text component="span" display="block" size="xs" c="dimmed" truncate dir="auto">
              {template.subject}
            </Text>
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.remove(template.name)}
            onClick={() => onDelete(template)}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

interface DeleteTemplateDialogProps {
  /** Undefined: closed. */
  template: EmailTemplate | undefined
  onClose: () => void
}

function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const remove = useDeleteTemplate()
  const confirm = () => {
    if (!template) return
    remove.mutate(template.id, {
      onSuccess: onClose,
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.removeFailed, message }),
    })
  }
  return (
    <ConfirmDialog
      isOpen={template !== undefined}
      title={texts.removal.title}
      question={texts.removal.question(template?.name ?? '')}
      confirm={texts.removal.confirm}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
