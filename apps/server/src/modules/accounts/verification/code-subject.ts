import type { CodePurpose } from '../../../database/tables/account-tables.ts'

/** Purpose and owner of a code: a change of address belongs to a user, all others to the address alone. */
export type CodeSubject =
  | {
      readonly purpose: Exclude<CodePurpose, 'email-change' | 'password-link'>
      readonly email: string
      readonly userId?: never
    }
  | { readonly purpose: 'email-change'; readonly email: string; readonly userId: string }

/** Purposes of a code, including setting a password by a link made by an operator. */
export type MailedCodeSubject =
  | CodeSubject
  | { readonly purpose: 'password-link'; readonly email: string; readonly userId?: never }

/** The subject as limits name it. */
export function toLimitSubject({ purpose, email, userId }: CodeSubject): string {
  return userId ? `${purpose} ${userId} ${email}` : `${purpose} ${email}`
}
