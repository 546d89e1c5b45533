import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': 'Show password' }} {...props} />
}
