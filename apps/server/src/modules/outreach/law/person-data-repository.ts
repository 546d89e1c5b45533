import { type MergeValues, parseMergeTemplate, renderMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { htmlAsHanded, subjectAsHanded } from '../content/handed-subject-repository.ts'
import { toEmailKey } from '../mails/recipient-choice.ts'

interface Person {
  readonly email: string
  readonly ownIds: readonly number[]
}

type Row = Record<string, unknown>

/** Recipients of all workspaces with the address, or that are a channel of the person; read by indexes. */
function ofPerson({ email, ownIds }: Person): RawBuilder<{ id: string }> {
  return sql`(
    select id from recipients where creator_id = any(${ownIds}::bigint[])
    union
    select recipients.id from workspaces join recipients on recipients.workspace_id = workspaces.id
    where recipients.email_key = ${toEmailKey(email)}
  )`
}

/** Reads mails to and from a person, notices, and addresses that users do not write to. */
export async function tellMails(db: Executor, person: Person, limit: number) {
  return [
    { kind: 'sent_mails' as const, rows: await listSent(db, person, limit + 1) },
    { kind: 'received_mails' as const, rows: await listReceived(db, person, limit + 1) },
    { kind: 'notices' as const, rows: await listNotices(db, person, limit + 1) },
    { kind: 'suppressions' as const, rows: await listSuppressions(db, person, limit + 1) },
  ]
}

interface SentRow {
  readonly subject: string | null
  readonly html: string
  readonly merge_values: MergeValues
  readonly from: string
  readonly to: string | null
  readonly state: string
  readonly sent_at: Date | null
}

/** Mails of campaigns, and answers from the inbox. */
async function listSent(db: Executor, person: Person, limit: number): Promise<Row[]> {
  const { rows } = await sql<SentRow>`
    select ${subjectAsHanded('steps', 'messages')} as subject, ${htmlAsHanded('steps', 'messages')} as html,
      recipients.merge_values,
      campaigns.from_email as "from", recipients.email as "to", messages.state, messages.sent_at
    from ${ofPerson(person)} as meant
    join recipients on recipients.id = meant.id
    join messages on messages.recipient_id = recipients.id
    join campaigns on campaigns.id = messages.campaign_id
    join steps on steps.campaign_id = messages.campaign_id and steps.number = messages.step
    order by messages.updated_at desc, messages.id limit ${limit}`.execute(db)
  const answers = await sql<Row>`
    select subject, text as body, from_email as "from", to_email as "to", state, sent_at
    from ${ofPerson(person)} as meant join thread_answers on thread_answers.recipient_id = meant.id
    order by created_at desc, thread_answers.id limit ${limit}`.execute(db)
  return [...rows.map(({ merge_values, ...mail }) => fillIn(mail, merge_values)), ...answers.rows].slice(0, limit)
}

function fillIn({ subject, html, ...mail }: Omit<SentRow, 'merge_values'>, values: MergeValues): Row {
  return {
    subject: subject === null ? null : renderMergeTemplate(parseMergeTemplate(subject), values),
    body: renderMergeTemplate(parseMergeTemplate(html), values, escapeHtml),
    ...mail,
  }
}

async function listReceived(db: Executor, person: Person, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, from_address as "from", subject, text as body, received_at
    from ${ofPerson(person)} as meant join received_mails on received_mails.recipient_id = meant.id
    order by received_at desc, received_mails.id limit ${limit}`.execute(db)
  return rows
}

async function listNotices(db: Executor, person: Person, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select given_at, campaigns.from_email as "from"
    from ${ofPerson(person)} as meant
    join privacy_notices on privacy_notices.recipient_id = meant.id
    join recipients on recipients.id = meant.id
    join campaigns on campaigns.id = recipients.campaign_id
    order by given_at desc, recipients.id limit ${limit}`.execute(db)
  return rows
}

/** Read workspace by workspace, to use the index. */
async function listSuppressions(db: Executor, { email }: Person, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select suppressions.email, reason, suppressions.created_at
    from workspaces join suppressions on suppressions.workspace_id = workspaces.id
    where suppressions.email_key = ${toEmailKey(email)}
    order by suppressions.created_at, suppressions.id limit ${limit}`.execute(db)
  return rows
}

/** Whether a mail of any workspace went to the address. */
export async function hasMails(db: Executor, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspaces join recipients on recipients.workspace_id = workspaces.id
    where recipients.email_key = ${toEmailKey(email)} limit 1`.execute(db)
  return rows.length > 0
}

/** The companies that wrote to a person or collected one of the channels, in order of their names. */
export async function nameCompanies(db: Executor, person: Person): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    select distinct company from company_addresses where workspace_id in (
      select recipients.workspace_id from ${ofPerson(person)} as meant join recipients on recipients.id = meant.id
      union
      select collections.workspace_id from collection_creators
      join collections on collections.id = collection_creators.collection_id
      where collection_creators.creator_id = any(${person.ownIds}::bigint[])
    )
    order by company limit 1000`.execute(db)
  return rows.map(({ company }) => company)
}
