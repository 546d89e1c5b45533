import { setTimeout as pause } from 'node:timers/promises'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { z } from 'zod'
import { putJson } from '../../../bench/src/mail/sending-brand.ts'
import { postJson } from '../../../tools/testing/test-person.ts'
import { call, read, signUpPerson } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { CompanyMail } from './company-mail.ts'

const Listed = z.array(z.object({ id: z.string(), to: z.string() }))
const Shown = z.object({ text: z.string() })
const longestWait = 60_000
const unlimited = { per_minute: null, per_day: null, window: null }

/** A member of the workspace. */
export interface Colleague {
  readonly token: string
  /** Address of the member's own mailbox. */
  readonly address: string
}

export interface Team {
  readonly workspaceId: string
  /** The owner first. */
  readonly colleagues: readonly [Colleague, ...Colleague[]]
}

/** Signs up an owner who invites the others into one workspace; each has a mailbox that sends and is read. */
export async function formTeam(cluster: Cluster, mail: CompanyMail, size: number): Promise<Team> {
  const { a, b } = cluster
  const owner = await signUpPerson(cluster)
  const { open_id: workspaceId } = read(
    workspaceEndpoints.list.response,
    await call(`${a.url}/api/workspaces`, { token: owner.access_token }),
  )
  const others = await Promise.all(Array.from({ length: size - 1 }, () => signUpPerson(cluster)))
  for (const { person, access_token: token } of others) {
    const invited = { email: person.email, role: 'member' }
    await postJson(`${a.url}/api/workspace/invitations`, invited, owner.access_token)
    const invitation = { token: await readInvitation(cluster, person.email) }
    await postJson(`${b.url}/api/workspace-invitations/accept`, invitation, token)
  }
  await putJson(`${a.url}/api/company-address`, { company: 'Brand', address: '1 Harbour Street' }, owner.access_token)
  const toColleague = async (token: string, index: number): Promise<Colleague> => {
    const address = `colleague-${index}@company.test`
    await openMailbox(index % 2 ? a.url : b.url, mail, { token, address })
    return { token, address }
  }
  const first = await toColleague(owner.access_token, 0)
  const colleagues = await Promise.all(others.map(({ access_token: token }, index) => toColleague(token, index + 1)))
  return { workspaceId, colleagues: [first, ...colleagues] }
}

/** Reads the secret of an invitation from its mail. */
async function readInvitation({ sandbox }: Cluster, email: string): Promise<string> {
  const inbox = `${sandbox.httpUrl}/sandbox/inbox/messages`
  for (const deadline = Date.now() + longestWait; Date.now() < deadline; await pause(50)) {
    const mails = Listed.parse(await (await fetch(inbox)).json()).filter(({ to }) => to === email)
    for (const { id } of mails) {
      const { text } = Shown.parse(await (await fetch(`${inbox}/${id}`)).json())
      const token = /\/join\/([^\s?]+)/.exec(text)?.[1]
      if (token) return token
    }
  }
  throw new Error(`No invitation for ${email} arrived`)
}

async function openMailbox(url: string, mail: CompanyMail, { token, address }: Colleague): Promise<void> {
  const settings = { smtp_host: '127.0.0.1', smtp_port: mail.smtpPort, smtp_user: address, smtp_pass: mail.password }
  await putJson(
    `${url}/api/email/config`,
    { ...settings, smtp_from: `Brand <${address}>`, email_provider: 'smtp' },
    token,
  )
  await putJson(`${url}/api/mailboxes/smtp`, unlimited, token)
  const imap = { host: '127.0.0.1', port: mail.imapPort, user: address, password: mail.password }
  await putJson(`${url}/api/mailbox-readings/smtp`, { imap }, token)
}
