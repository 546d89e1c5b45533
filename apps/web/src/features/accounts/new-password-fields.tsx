import { Stack } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { accountMessages, isPersonalPassword, NewPassword } from '@troupe/contract/accounts'
import { toFormRule } from '../../lib/form-rule.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

const findRuleProblem = toFormRule(NewPassword)

/** The first thing wrong with a password being chosen, or null; it must not be made of the given names either. */
export function findNewPasswordProblem(password: string, names: readonly string[]): string | null {
  return findRuleProblem(password) ?? (isPersonalPassword(password, names) ? accountMessages.passwordPersonal : null)
}

/** Whether the second entry of a new password differs from the first, in words, or null. */
export function findConfirmationProblem(confirmation: string, { password }: { password: string }): string | null {
  return confirmation === password ? null : accountMessages.passwordsDiffer
}

interface NewPasswordFieldsProps {
  labels: { password: string; confirmation: string }
  /** What is entered so far. */
  password: string
  passwordInput: GetInputPropsReturnType
  confirmationInput: GetInputPropsReturnType
}

/** A new password, entered twice, with how good it is. */
export function NewPasswordFields({ labels, password, passwordInput, confirmationInput }: NewPasswordFieldsProps) {
  return (
    <>
      <Stack gap={12}>
        <PasswordField label={labels.password} name="password" autoComplete="new-password" {...passwordInput} />
        <PasswordStrengthMeter password={password} />
      </Stack>
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        {...confirmationInput}
      />
    </>
  )
}
