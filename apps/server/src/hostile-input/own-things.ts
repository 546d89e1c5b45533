import { setTimeout as pause } from 'node:timers/promises'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { ThreadDetails } from '@troupe/contract/mail/inbox'
import { z } from 'zod'
import { validBodies } from '../testing/calls/bad-inputs.ts'
import type { AttackedServer, Person } from '../testing/processes/attacked-server.ts'

/** Paths of a user's resources, each followed by an id. */
const places = {
  collection: '/api/collections/',
  conversation: '/api/conversations/',
  savedSearch: '/api/saved-searches/',
  template: '/api/email-templates/',
  session: '/api/account/sessions/',
  invitation: '/api/invitations/',
  suppression: '/api/suppressions/',
  mail: '/api/campaigns/mails/',
  campaign: '/api/campaigns/',
  accessToken: '/api/access-tokens/',
  webhook: '/api/webhooks/',
  furtherSender: '/api/email/further-mailboxes/',
  furtherMailbox: '/api/further-mailboxes/',
  sharedMailbox: '/api/shared-mailboxes/',
  creatorImport: '/api/imports/',
  thread: '/api/inbox/threads/',
  receivedMail: '/api/inbox/mails/',
  answer: '/api/inbox/answers/',
} as const
type Kind = keyof typeof places

export interface OwnThings {
  readonly ids: Readonly<Record<Kind, string>>
  /** Resolves to all of these resources as their owner sees them. */
  read(): Promise<string[]>
}

/**
 * The kind of resource that a path with an id addresses; undefined for shared resources and for paths not listed above.
 */
export function findOwnThing(path: string): Kind | undefined {
  const kinds = Object.keys(places).filter((kind): kind is Kind => kind in places)
  return kinds.find((kind) => path.startsWith(`${places[kind]}:`))
}

const Made = z.object({ id: z.string() })
const MailServer = z.object({
  sandbox_mailbox: z.object({ host: z.string(), port: z.number(), user: z.string(), pass: z.string() }),
})
const Campaign = z.object({ campaign: Made })
const Recipients = z.object({ recipients: z.array(Made.extend({ email: z.string().nullable() })).min(1) })
const Threads = z.object({ threads: z.array(Made) })
const Token = z.object({ access_token: Made })
const Begun = z.object({ import: Made })
const Hook = z.object({ webhook: Made })
const Shared = z.object({ mailboxes: z.array(Made).min(1) })
const Invited = z.object({ invitations: z.array(Made).min(1) })

/** Without the collection's creator: its status there changes when a mail to it leaves. */
const campaignCreatorIds = Array.from({ length: 20 }, (_, index) => String(index + 2))

/** Creates one of each kind of resource for a user. */
export async function buildOwnThings(server: AttackedServer, person: Person): Promise<OwnThings> {
  const post = <Answer>(answer: z.ZodType<Answer>, path: string, body: unknown) =>
    server.ask(answer, { method: 'POST', path, body, as: person })
  const get = <Answer>(answer: z.ZodType<Answer>, path: string) =>
    server.ask(answer, { method: 'GET', path, as: person })

  await prepareMailbox(server, person)
  const { campaign } = await post(Campaign, '/api/kols/send-email', {
    subject: 'Hello',
    body: '<p>Dear {{title|you}}</p>',
    email_provider: 'smtp',
    kol_ids: campaignCreatorIds,
  })
  const { recipients } = await get(Recipients, `/api/campaigns/${campaign.id}/recipients`)
  const { sessions } = await get(accountSettingsEndpoints.listSessions.response, '/api/account/sessions')
  await post(z.unknown(), '/api/invitations', { email: 'invited@one.test' })
  const { invitations } = await get(Invited, '/api/invitations')
  const { access_token } = await post(Token, '/api/access-tokens', {
    name: 'Tea',
    scopes: ['read'],
    expires_in_days: 30,
  })
  const hook = { url: 'https://hooks.brand.test/', events: ['campaign.finished'] }
  const { webhook } = await post(Hook, '/api/webhooks', hook)
  const { import: begun } = await post(Begun, '/api/imports', { file_name: 'list.csv', size_bytes: 12 })
  const make = async (path: string, body: unknown) => (await post(Made, path, body)).id
  const further = await make('/api/email/further-mailboxes', validBodies['POST /api/email/further-mailboxes'])
  const share = async () => (await post(Shared, '/api/shared-mailboxes', { mailbox: 'smtp' })).mailboxes[0]?.id ?? ''
  const ids = {
    collection: await make('/api/collections', { name: 'Tea', kol_ids: ['1'] }),
    conversation: await make('/api/conversations', { title: 'Tea', message: { type: 'user', content: 'Tea' } }),
    savedSearch: await make('/api/saved-searches', { name: 'Tea', request: {} }),
    template: await make('/api/email-templates', validBodies['POST /api/email-templates']),
    session: sessions[0]?.id ?? '',
    invitation: invitations[0]?.id ?? '',
    suppression: await make('/api/suppressions', { email: 'never@one.test' }),
    mail: recipients[0]?.id ?? '',
    campaign: campaign.id,
    accessToken: access_token.id,
    webhook: webhook.id,
    furtherSender: further,
    furtherMailbox: further,
    sharedMailbox: await share(),
    creatorImport: begun.id,
    ...(await converse(
      server,
      person,
      recipients.flatMap(({ email }) => email ?? []),
    )),
  }

  return {
    ids,
    async read() {
      return Promise.all(
        listReadable(ids).map(async (path) => (await server.send({ method: 'GET', path, as: person })).body),
      )
    },
  }
}

