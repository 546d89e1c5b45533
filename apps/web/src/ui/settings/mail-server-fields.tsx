import {
  NumberInput,
  type NumberInputProps,
  type PasswordInputProps,
  SimpleGrid,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { secretMask } from '@troupe/contract/email-settings'
import classes from './mail-server-fields.module.css'
import { PasswordField } from './password-field.tsx'

/** Puts hints below the inputs, so that fields side by side are aligned. */
const hintBelow: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']

interface MailServerFieldsProps {
  /** Labels, hints, values and problems, as a form gives them. */
  host: TextInputProps
  port: NumberInputProps
  user: TextInputProps
  password: PasswordInputProps
}

/** Fields for a mail server and the account there. */
export function MailServerFields({ host, port, user, password }: MailServerFieldsProps) {
  // The mask is not a password, so it can neither be revealed nor edited.
  const isMasked = password.value === secretMask
  return (
    <>
      <div className={classes.server}>
        <TextInput autoComplete="off" spellCheck={false} inputWrapperOrder={hintBelow} {...host} />
        <NumberInput min={1} max={65_535} allowDecimal={false} allowNegative={false} hideControls {...port} />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
        <TextInput autoComplete="off" spellCheck={false} inputWrapperOrder={hintBelow} {...user} />
        <PasswordField
          autoComplete="new-password"
          inputWrapperOrder={hintBelow}
          {...(isMasked ? { visible: false } : {})}
          {...password}
          onFocus={(event) => isMasked && event.currentTarget.select()}
        />
      </SimpleGrid>
    </>
  )
}
