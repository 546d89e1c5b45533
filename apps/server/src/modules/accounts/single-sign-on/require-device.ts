import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'

/** The hash of the browser's cookie. */
export function requireDevice({ device }: Client): Buffer {
  if (!device) throw new Error('The endpoint does not identify browsers')
  return device.hash
}

/** The answer to a sign-in that this browser did not begin, or begun too long ago. */
export function refuseUnknownAttempt(): AppError {
  return new AppError('invalid_input', say('single_sign_on.expired'))
}
