import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { accountEndpoints, TokenPair } from '@troupe/contract/accounts'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { type RawAnswer, type RawCall, sendCall } from '../calls/raw-http.ts'
import { readQueueWait } from './queue-wait.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface Person {
  readonly email: string
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
}

export interface JsonCall extends Omit<RawCall, 'body'> {
  /** Strings and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown
  readonly as?: Person
}

const Messages = z.array(z.object({ id: z.string(), to: z.string(), code: z.string().nullable() }))
const MessageText = z.object({ text: z.string() })
const password = 'Right-horse-7'
/** Milliseconds; on an idle machine the start takes three seconds. */
const startPatience = 150_000
let people = 0

/**
 * The product in a listening process of its own, as `npm start` runs it: embedded database, stand-ins, real mail. Every
 * call claims a different network, as a trusted proxy would report it, so that limits per network do not apply.
 * Meanwhile a well-behaved user keeps requesting their own account.
 */
export class AttackedServer {
  readonly #process: ServerProcess
  readonly #canary: { readonly port: number; visits(): number; close(): void }
  readonly #secrets: string[] = [password]
  readonly #waits: number[] = []
  #isWatched = true

  private constructor(started: ServerProcess, canary: { port: number; visits(): number; close(): void }) {
    this.#process = started
    this.#canary = canary
  }

  static async start(): Promise<AttackedServer> {
    const started = await startServerProcess({
      SANDBOX: 'on',
      SYSTEM_SMTP_URL: '',
      DEMO_CREATORS: '20',
      ALLOW_PRIVATE_SMTP_HOSTS: 'off',
      ALLOW_PRIVATE_WEBHOOK_HOSTS: 'off',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'info',
    })
    return new AttackedServer(started, await listen())
  }

  get url(): string {
    return this.#process.url
  }

  /** Folder of its database, which tests can join. */
  get dataDir(): string {
    return this.#process.dataDir
  }

  /** Port on this machine that must never be called. */
  get canaryPort(): number {
    return this.#canary.port
  }

  get canaryVisits(): number {
    return this.#canary.visits()
  }

  get isAlive(): boolean {
    return this.#process.process.exitCode === null
  }

  /** Lists the lines of the log so far. */
  listLogLines(): string[] {
    return this.#process
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
  }

  /** Passwords, codes and tokens of all users, which must not leak. */
  get secrets(): readonly string[] {
    return this.#secrets
  }

  /** Response times of the well-behaved user in milliseconds. */
  get waits(): readonly number[] {
    return this.#waits
  }

