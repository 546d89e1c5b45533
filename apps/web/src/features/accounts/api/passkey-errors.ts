import { ApiError } from '../../../lib/transport/api-error.ts'
import { passkeyErrorTexts as texts } from './auth-error-texts.ts'
import { describeError } from './auth-errors.ts'

/** Names of the browser's errors: https://www.w3.org/TR/webauthn-3/#sctn-createCredential */
const messagesByName: Readonly<Record<string, string>> = {
  NotAllowedError: texts.cancelled,
  AbortError: texts.cancelled,
  InvalidStateError: texts.known,
  SecurityError: texts.wrongAddress,
}

/** Message for a call that failed, or for a passkey that the browser did not make or use. */
export function describePasskeyError(error: unknown, fallback: string = texts.failed): string {
  if (error instanceof ApiError || !(error instanceof Error)) return describeError(error, fallback)
  return messagesByName[error.name] ?? fallback
}
