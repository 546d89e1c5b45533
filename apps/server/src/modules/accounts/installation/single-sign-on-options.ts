import type { Executor } from '../../../database/database.ts'
import type { IdentityProvider, SignInRole } from './identity-provider-port.ts'

/** A sign-in by single sign-on whose role may be applied. */
export interface RoleGiven {
  readonly userId: string
  readonly providerId: string
  /** Undefined: the provider gives no role. */
  readonly role: SignInRole | undefined
}

/** Choices of the installation about ways to sign in. */
export interface SingleSignOnOptions {
  readonly providers: readonly IdentityProvider[]
  /** Whether accounts have passwords of this installation. */
  readonly hasLocalPasswords: boolean
  /** Applies the role of a sign-in, in its transaction. Called at each sign-in by single sign-on. */
  readonly applyRole: (transaction: Executor, given: RoleGiven) => Promise<void>
}

/** Passwords only. */
export const passwordsOnly: SingleSignOnOptions = {
  providers: [],
  hasLocalPasswords: true,
  applyRole: async () => undefined,
}
