import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { findFreePort } from '../processes/free-port.ts'

const program = '/usr/sbin/postfix'
/** User id of Debian's unprivileged user, as which mail is delivered. */
const nobody = 65534

/** Addresses with an inbox unless others are given. */
const usualInboxes = ['maya', 'jose', 'luis', 'wait'].map((name) => `${name}@creators.test`)

/** Returns why Postfix cannot be started here; undefined: it can. */
export function findPostfixObstacle(): string | undefined {
  if (!existsSync(program)) return 'it is not installed (apt-get install postfix)'
  if (process.getuid?.() !== 0) return 'only root may start it'
  return undefined
}

/** A Postfix that is reachable only from this machine. */
export interface Postfix {
  readonly port: number
  /** Resolves to the mails delivered to the address, as stored in its folder, once there are `count` of them. */
  readDelivered(address: string, count: number): Promise<Buffer[]>
  /** The Maildir of an address with an inbox. */
  findMaildir(address: string): string
  /** Submits a mail as it is. */
  submit(source: string, envelope: { from: string; to: string }): Promise<void>
  stop(): Promise<void>
}

interface PostfixOptions {
  /** Addresses with an inbox; mails to others of their domains are refused, or come back. */
  readonly inboxes?: readonly string[]
  /** Whether mails to unknown addresses are taken and come back, instead of being refused. */
  readonly bounces?: boolean
}

/**
 * Starts Postfix with its own folders. It delivers to the given inboxes, else to `maya@`, `jose@` and
 * `luis@creators.test`; it defers mails to `wait@` and relays nothing.
 */
export async function startPostfix({ inboxes = usualInboxes, bounces = false }: PostfixOptions = {}): Promise<Postfix> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-postfix-'))
  await chmod(folder, 0o755)
  const port = await findFreePort()
  for (const name of ['config', 'spool', 'data', 'mail']) await mkdir(join(folder, name))
  await chown(join(folder, 'data'), readPostfixUser(), 0)
  await chown(join(folder, 'mail'), nobody, nobody)
  await writeFile(join(folder, 'config', 'main.cf'), writeMainConfig(folder, { inboxes, bounces }))
  await writeFile(join(folder, 'config', 'master.cf'), writeServices(port))
  const config = join(folder, 'config')
  await control(config, 'start')
  const readLog = () => readFile(join(folder, 'mail.log'), 'utf8')
  await waitFor(() => greets(port), readLog)
  return {
    port,
    async readDelivered(address, count) {
      const inbox = join(folder, 'mail', address, 'new')
      const list = async () => (existsSync(inbox) ? await readdir(inbox) : [])
      await waitFor(async () => (await list()).length >= count, readLog)
      return Promise.all((await list()).sort().map((name) => readFile(join(inbox, name))))
    },
    findMaildir: (address) => join(folder, 'mail', address),
    async submit(source, envelope) {
      const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
      await transport.sendMail({ envelope, raw: source.replace(/\r?\n/g, '\r\n') })
    },
    async stop() {
      await control(config, 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns once it has started, or once its last process has ended. */
async function control(config: string, action: 'start' | 'stop'): Promise<void> {
  const [code] = await once(spawn(program, ['-c', config, action], { stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`postfix ${action} ended with ${code}`)
}

function writeMainConfig(folder: string, { inboxes, bounces }: Required<PostfixOptions>): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
inet_interfaces = loopback-only
inet_protocols = ipv4
myhostname = mta.creators.test
mydestination =
alias_maps =
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = reject_unauth_destination
smtpd_recipient_restrictions = check_recipient_access inline:{ { wait@creators.test = 450 4.2.1 Come back later } }, permit
virtual_mailbox_domains = ${[...new Set(inboxes.map((address) => address.split('@')[1]))].join(', ')}
smtpd_reject_unlisted_recipient = ${bounces ? 'no' : 'yes'}
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = inline:{ ${inboxes.map((address) => `${address}=${address}/`).join(', ')} }
virtual_minimum_uid = 1
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
`
}

/**
 * Configures only the services that receive, queue and deliver mail, without chroot, and listening only on loopback.
 */
function writeServices(port: number): string {
  return `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
tlsmgr unix - - n 1000? 1 tlsmgr
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`
}

function readPostfixUser(): number {
  return Number(execFileSync('id', ['-u', 'postfix'], { encoding: 'utf8' }))
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('data', (greeting) => end(String(greeting).startsWith('220')))
    socket.once('error', () => end(false))
  })
}

async function waitFor(isTrue: () => Promise<boolean>, readLog: () => Promise<string>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Postfix does not do what was waited for:\n${await readLog()}`)
    await pause(50)
  }
}