/** A mailbox of the sandbox, whose answers are read. */
async function prepareMailbox(server: AttackedServer, person: Person): Promise<void> {
  const put = (path: string, body: unknown) => server.ask(z.unknown(), { method: 'PUT', path, body, as: person })
  const providers = { method: 'GET', path: '/api/email/providers', as: person }
  const { sandbox_mailbox: box } = await server.ask(MailServer, providers)
  await put('/api/email/config', describeMailbox(box))
  await put('/api/company-address', validBodies['PUT /api/company-address'])
  await put('/api/mailbox-readings/smtp', { imap: { host: 'imap.sandbox.test', port: 993 } })
}

function describeMailbox({ host, port, user, pass }: z.output<typeof MailServer>['sandbox_mailbox']) {
  const server = { smtp_host: host, smtp_port: port, smtp_user: user, smtp_pass: pass }
  return { ...server, smtp_from: 'brand@brand.test', email_provider: 'smtp' }
}

/** Has the reader of one of the mails answer, and answers that. */
async function converse(server: AttackedServer, person: Person, addresses: readonly string[]) {
  await server.answerMailTo(addresses)
  await server.ask(z.unknown(), { method: 'POST', path: '/api/mailbox-readings/smtp/read-now', as: person })
  const thread = await awaitThread(server, person)
  const path = `/api/inbox/threads/${thread}/answers`
  const body = { body: '<p>Thank you</p>' }
  await server.ask(z.unknown(), { method: 'POST', path, body, as: person })
  const mails = await awaitAnswer(server, person, thread)
  const find = (type: string) => mails.find((mail) => mail.type === type)?.id ?? ''
  return { thread, receivedMail: find('received'), answer: find('answer') }
}

/** The mails of a thread, once the answer in it has left and nothing changes by itself any more. */
async function awaitAnswer(server: AttackedServer, person: Person, thread: string): Promise<ThreadDetails['mails']> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    const call = { method: 'GET', path: `/api/inbox/threads/${thread}`, as: person }
    const { mails, last_mail } = await server.ask(ThreadDetails, call)
    if (last_mail.type === 'answer' && last_mail.state === 'sent') return mails
  }
  throw new Error('The answer did not leave')
}

async function awaitThread(server: AttackedServer, person: Person): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    const { threads } = await server.ask(Threads, { method: 'GET', path: '/api/inbox/threads', as: person })
    if (threads[0]) return threads[0].id
  }
  throw new Error('No answer arrived in the mailbox')
}

/** Paths at which a user reads these resources. */
function listReadable(ids: OwnThings['ids']): string[] {
  return [
    `/api/collections/${ids.collection}`,
    `/api/conversations/${ids.conversation}`,
    '/api/saved-searches',
    '/api/email-templates',
    '/api/suppressions',
    '/api/access-tokens',
    '/api/webhooks',
    '/api/email/further-mailboxes',
    '/api/shared-mailboxes',
    `/api/inbox/threads/${ids.thread}`,
  ]
}
