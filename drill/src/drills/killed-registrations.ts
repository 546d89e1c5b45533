import { setTimeout as pause } from 'node:timers/promises'
import { accountEndpoints } from '@troupe/contract/accounts'
import { z } from 'zod'
import { inventPerson, type Person } from '../../../tools/testing/test-person.ts'
import { type Answer, call } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'

const Registered = accountEndpoints.register.response.required({ registration_id: true })
const Inbox = z.array(z.object({ to: z.string(), code: z.string().nullable(), received_at: z.iso.datetime() }))
const longestWaitMs = 90_000

/** A person who was told that a code will be sent. */
interface Expectant {
  readonly person: Person
  readonly registrationId: string
  readonly at: number
}

/** Registrations that begin while servers are killed. */
export class Registrations {
  readonly #expectants: Expectant[] = []
  #refused = 0

  /** Registers `count` people at once at this server, each from a different network. */
  async begin(url: string, count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const person = inventPerson()
        const answer = await call(`${url}/api/auth/register`, { method: 'POST', body: person, headers: toNetwork() })
        if (answer.status === 200) this.#expectants.push(toExpectant(person, answer))
        else this.#refused++
      }),
    )
  }

  /** Checks that all people who were told that a code will be sent get one, and an account with it. */
  async settle({ a, b, sandbox }: Cluster, report: Report): Promise<void> {
    const codes = await this.#waitForCodes(sandbox.httpUrl)
    const verified = await Promise.all(
      this.#expectants.map(async ({ person: { email }, registrationId }, index) => {
        const verification_code = codes.get(email)?.code
        if (!verification_code) return false
        const body = { email, verification_code, registration_id: registrationId }
        const url = `${index % 2 ? a.url : b.url}/api/auth/register/verify`
        return (await call(url, { method: 'POST', body, headers: toNetwork() })).status === 200
      }),
    )
    const count = this.#expectants.length
    report.say(
      `${count + this.#refused} registrations, of which ${this.#refused} were cut off before they were acknowledged`,
    )
    const waits = this.#expectants.map(
      ({ person, at }) => (codes.get(person.email)?.at ?? Number.POSITIVE_INFINITY) - at,
    )
    const slowest = (Math.max(0, ...waits) / 1000).toFixed(1)
    report.check(
      'every promised code has arrived',
      codes.size === count,
      `${codes.size} of ${count}; the slowest after ${slowest} s`,
    )
    report.check(
      'and has an account with it',
      verified.every(Boolean),
      `${verified.filter(Boolean).length} of ${count}`,
    )
  }

  /** Waits for the newest code of each person, and the time of the first. */
  async #waitForCodes(inboxUrl: string): Promise<ReadonlyMap<string, { code: string; at: number }>> {
    for (const deadline = Date.now() + longestWaitMs; ; await pause(250)) {
      const mails = Inbox.parse(await (await fetch(`${inboxUrl}/sandbox/inbox/messages`)).json())
      const codes = new Map<string, { code: string; at: number }>()
      for (const { person } of this.#expectants) {
        // Mails are listed newest first.
        const own = mails.filter(({ to, code }) => to === person.email && code !== null)
        const [newest, oldest] = [own[0], own.at(-1)]
        if (newest?.code && oldest) codes.set(person.email, { code: newest.code, at: Date.parse(oldest.received_at) })
      }
      if (codes.size === this.#expectants.length || Date.now() > deadline) return codes
    }
  }
}

function toExpectant(person: Person, answer: Answer): Expectant {
  return { person, registrationId: Registered.parse(JSON.parse(answer.body)).registration_id, at: Date.now() }
}

let networks = 0
/** Header with a client address, which the servers accept because they trust this machine as their proxy. */
const toNetwork = () => ({ 'x-forwarded-for': `10.7.${Math.floor(networks / 250)}.${networks++ % 250}` })
