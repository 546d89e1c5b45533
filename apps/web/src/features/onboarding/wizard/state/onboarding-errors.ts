import { ApiError } from '../../../../lib/transport/api-error.ts'
import { ChannelRefusedError } from '../../api/fetch-channel.ts'
import { wizardErrorTexts as texts } from './wizard-texts.ts'
import { type WizardProblems, WizardValues } from './wizard-values.ts'

/** Message for a channel that could not be read. */
export function describeFetchError(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return texts.connection
  const said = error instanceof ApiError ? error.detail : readWords(error)
  if (contains(said, 'already completed onboarding')) return texts.fetch.alreadyOnboarded
  if (contains(said, 'failed to fetch')) return texts.fetch.notFetched
  return readWords(error) || texts.fetch.failed
}

const registerTextsByDetail: readonly (readonly [fragment: string, text: string])[] = [
  ['already completed onboarding', texts.register.alreadyOnboarded],
  ['invalid or expired token', texts.register.tokenExpired],
  ['email does not match', texts.register.emailDiffers],
]

const registerTextsByStatus: ReadonlyMap<number, string> = new Map([
  [400, texts.register.inputRefused],
  [401, texts.register.tokenInvalid],
  [409, texts.register.alreadyRegistered],
])

/** Message for a failed registration: first by the server's text, then by the status. */
export function describeRegisterError(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.register.failed
  const known = registerTextsByDetail.find(([fragment]) => contains(error.detail, fragment))
  if (known) return known[1]
  if (error.told) return error.told
  const byStatus = registerTextsByStatus.get(error.status)
  if (byStatus) return byStatus
  // A response in our own format without a message is a refusal. Any other did not come from our server.
  return error.code === undefined && error.status !== 0 ? texts.register.failed : texts.connection
}

/** Field errors from the server, which checks more than the form does. */
export function findRefusedFields(error: unknown): WizardProblems {
  const problems: WizardProblems = {}
  for (const { loc, msg } of error instanceof ApiError ? error.issues : []) {
    const field = WizardValues.keyof().safeParse(loc[1])
    if (field.success) problems[field.data] ??= msg
  }
  return problems
}

/** The server's message; empty if there is none that can be read. */
function readWords(error: unknown): string {
  if (error instanceof ChannelRefusedError) return error.message
  return error instanceof ApiError ? error.told : ''
}

function contains(text: string, fragment: string): boolean {
  return text.toLowerCase().includes(fragment)
}
