import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { toFormRule } from '../../../lib/form-rule.ts'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useChangeWorkspace } from '../api/people.ts'
import { teamTexts } from '../workspace-texts.ts'

const texts = teamTexts.name

/** Renames the workspace. */
export function NameSection({ name }: { name: string }) {
  const rename = useChangeWorkspace()
  const form = useForm({
    initialValues: { name },
    validate: { name: toFormRule(workspaceEndpoints.change.body.shape.name.unwrap()) },
  })
  const submit = form.onSubmit((entered) =>
    rename.mutate({ name: entered.name }, { onSuccess: () => notifications.show({ message: texts.saved }) }),
  )
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          {rename.error && (
            <Alert color="red" role="alert">
              {describeFailure(rename.error, texts.failed)}
            </Alert>
          )}
          <TextInput label={texts.label} autoComplete="organization" dir="auto" {...form.getInputProps('name')} />
          <Group>
            <Button type="submit" variant="default" loading={rename.isPending}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  )
}
