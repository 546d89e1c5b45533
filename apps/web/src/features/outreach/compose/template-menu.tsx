import { ActionIcon, Button, Loader, Popover, Text, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import type { EmailTemplate } from '@troupe/contract/mail/email-templates'
import { useState } from 'react'
import { useDeleteTemplate, useEmailTemplates } from '../api/email-templates.ts'
import { keepEscape } from '../keep-escape.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'
import { SaveTemplateForm } from './save-template-form.tsx'

const texts = composeTexts.templates

interface TemplateMenuProps {
  /** Content to save as a template. */
  mail: { subject: string; body: string }
  onUse: (template: EmailTemplate) => void
}

/** Menu to use, save and delete templates. */
export function TemplateMenu({ mail, onUse }: TemplateMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const use = (template: EmailTemplate) => {
    setOpen(false)
    onUse(template)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" position="bottom-end" width={304}>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTemplate size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.menu}
        </Button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={keepEscape}>
        <TemplateList onUse={use} />
        <SaveTemplateForm mail={mail} onSaved={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function TemplateList({ onUse }: Pick<TemplateMenuProps, 'onUse'>) {
  const { data: templates, error } = useEmailTemplates()
  const remove = useDeleteTemplate()
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
  const removeById = (id: string) =>
    remove.mutate(id, {
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.removeFailed, message }),
    })
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
            loading={remove.isPending && remove.variables === template.id}
            onClick={() => removeById(template.id)}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
