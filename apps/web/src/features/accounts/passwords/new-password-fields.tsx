import { Stack } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { accountMessages, isPersonalPassword, NewPassword } from '@troupe/contract/accounts'
import { toFormRule } from '../../../lib/form-rule.ts'
import { translate } from '../../../lib/language/text.ts'
import { PasswordField } from '../../../ui/settings/password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'
import { passwordTexts } from './password-texts.ts'

const findRuleProblem = toFormRule(NewPassword)

/** The first problem with a new password, or null. It must not equal one of the given names either. */
export function findNewPasswordProblem(password: string, names: readonly string[]): string | null {
  const problem = findRuleProblem(password)
  if (problem !== null || !isPersonalPassword(password, names)) return problem
  return translate(accountMessages.passwordPersonal)
}

/** Message if the confirmation differs from the password, or null. */
export function findConfirmationProblem(confirmation: string, { password }: { password: string }): string | null {
  return confirmation === password ? null : translate(accountMessages.passwordsDiffer)
}

interface NewPasswordFieldsProps {
  /** Label of the first field. */
  label: string
  /** The current input. */
  password: string
  passwordInput: GetInputPropsReturnType
  confirmationInput: GetInputPropsReturnType
}

/** Fields for a new password and its confirmation, with a strength meter. */
export function NewPasswordFields({ label, password, passwordInput, confirmationInput }: NewPasswordFieldsProps) {
  return (
    <>
      <Stack gap={12}>
        <PasswordField label={label} name="password" autoComplete="new-password" {...passwordInput} />
        <PasswordStrengthMeter password={password} />
      </Stack>
      <PasswordField
        label={passwordTexts.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        {...confirmationInput}
      />
    </>
  )
}
