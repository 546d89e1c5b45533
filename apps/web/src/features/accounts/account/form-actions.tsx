import { Button, Group } from '@mantine/core'
import { accountTexts as texts } from './account-texts.ts'

interface FormActionsProps {
  submit: string
  disabled: boolean
  onCancel: () => void
  isDanger?: boolean
}

/** Buttons at the end of a form on the account page. */
export function FormActions({ submit, disabled, onCancel, isDanger = false }: FormActionsProps) {
  return (
    <Group gap={12}>
      <Button type="submit" disabled={disabled} {...(isDanger ? { color: 'red' } : {})}>
        {submit}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Group>
  )
}
