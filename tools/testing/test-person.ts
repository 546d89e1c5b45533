import { setTimeout as wait } from 'node:timers/promises'
import { TokenPair } from '@troupe/contract/accounts'
import { z } from 'zod'
import { toInboxUrl } from './troupe-process.ts'

const Messages = z.array(z.object({ to: z.string(), code: z.string().nullable() }))

export interface Person {
  readonly email: string
  readonly username: string
  readonly password: string
}

let people = 0

/** Invents a new person, unique within this run. */
export function inventPerson(): Person {
  const name = `person-${process.pid}-${++people}`
  return { email: `${name}@brand.test`, username: name, password: 'Right-horse-7' }
}

/** How often a call is repeated that the server was too busy to begin, as the web application does. */
const maxRepeats = 5

/** Posts JSON to a running server and returns the response; throws for any status but 200. */
export async function postJson(
  url: string,
  body: object,
  accessToken?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  for (let repeats = 0; ; repeats++) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Mails that a call causes are in its language.
        'accept-language': 'en',
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    if (response.status === 200) return response.json()
    const text = await response.text()
    const isBusy = response.status === 503 && text.includes('"http.busy"')
    if (!isBusy || repeats === maxRepeats) throw new Error(`${url} answered ${response.status}: ${text}`)
    await wait(Number(response.headers.get('retry-after')) * 1000)
  }
}

/**
 * Reads the newest verification code for an address from the sandbox's inbox.
 * @param waitMs Milliseconds to wait for it.
 */
export async function readCode(serverUrl: string, email: string, waitMs = 60_000): Promise<string> {
  for (const deadline = Date.now() + waitMs; Date.now() < deadline; await wait(50)) {
    const messages = Messages.parse(await (await fetch(toInboxUrl(serverUrl, '/messages'))).json())
    const code = messages.find((message) => message.to.includes(email))?.code
    if (code) return code
  }
  throw new Error(`No code for ${email} arrived in the inbox`)
}

/**
 * Registers a new person over HTTP, with the code from the inbox. Each person has an address in a different network, so
 * that behind a trusted proxy the rate limit per network is not reached.
 * @param inboxUrl Server with the inbox, if the given one has no sandbox.
 */
export async function signUp(serverUrl: string, person: Person, inboxUrl = serverUrl): Promise<TokenPair> {
  const network = {
    'x-forwarded-for': `10.${Math.floor(people / 65_536) % 256}.${Math.floor(people / 256) % 256}.${people % 256}`,
  }
  await postJson(`${serverUrl}/api/auth/register`, person, undefined, network)
  const verification_code = await readCode(inboxUrl, person.email)
  const code = { email: person.email, verification_code }
  const answer = await postJson(`${serverUrl}/api/auth/register/verify`, code, undefined, network)
  return TokenPair.parse(answer)
}
