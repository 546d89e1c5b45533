import { list, say } from '@troupe/contract/messages/message'
import type { RegistrationState } from '../modules/accounts/registration/decide-registration.ts'
import type { Settings } from '../settings/settings.ts'
import { type Check, type Finding, good, look } from './check-result.ts'

interface RegistrationParts {
  readonly settings: Pick<Settings, 'sandbox'>
  readRegistration(): Promise<Omit<RegistrationState, 'chosen'>>
}

/** Tells who may get an account, and warns if anybody may where the data is real. */
export function createRegistrationCheck({ settings, readRegistration }: RegistrationParts): Check {
  return { area: 'registration', run: async () => [judge(await readRegistration(), settings)] }
}

function judge(
  { rule, applied }: Omit<RegistrationState, 'chosen'>,
  { sandbox }: RegistrationParts['settings'],
): Finding {
  if (applied === 'invitation') {
    return good(say(rule.mode === 'auto' ? 'self_check.registration_first' : 'self_check.registration_invitation'))
  }
  if (applied === 'domain') {
    return good(say('self_check.registration_domain', { domains: list(rule.domains, 'and') }))
  }
  if (sandbox) return good(say('self_check.registration_demo'))
  return look(say('self_check.registration_open'), say('self_check.close_registration'))
}
