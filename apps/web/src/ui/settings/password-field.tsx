import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { settingsTexts } from './settings-texts.ts'

/**
 * A password field that can reveal the password. Unlike Mantine's, it tells screen readers when the value is invalid, and
 * the button that reveals is reached by Tab.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': settingsTexts.showPassword, tabIndex: 0 }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}

/** Hidden field that tells password managers the account whose password the form changes. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
}
