import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../processes/free-port.ts'

const program = '/usr/sbin/dovecot'
/** User id of Debian's unprivileged user, as which mailboxes are read. */
const nobody = 65534
const folders = ['cur', 'new', 'tmp']

/** Returns why Dovecot cannot be started here; undefined: it can. */
export function findDovecotObstacle(): string | undefined {
  if (!existsSync(program)) return 'it is not installed (apt-get install dovecot-imapd)'
  if (process.getuid?.() !== 0) return 'only root may start it'
  return undefined
}

/** A Dovecot that is reachable only from this machine, with one mailbox for any user name. */
export interface Dovecot {
  readonly port: number
  readonly password: string
  /** Puts a mail into the inbox, or into the folder for junk. */
  deliver(source: string, folder?: 'INBOX' | 'Junk'): Promise<void>
  /** Names of the files of the inbox, which end in the flags of the mails. */
  listFiles(): Promise<string[]>
  /** Forgets all UIDs, as after the loss of an index. */
  forgetUids(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts Dovecot with its own folders.
 * @param maildir - The Maildir that has the mails; default: an own one.
 */
export async function startDovecot(maildir?: string): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-dovecot-'))
  await chmod(folder, 0o755)
  const port = await findFreePort()
  const inbox = maildir ?? join(folder, 'mail')
  for (const path of [inbox, join(inbox, '.Junk')]) {
    await mkdir(path, { recursive: true })
    await chown(path, nobody, nobody)
    for (const name of folders) {
      await mkdir(join(path, name), { recursive: true })
      await chown(join(path, name), nobody, nobody)
    }
  }
  const config = join(folder, 'dovecot.conf')
  await writeFile(config, writeConfig({ folder, inbox, port }))
  const child = spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  await waitForGreeting(child, port)
  let delivered = 0
  return {
    port,
    password: 'dovecot-secret',
    async deliver(source, name = 'INBOX') {
      const file = join(inbox, ...(name === 'Junk' ? ['.Junk'] : []), 'new', `${Date.now()}.${++delivered}.test`)
      await writeFile(file, source.replace(/\r?\n/g, '\r\n'))
      await chown(file, nobody, nobody)
    },
    listFiles: async () => (await Promise.all(folders.map((name) => readdir(join(inbox, name))))).flat(),
    async forgetUids() {
      for (const name of await readdir(inbox)) {
        if (name.startsWith('dovecot')) await rm(join(inbox, name), { recursive: true })
      }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function writeConfig({ folder, inbox, port }: { folder: string; inbox: string; port: number }): string {
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
default_internal_user = nobody
default_internal_group = nogroup
default_login_user = nobody
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${inbox}
namespace inbox {
  inbox = yes
  mailbox Junk {
    special_use = \\Junk
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=dovecot-secret
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${inbox}
}
`
}

async function waitForGreeting(child: ChildProcess, port: number): Promise<void> {
  let said = ''
  child.stderr?.on('data', (bytes) => {
    said += String(bytes)
  })
  const deadline = Date.now() + 20_000
  while (!(await greets(port))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`Dovecot does not start: ${said}`)
    await pause(50)
  }
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('data', (greeting) => end(String(greeting).startsWith('* OK')))
    socket.once('error', () => end(false))
  })
}
