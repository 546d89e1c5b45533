import { Alert, Button, CopyButton, Group, Stack, Textarea } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { settingsTexts as texts } from './settings-texts.ts'

interface OneTimeSecretProps {
  secret: string
  /** Warning that it is not shown again. */
  warning: string
  label: string
  copy: string
  onDone: () => void
}

/** Shows a secret that cannot be read again later. */
export function OneTimeSecret({ secret, warning, label, copy, onDone }: OneTimeSecretProps) {
  return (
    <Stack gap={16}>
      <Alert color="sea">{warning}</Alert>
      <Textarea
        label={label}
        value={secret}
        readOnly
        autosize
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', overflowWrap: 'anywhere' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
        <CopyButton value={secret}>
          {({ copied, copy: copyIt }) => (
            <Button
              data-autofocus
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copyIt}
            >
              {copied ? texts.copied : copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
