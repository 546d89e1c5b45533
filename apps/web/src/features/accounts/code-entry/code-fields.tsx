import { Alert, Group, Text, TextInput } from '@mantine/core'
import { verificationCodeLength } from '@troupe/contract/accounts'
import { useLayoutEffect } from 'react'
import { formatMinutesAndSeconds } from '../../../lib/countdown.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CodeInput } from '../../../ui/settings/code-input.tsx'
import { codeTexts as texts } from './code-texts.ts'
import type { CodeEntry } from './use-code-entry.ts'

interface CodeFieldsProps {
  entry: CodeEntry
  /** Called instead of requesting a new code. */
  onResend?: (() => void) | undefined
}

/** The boxes or the field of the long code, with the problem above and both countdowns below. */
export function CodeFields({ entry, onResend }: CodeFieldsProps) {
  const { boxes, resend } = entry
  useLayoutEffect(() => boxes.current?.focusFirst(), [boxes])
  return (
    <>
      {entry.problem !== null && (
        <Alert color="red" role="alert">
          {entry.problem}
        </Alert>
      )}
      {entry.isLong ? (
        <TextInput
          label={texts.long}
          description={texts.longPlace}
          value={entry.code}
          onChange={(event) => entry.setCode(event.currentTarget.value.trim().toUpperCase())}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <CodeInput
          ref={boxes}
          value={entry.code}
          onChange={entry.setCode}
          length={verificationCodeLength}
          label={texts.group}
          boxLabel={texts.box}
          isInvalid={entry.problem !== null}
        />
      )}
      <div>
        <Group justify="space-between" mih={24}>
          <CodeExpiry secondsLeft={resend.secondsToExpiry} />
          <LinkButton onClick={onResend ?? resend.start} disabled={!resend.isAllowed}>
            {resend.isAllowed || resend.secondsToWait === 0 ? texts.resend : texts.resendIn(resend.secondsToWait)}
          </LinkButton>
        </Group>
        <Text size="sm" c="dimmed" role="status">
          {resend.isDone && texts.resent}
        </Text>
      </div>
    </>
  )
}

function CodeExpiry({ secondsLeft }: { secondsLeft: number | null }) {
  if (secondsLeft === null) return <span />
  if (secondsLeft === 0) {
    return (
      <Text size="sm" c="var(--troupe-danger)">
        {texts.expired}
      </Text>
    )
  }
  return (
    <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {texts.expiresIn(formatMinutesAndSeconds(secondsLeft))}
    </Text>
  )
}
