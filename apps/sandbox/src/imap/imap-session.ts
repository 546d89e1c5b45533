import type { Socket } from 'node:net'
import type { Mailbox, MailboxMessage } from '../mailbox/mailbox.ts'
import { readCommands } from './imap-commands.ts'
import { writeFetch } from './imap-fetch.ts'
import { searchMails, selectMails } from './imap-search.ts'

interface SessionParts {
  readonly mailbox: Pick<Mailbox, 'listOf' | 'onArrival'>
  /** Password that is accepted for any user name; undefined: none. */
  readonly password: string | undefined
  readonly uidValidity: number
}

interface Session extends SessionParts {
  readonly socket: Socket
  account: string | undefined
  /** Name of the open folder. */
  folder: string | undefined
  /** Ends the IDLE in hand. */
  endIdle: (() => void) | undefined
}

/** A command in the form `UID FETCH 1:* (FLAGS)`, without its tag. */
type Handler = (session: Session, argument: string) => Reply

interface Reply {
  /** Untagged lines, in latin1. */
  readonly lines?: readonly string[]
  /** Default: `OK done`. */
  readonly result?: string
}

const capabilities = 'IMAP4rev1 IDLE AUTH=PLAIN SASL-IR ID NAMESPACE SPECIAL-USE LIST-EXTENDED'
const folders = [
  { name: 'INBOX', flags: '\\HasNoChildren' },
  { name: 'Junk', flags: '\\HasNoChildren \\Junk' },
  { name: 'Sent', flags: '\\HasNoChildren \\Sent' },
]

/** The open folder's mails, oldest first; all but the inbox are empty. */
function listMails({ mailbox, account, folder }: Session): MailboxMessage[] {
  return folder === 'INBOX' && account !== undefined ? mailbox.listOf(account) : []
}

const beforeSignIn: Readonly<Record<string, Handler>> = {
  CAPABILITY: () => ({ lines: [`CAPABILITY ${capabilities}`] }),
  ID: () => ({ lines: ['ID ("name" "Troupe sandbox")'] }),
  NOOP: () => ({}),
  LOGOUT(session) {
    setImmediate(() => session.socket.end())
    return { lines: ['BYE Goodbye'] }
  },
  LOGIN(session, argument) {
    const [, user = '', password = ''] = /^"?([^"\s]*)"?\s+"?([^"]*)"?$/.exec(argument) ?? []
    return signIn(session, user, password)
  },
  AUTHENTICATE(session, argument) {
    const [, , user = '', password = ''] =
      /^([^\0]*)\0([^\0]*)\0([^\0]*)$/.exec(Buffer.from(argument.split(' ')[1] ?? '', 'base64').toString()) ?? []
    return signIn(session, user, password)
  },
}

const afterSignIn: Readonly<Record<string, Handler>> = {
  NAMESPACE: () => ({ lines: ['NAMESPACE (("" "/")) NIL NIL'] }),
  LIST(_, argument) {
    const pattern =
      /("[^"]*"|\S+)\s*(?:RETURN\s*\(.*\))?$/i.exec(argument.replace(/\s*RETURN\s*\(.*\)$/i, ''))?.[1] ?? '*'
    const name = pattern.replaceAll('"', '')
    if (name === '') return { lines: ['LIST (\\Noselect) "/" ""'] }
    const listed = folders.filter((folder) => /[*%]/.test(name) || folder.name.toUpperCase() === name.toUpperCase())
    return { lines: listed.map((folder) => `LIST (${folder.flags}) "/" "${folder.name}"`) }
  },
  LSUB: () => ({ lines: folders.map(({ flags, name }) => `LSUB (${flags}) "/" "${name}"`) }),
  EXAMINE: openFolder,
  SELECT: openFolder,
  STATUS(session, argument) {
    const [, name = ''] = /^"?([^"\s]+)"?/.exec(argument) ?? []
    const mails = listMails({ ...session, folder: name.toUpperCase() === 'INBOX' ? 'INBOX' : name })
    const facts = `MESSAGES ${mails.length} UIDNEXT ${findNext(mails)} UIDVALIDITY ${session.uidValidity} UNSEEN ${mails.length}`
    return { lines: [`STATUS "${name}" (${facts})`] }
  },
  CLOSE(session) {
    session.folder = undefined
    return {}
  },
  'UID SEARCH': (session, argument) => {
    const found = searchMails(listMails(session), argument)
    return { lines: [`SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`] }
  },
  'UID FETCH': (session, argument) => {
    const [, set = '', items = ''] = /^(\S+)\s+(.*)$/s.exec(argument) ?? []
    // Only a client that marks mails as read asks for `BODY[`.
    if (/BODY\[/i.test(items)) return { result: 'NO This mailbox is for reading only' }
    const mails = listMails(session)
    const chosen = new Set(selectMails(mails, set))
    return { lines: mails.flatMap((mail, index) => (chosen.has(mail) ? [writeFetch(mail, index + 1, items)] : [])) }
  },
}

