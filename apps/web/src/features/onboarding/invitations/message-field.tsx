import { Text, Textarea } from '@mantine/core'
import { invitationMessageMaxLength } from '@troupe/contract/invitations'
import { invitationTexts } from './invitation-texts.ts'

const texts = invitationTexts.dialog

interface MessageFieldProps {
  value: string
  disabled: boolean
  onChange: (message: string) => void
}

/** Whether a message is too long for an invitation. */
export function isTooLong(message: string): boolean {
  return message.length > invitationMessageMaxLength
}

/** Optional message of the user, with the remaining number of characters. */
export function MessageField({ value, disabled, onChange }: MessageFieldProps) {
  return (
    <div>
      <Textarea
        label={texts.message}
        description={texts.messageHint}
        autosize
        minRows={3}
        maxRows={8}
        value={value}
        disabled={disabled}
        error={isTooLong(value) && texts.messageTooLong(invitationMessageMaxLength)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="xs" c="dimmed" ta="end" mt={4}>
        {texts.counter(value.length, invitationMessageMaxLength)}
      </Text>
    </div>
  )
}
