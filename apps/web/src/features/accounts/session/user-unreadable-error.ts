import { sessionTexts } from '../auth-texts.ts'

/** The tokens are good, as far as is known, but whose they are could not be read. */
export class UserUnreadableError extends Error {
  override readonly name = 'UserUnreadableError'

  constructor(cause: unknown) {
    super(sessionTexts.userUnreadable, { cause })
  }
}
