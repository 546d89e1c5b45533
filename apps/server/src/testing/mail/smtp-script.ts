import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'

/** The server's action at a step: a reply line, closing the connection, or no reply. */
export type ScriptedStep = string | 'drop' | 'silence'

export interface SmtpScript {
  readonly greeting?: ScriptedStep
  readonly ehlo?: ScriptedStep
  readonly auth?: ScriptedStep
  readonly mail?: ScriptedStep
  readonly rcpt?: ScriptedStep
  readonly data?: ScriptedStep
  /** Action before the end of the mail has arrived: disconnects, or stops reading for a second. */
  readonly middle?: 'drop' | 'silence'
  /** Number of the mail's bytes received before `middle`; default 1. */
  readonly middleAt?: number
  /** Action after the mail's last byte; may depend on the number of mails received. */
  readonly end?: ScriptedStep | ((mails: number) => ScriptedStep)
  readonly quit?: ScriptedStep
  /** Milliseconds after a mail at which the server disconnects. */
  readonly hangUpAfterMail?: number
}

export interface ScriptedServer {
  readonly port: number
  /** All command lines received. */
  readonly commands: string[]
  /** Mails received completely. */
  readonly mails: string[]
  connections(): number
  /** The maximum number of simultaneously open connections. */
  mostAtOnce(): number
  /** Changes the server's behaviour from now on. */
  setScript(script: SmtpScript): void
}

/** Encryption from the start, or after STARTTLS, which the script's answer to EHLO must offer. */
export interface ServerEncryption {
  readonly key: string
  readonly cert: string
  readonly isImplicit: boolean
}

type Step = Exclude<keyof SmtpScript, 'middle' | 'middleAt' | 'hangUpAfterMail'>

const pauseInMiddleMs = 1000

const usual: Required<Pick<SmtpScript, Step>> = {
  greeting: '220 script.test ready',
  ehlo: '250-script.test\r\n250 8BITMIME',
  auth: '235 welcome',
  mail: '250 OK',
  rcpt: '250 OK',
  data: '354 go on',
  end: '250 OK: queued as SCRIPT1',
  quit: '221 bye',
}

const steps = new Map<string, Step>([
  ['EHLO', 'ehlo'],
  ['AUTH', 'auth'],
  ['MAIL', 'mail'],
  ['RCPT', 'rcpt'],
  ['DATA', 'data'],
  ['QUIT', 'quit'],
])

/** Starts a raw mail server for one test, which misbehaves at the steps that the script names. */
export async function startScriptedServer(
  first: SmtpScript = {},
  encryption?: ServerEncryption,
): Promise<ScriptedServer> {
  let script = first
  let connections = 0
  let mostAtOnce = 0
  const commands: string[] = []
  const mails: string[] = []
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => {})
    const session = { getScript: () => script, commands, mails, encryption }
    serve(encryption?.isImplicit ? encrypt(socket, encryption) : socket, session)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    mostAtOnce = Math.max(mostAtOnce, sockets.size)
  })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    port,
    commands,
    mails,
    connections: () => connections,
    mostAtOnce: () => mostAtOnce,
    setScript(next) {
      script = next
    },
  }
}

interface Session {
  readonly getScript: () => SmtpScript
  readonly commands: string[]
  readonly mails: string[]
  readonly encryption: ServerEncryption | undefined
  /** Whether the greeting was already sent in plain text. */
  readonly isUpgraded?: boolean
}

function encrypt(socket: Socket, { key, cert }: ServerEncryption): TLSSocket {
  const encrypted = new TLSSocket(socket, { isServer: true, key, cert })
  encrypted.on('error', () => {})
  return encrypted
}

function hangUpLater(socket: Socket, { hangUpAfterMail: patienceMs }: SmtpScript): void {
  if (patienceMs !== undefined) setTimeout(() => socket.destroy(), patienceMs)
}

function stopReading(socket: Socket): void {
  socket.pause()
  setTimeout(() => socket.resume(), pauseInMiddleMs).unref()
}

function serve(socket: Socket, session: Session): void {
  const { getScript, commands, mails, encryption } = session
  let pending = ''
  let isMail = false
  let hasPaused = false
  const act = (name: Step) => {
    const scripted = getScript()[name] ?? usual[name]
    const step = typeof scripted === 'function' ? scripted(mails.length) : scripted
    if (step === 'drop') socket.destroy()
    else if (step !== 'silence') socket.write(`${step}\r\n`)
  }
  const readCommand = (line: string) => {
    commands.push(line)
    const verb = line.split(' ')[0]?.toUpperCase() ?? ''
    const step = steps.get(verb)
    if (step) act(step)
    if (verb === 'DATA') isMail = (getScript().data ?? usual.data).startsWith('354')
    else if (verb === 'RSET') socket.write('250 OK\r\n')
    else if (verb === 'STARTTLS' && encryption) {
      socket.off('data', read).write('220 go on\r\n')
      serve(encrypt(socket, encryption), { ...session, isUpgraded: true })
    }
  }
  const readMail = (): boolean => {
    const { middle, middleAt = 1 } = getScript()
    const isMiddle = pending.length >= middleAt
    if (isMiddle && middle === 'drop') {
      socket.destroy()
      return false
    }
    if (isMiddle && middle === 'silence' && !hasPaused) stopReading(socket)
    hasPaused ||= isMiddle
    // An empty mail consists of the final dot only.
    const end = pending.startsWith('.\r\n') ? 0 : pending.indexOf('\r\n.\r\n')
    if (end < 0) return false
    mails.push(pending.slice(0, end))
    pending = pending.slice(end === 0 ? 3 : end + 5)
    isMail = false
    act('end')
    hangUpLater(socket, getScript())
    return true
  }
  const read = (chunk: Buffer) => {
    pending += chunk.toString('latin1')
    for (;;) {
      if (isMail) {
        if (!readMail()) return
        continue
      }
      const end = pending.indexOf('\r\n')
      if (end < 0) return
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      readCommand(line)
    }
  }
  if (!session.isUpgraded) act('greeting')
  socket.on('data', read)
}
