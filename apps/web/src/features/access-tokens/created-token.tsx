import { Alert, Button, CopyButton, Group, Stack, Textarea } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { accessTokenTexts } from './access-token-texts.ts'

const texts = accessTokenTexts.created

/** A token, the one time that it can be read. */
export function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <Stack gap={16}>
      <Alert color="sea">{texts.warning}</Alert>
      <Textarea
        label={texts.label}
        value={token}
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
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button
              data-autofocus
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