function signIn(session: Session, user: string, password: string): Reply {
  if (user === '' || session.password === undefined || password !== session.password) {
    return { result: 'NO [AUTHENTICATIONFAILED] Invalid credentials' }
  }
  session.account = user
  return { result: `OK [CAPABILITY ${capabilities}] Signed in` }
}

function openFolder(session: Session, argument: string): Reply {
  const [, name = ''] = /^"?([^"\s]+)"?/.exec(argument) ?? []
  const folder = folders.find((known) => known.name.toUpperCase() === name.toUpperCase())
  if (!folder) return { result: 'NO There is no such folder' }
  session.folder = folder.name
  const mails = listMails(session)
  return {
    lines: [
      'FLAGS (\\Seen \\Answered)',
      `${mails.length} EXISTS`,
      '0 RECENT',
      'OK [PERMANENTFLAGS ()] Nothing can be changed',
      `OK [UIDVALIDITY ${session.uidValidity}] UIDs`,
      `OK [UIDNEXT ${findNext(mails)}] Next UID`,
    ],
    result: 'OK [READ-ONLY] Opened',
  }
}

function findNext(mails: readonly MailboxMessage[]): number {
  return (mails.at(-1)?.uid ?? 0) + 1
}

/** Tells of each mail that arrives in the open folder, until the client sends a line. */
function idle(session: Session, tag: string): void {
  const { socket, mailbox } = session
  let known = listMails(session).length
  const stop = mailbox.onArrival(() => {
    const count = listMails(session).length
    if (count !== known) socket.write(`* ${count} EXISTS\r\n`)
    known = count
  })
  session.endIdle = () => {
    session.endIdle = undefined
    stop()
    if (!socket.destroyed) socket.write(`${tag} OK done\r\n`)
  }
  socket.write('+ idling\r\n')
}

/** Serves one connection. Everything that would change a mailbox is refused. */
export function serveImap(socket: Socket, parts: SessionParts): void {
  const session: Session = { ...parts, socket, account: undefined, folder: undefined, endIdle: undefined }
  socket.on('error', () => socket.destroy())
  socket.on('close', () => session.endIdle?.())
  socket.write(`* OK [CAPABILITY ${capabilities}] Troupe sandbox\r\n`, 'latin1')
  readCommands(socket, ({ tag, name, argument }) => {
    // Any line ends an IDLE; clients send "DONE".
    if (session.endIdle) return session.endIdle()
    if (name === 'IDLE' && session.folder !== undefined) return idle(session, tag)
    const known = session.account === undefined ? beforeSignIn : { ...beforeSignIn, ...afterSignIn }
    const handle = known[name]
    const { lines = [], result = 'OK done' } = handle ? handle(session, argument) : { result: 'NO Not possible here' }
    socket.write(`${lines.map((line) => `* ${line}\r\n`).join('')}${tag} ${result}\r\n`, 'latin1')
  })
}
