import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password that can be looked at while it is typed. Unlike Mantine's own, it tells screen readers when it is wrong. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}

/** Hidden field that tells password managers the account whose password the form changes. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
}
