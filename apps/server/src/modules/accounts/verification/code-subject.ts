import type { CodePurpose } from '../../../database/tables/account-tables.ts'

/** Purpose and owner of a code. A change of address belongs to a user, all others to the address. */
export type CodeSubject =
  | {
      readonly purpose: Exclude<CodePurpose, 'email-change' | 'password-link'>
      readonly email: string
      readonly userId?: never
    }
  | { readonly purpose: 'email-change'; readonly email: string; readonly userId: string }

/** Subjects of all stored codes, including those of links with which operators let users set a password. */
export type MailedCodeSubject =
  | CodeSubject
  | { readonly purpose: 'password-link'; readonly email: string; readonly userId?: never }

/** The subject as text, for limits. */
export function toLimitSubject({ purpose, email, userId }: CodeSubject): string {
  return userId ? `${purpose} ${userId} ${email}` : `${purpose} ${email}`
}
