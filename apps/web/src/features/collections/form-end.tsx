import { Alert, Button, Group } from '@mantine/core'
import { useRefusal } from '../../ui/role/use-refusal.ts'
import { describeFailure } from './collection-messages.ts'
import { collectionTexts } from './collection-texts.ts'

interface FormEndProps {
  /** Label of the submit button. */
  submit: string
  /** Headline of the error. */
  failed: string
  error: Error | null
  isSaving: boolean
  onCancel: () => void
}

/** End of a form: the error and the buttons. */
export function FormEnd({ submit, failed, error, isSaving, onCancel }: FormEndProps) {
  const refusal = useRefusal()
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {describeFailure(failed, error)}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onCancel}>
          {collectionTexts.cancel}
        </Button>
        <Button type="submit" loading={isSaving} disabled={refusal !== undefined} title={refusal}>
          {submit}
        </Button>
      </Group>
    </>
  )
}
