import type { AddressState } from '@troupe/contract/account/installation'
import { say } from '@troupe/contract/messages/message'
import type { Clock } from '../lib/clock.ts'
import { minutes, seconds } from '../lib/durations.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { isPublicUrl } from '../settings/reachability.ts'
import { broken, type Check, type Finding, good, look } from './check-result.ts'
import type { ProveInstallation } from './installation-proof.ts'
import { type AddressAnswer, probeAddress } from './probe-address.ts'

interface WatchParts {
  readonly appUrl: string | undefined
  readonly certificateAddress: string | undefined
  readonly prove: ProveInstallation
  readonly clock: Clock
  /** For tests: asks the address. */
  readonly probe?: typeof probeAddress
}

/** Knows whether the public address leads to this installation. */
export interface AddressWatch extends Check {
  /** The last known state, at most ten minutes old; waits at most a second for a new one. */
  findState(): Promise<AddressState>
}

/** Milliseconds for which an answer stays known. */
const knownForMs = { this: minutes(10), other: minutes(1) }
const stateWaitMs = seconds(1)

/** Asks the public address, when wanted, with one request at a time. */
export function createAddressWatch(parts: WatchParts): AddressWatch {
  const { appUrl, clock, probe = probeAddress } = parts
  let known: { readonly answer: AddressAnswer; readonly until: number } | undefined
  let asking: Promise<AddressAnswer> | undefined
  const ask = (url: string): Promise<AddressAnswer> => {
    asking ??= probe({ ...parts, appUrl: url })
      .then((answer) => {
        const forMs = answer.kind === 'this' ? knownForMs.this : knownForMs.other
        known = { answer, until: clock.now().getTime() + forMs }
        return answer
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return {
    area: 'address',
    async run() {
      const setAddress = say('self_check.set_address')
      if (appUrl === undefined) return [look(say('self_check.address_unset'), setAddress)]
      if (!isPublicUrl(appUrl)) return [look(say('self_check.address_local', { url: appUrl }), setAddress)]
      return [judgeAnswer(appUrl, await ask(appUrl))]
    },
    async findState() {
      if (appUrl === undefined || !isPublicUrl(appUrl)) return 'unset'
      const isKnown = known !== undefined && known.until > clock.now().getTime()
      const answer = isKnown ? known?.answer : await withTimeout(ask(appUrl), stateWaitMs)
      if (!answer) return 'unchecked'
      return answer.kind === 'this' ? 'answers' : 'silent'
    },
  }
}

/** Judges what answers at the public address. */
export function judgeAnswer(url: string, answer: AddressAnswer): Finding {
  switch (answer.kind) {
    case 'this':
      return url.startsWith('https:')
        ? good(say('self_check.address_answers', { url }))
        : look(say('self_check.address_unencrypted', { url }), say('self_check.encrypt_address'))
    case 'foreign':
      return broken(say('self_check.address_foreign', { url }), say('self_check.lead_address_here'))
    case 'redirects': {
      const { target } = answer
      return broken(say('self_check.address_redirects', { url, target }), say('self_check.follow_address'))
    }
    case 'certificate':
      return broken(
        say('self_check.address_certificate', { url, code: answer.code }),
        say('self_check.renew_certificate'),
      )
    case 'silent':
      return broken(say('self_check.address_silent', { url, code: answer.code }), say('self_check.open_address'))
  }
}
