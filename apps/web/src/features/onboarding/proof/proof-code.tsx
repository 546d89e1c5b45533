import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import classes from './proof-code.module.css'
import { proofTexts as texts } from './proof-texts.ts'

interface ProofCodeProps {
  code: string
  expiresAt: string
  isChecking: boolean
  /** Result of the last check, with the reason if it failed; null: none yet. */
  found: string | null
  failure: string | null
  onCheck: () => void
}

/** The code for the channel's description, and the button that has it looked for. */
export function ProofCode({ code, expiresAt, isChecking, found, failure, onCheck }: ProofCodeProps) {
  return (
    <Stack gap={12}>
      <div>
        <Text size="sm" fw={600}>
          {texts.code}
        </Text>
        <Group gap={8} mt={4}>
          <Code className={classes.code}>{code}</Code>
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="sm"
                mih={44}
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                onClick={copy}
              >
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      </div>
      <Text size="sm" c="dimmed">
        {texts.until(expiresAt)} {texts.noSignIn}
      </Text>
      {/* Always there, so that screen readers announce what it gets. */}
      <div aria-live="polite">
        {failure !== null ? (
          <Alert color="red" title={texts.failed}>
            {failure}
          </Alert>
        ) : (
          found !== null && <Alert color="sand">{found}</Alert>
        )}
      </div>
      <div>
        <Button size="md" mih={44} loading={isChecking} onClick={onCheck}>
          {isChecking ? texts.checking : texts.check}
        </Button>
      </div>
    </Stack>
  )
}
