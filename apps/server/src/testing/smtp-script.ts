import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the server does at a step: says a line, or breaks off, or says nothing at all. */
export type ScriptedStep = string | 'drop' | 'silence'

export interface SmtpScript {
  readonly greeting?: ScriptedStep
  readonly ehlo?: ScriptedStep
  readonly auth?: ScriptedStep
  readonly mail?: ScriptedStep
  readonly rcpt?: ScriptedStep
  readonly data?: ScriptedStep
  /** In the middle of the mail, before its end has come. */
  readonly middle?: ScriptedStep
  /** After the mail's last byte; may differ by how many mails came. */
  readonly end?: ScriptedStep | ((mails: number) => ScriptedStep)
  readonly quit?: ScriptedStep
  /** Hangs up this long after a mail was taken, milliseconds. */
  readonly hangUpAfterMail?: number
}

export interface ScriptedServer {
  readonly port: number
  /** Every line of a command that came. */
  readonly commands: string[]
  /** Mails whose end has come. */
  readonly mails: string[]
  connections(): number
  /** The most connections that were open at a moment. */
  mostAtOnce(): number
  /** Lets it behave otherwise from now on. */
  setScript(script: SmtpScript): void
}

const usual: Required<Omit<SmtpScript, 'middle' | 'hangUpAfterMail'>> = {
  greeting: '220 script.test ready',
  ehlo: '250-script.test\r\n250 8BITMIME',
  auth: '235 welcome',
  mail: '250 OK',
  rcpt: '250 OK',
  data: '354 go on',
  end: '250 OK: queued as SCRIPT1',
  quit: '221 bye',
}

/** A raw mail server for one test, which misbehaves at the step that the script says. */
export async function startScriptedServer(first: SmtpScript = {}): Promise<ScriptedServer> {
  let script = first
  let connections = 0
  let mostAtOnce = 0
  const commands: string[] = []
  const mails: string[] = []
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => {})
    serve(socket, { getScript: () => script, commands, mails })
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
}

function serve(socket: Socket, { getScript, commands, mails }: Session): void {
  let pending = ''
  let isMail = false
  const act = (name: keyof typeof usual) => {
    const scripted = getScript()[name] ?? usual[name]
    const step = typeof scripted === 'function' ? scripted(mails.length) : scripted
    if (step === 'drop') socket.destroy()
    else if (step !== 'silence') socket.write(`${step}\r\n`)
  }
  const readCommand = (line: string) => {
    commands.push(line)
    const verb = line.split(' ')[0]?.toUpperCase() ?? ''
    if (verb === 'EHLO') act('ehlo')
    else if (verb === 'AUTH') act('auth')
    else if (verb === 'MAIL') act('mail')
    else if (verb === 'RCPT') act('rcpt')
    else if (verb === 'RSET') socket.write('250 OK\r\n')
    else if (verb === 'QUIT') act('quit')
    else if (verb === 'DATA') {
      act('data')
      isMail = (getScript().data ?? usual.data).startsWith('354')
    }
  }
  const readMail = (): boolean => {
    if (getScript().middle && pending.length > 0) {
      socket.destroy()
      return false
    }
    const end = pending.indexOf('\r\n.\r\n')
    if (end < 0) return false
    mails.push(pending.slice(0, end))
    pending = pending.slice(end + 5)
    isMail = false
    act('end')
    const { hangUpAfterMail } = getScript()
    if (hangUpAfterMail !== undefined) setTimeout(() => socket.destroy(), hangUpAfterMail)
    return true
  }
  act('greeting')
  socket.on('data', (chunk) => {
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
  })
}