  /** Peak memory of the server so far, in bytes; undefined if the system does not report it. */
  readPeakMemory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.#process.process.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
    } catch {
      return undefined
    }
  }

  /**
   * Repeats the call when the server answers that it is overloaded, as it may on a busy machine, and when the
   * connection ended: a server that refuses a body by its length does not read it, and its answer can then be lost.
   */
  async send(call: JsonCall): Promise<RawAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#sendOnce(call)
      const isBusy = answer.status === 503 && answer.headers['retry-after'] !== undefined
      const isLost = answer.status === 0 && this.isAlive && tries < 10
      if (!(isBusy || isLost) || tries === 40) return answer
      await pause(250)
    }
  }

  /** The milliseconds of the answer are those of an idle machine: waits for a processor that other programs have do not count. */
  async #sendOnce({ as, body, headers, ...call }: JsonCall): Promise<RawAnswer> {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const waitedBefore = this.#readQueueWait()
    const answer = await sendCall(this.url, {
      ...call,
      headers: {
        'x-forwarded-for': inventNetwork(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    })
    const waited = Math.max(0, this.#readQueueWait() - waitedBefore)
    return { ...answer, milliseconds: Math.max(0, answer.milliseconds - waited) }
  }

  #readQueueWait(): number {
    return readQueueWait(this.#process.process.pid ?? process.pid)
  }

  /** Makes a call that must succeed, and parses the answer. */
  async ask<Answer>(answer: z.ZodType<Answer>, call: JsonCall): Promise<Answer> {
    const { status, body } = await this.send(call)
    if (status !== 200) throw new Error(`${call.method} ${call.path} answered ${status}: ${body}`)
    return answer.parse(JSON.parse(body))
  }

  /** Registers a user with the code from the inbox. */
  async signUp(): Promise<Person> {
    const email = `person-${++people}@brand.test`
    const headers = { 'x-forwarded-for': inventNetwork() }
    const { register, verifyRegistration } = accountEndpoints
    const person = { email, username: `person-${people}`, password }
    const { registration_id } = await this.ask(register.response, { ...register, headers, body: person })
    const code = await this.#readCode(email)
    const tokens = await this.ask(TokenPair, {
      ...verifyRegistration,
      headers,
      body: { email, verification_code: code, registration_id },
    })
    this.#secrets.push(tokens.access_token, tokens.refresh_token)
    return { email, password, accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  }

  /** Lists the recipients of all mails so far. */
  async listRecipients(): Promise<string[]> {
    const messages = await this.#listMessages()
    return messages.map(({ to }) => to)
  }

  /** Waits for a mail to one of the addresses, and has its reader answer it. */
  async answerMailTo(addresses: readonly string[]): Promise<void> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(50)) {
      const mail = (await this.#listMessages()).find(({ to }) => addresses.some((address) => to.includes(address)))
      if (!mail) continue
      const path = `/sandbox/inbox/messages/${mail.id}/answer?key=${this.#readSandboxKey()}`
      const { status } = await this.send({ method: 'POST', path, body: {} })
      if (status !== 204) throw new Error(`The mail to ${mail.to} was not answered: ${status}`)
      return
    }
    throw new Error(`No mail to ${addresses.join(', ')} arrived in the inbox`)
  }

  async watch(person: Person): Promise<void> {
    while (this.#isWatched) {
      const { status, milliseconds } = await this.send({ method: 'GET', path: '/api/auth/me', as: person })
      this.#waits.push(status === 200 ? milliseconds : Number.POSITIVE_INFINITY)
      await pause(50)
    }
  }

  async stop(): Promise<void> {
    this.#isWatched = false
    this.#canary.close()
    await this.#process.remove()
  }

  #listMessages() {
    return this.ask(Messages, { method: 'GET', path: `/sandbox/inbox/messages?key=${this.#readSandboxKey()}` })
  }

  #readSandboxKey(): string {
    return /\/sandbox\/inbox\?key=([\w-]+)/.exec(this.#process.output())?.[1] ?? ''
  }

  async #readCode(email: string): Promise<string> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(20)) {
      const messages = await this.#listMessages()
      const code = messages.find(({ to }) => to.includes(email))?.code
      if (code) return code
    }
    throw new Error(`No code for ${email} arrived in the inbox`)
  }

  /** Waits for an invitation to a workspace, and returns the secret in its link. */
  async readJoinToken(email: string): Promise<string> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(20)) {
      for (const { id } of (await this.#listMessages()).filter(({ to }) => to.includes(email))) {
        const path = `/sandbox/inbox/messages/${id}?key=${this.#readSandboxKey()}`
        const { text } = await this.ask(MessageText, { method: 'GET', path })
        const token = /\/join\/(\S+)/.exec(text)?.[1]
        if (token) return token
      }
    }
    throw new Error(`No invitation for ${email} arrived in the inbox`)
  }
}

/** Starts one such server for the tests of a file. */
export function useAttackedServer(): { readonly current: AttackedServer } {
  let server: AttackedServer | undefined
  beforeAll(async () => {
    server = await AttackedServer.start()
    void server.watch(await server.signUp())
  }, startPatience)
  afterAll(() => server?.stop())
  return {
    get current() {
      if (!server) throw new Error('The server is there only inside tests')
      return server
    },
  }
}

let networks = 0
/** Returns an address in a network that no other call uses. */
function inventNetwork(): string {
  const number = ++networks
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

async function listen() {
  let visits = 0
  const server = createServer((socket) => {
    visits++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { port, visits: () => visits, close: () => void server.close() }
}
