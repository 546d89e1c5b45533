import { type Kysely, sql } from 'kysely'

/** Conversations by mail: threads, the files and layouts of received mails, and answers of the users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createThreads(db)
  await createAnswers(db)
  await sql`
    alter table received_mails
      add column thread_id uuid references mail_threads (id) on delete cascade,
      add column html text,
      add column reply_to text`.execute(db)
  await sql`
    create table received_attachments (
      id uuid primary key default gen_random_uuid(),
      mail_id uuid not null references received_mails (id) on delete cascade,
      position integer not null,
      name text not null,
      type text not null,
      size integer not null,
      content_id text,
      content bytea,
      unique (mail_id, position)
    )`.execute(db)
  await sql`alter table notifications add column thread_id uuid references mail_threads (id) on delete cascade`.execute(
    db,
  )
  await fillThreads(db)
  await db.schema
    .createIndex('received_mails_thread')
    .on('received_mails')
    .columns(['thread_id', 'received_at'])
    .execute()
}

async function createThreads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_threads (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      creator_id bigint references creators (id) on delete set null,
      recipient_id uuid references recipients (id) on delete set null,
      state text not null default 'open',
      unread boolean not null default true,
      snoozed_until timestamptz,
      note text not null default '',
      next_step_at timestamptz,
      next_step_text text not null default '',
      next_step_told boolean not null default false,
      draft text,
      draft_revision uuid,
      draft_at timestamptz,
      last_mail_at timestamptz not null,
      last_answer_at timestamptz,
      changes integer not null default 1,
      created_at timestamptz not null default now(),
      constraint mail_threads_creator unique (user_id, creator_id)
    )`.execute(db)
  await sql`create index mail_threads_list on mail_threads (user_id, last_mail_at desc, id desc)`.execute(db)
  await sql`create index mail_threads_of_creator on mail_threads (creator_id) where creator_id is not null`.execute(db)
  await sql`create index mail_threads_recipient on mail_threads (recipient_id)`.execute(db)
  await sql`
    create index mail_threads_snoozed on mail_threads (snoozed_until) where snoozed_until is not null`.execute(db)
  await sql`
    create index mail_threads_next_step on mail_threads (next_step_at)
    where next_step_at is not null and not next_step_told`.execute(db)
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table thread_answers (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      thread_id uuid not null references mail_threads (id) on delete cascade,
      recipient_id uuid not null references recipients (id) on delete cascade,
      sent_id uuid not null,
      mailbox_id uuid not null references mailboxes (id) on delete cascade,
      from_name text not null,
      from_email text not null,
      to_name text not null,
      to_email text not null,
      subject text not null,
      body text not null,
      html text not null,
      text text not null,
      in_reply_to text,
      reference_ids text[] not null default '{}',
      message_id text,
      state text not null,
      detail text,
      due_at timestamptz not null,
      attempts integer not null default 0,
      resends integer not null default 0,
      fence integer not null default 0,
      lease_until timestamptz,
      idempotency_key text,
      request_hash text not null,
      sent_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null,
      constraint thread_answers_idempotency unique (user_id, idempotency_key)
    )`.execute(db)
  await sql`create index thread_answers_thread on thread_answers (thread_id, created_at)`.execute(db)
  await sql`create index thread_answers_recipient on thread_answers (recipient_id)`.execute(db)
  await sql`
    create index thread_answers_message_id on thread_answers (user_id, message_id)
    where message_id is not null`.execute(db)
  await sql`
    create index thread_answers_open on thread_answers (due_at) where state in ('queued', 'sending')`.execute(db)
}

/** Mails that people had answered before belong to threads, too; those are not unread. */
async function fillThreads(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into mail_threads (user_id, creator_id, recipient_id, unread, last_mail_at, last_answer_at, created_at)
    select received_mails.user_id, recipients.creator_id, (array_agg(recipients.id order by received_at desc))[1], false,
      max(received_at), max(received_at) filter (where kind = 'answer'), now()
    from received_mails join recipients on recipients.id = received_mails.recipient_id
    group by received_mails.user_id, recipients.creator_id,
      case when recipients.creator_id is null then recipients.id end
    having bool_or(kind not in ('auto_answer', 'bounce', 'challenge'))`.execute(db)
  await sql`
    update received_mails set thread_id = mail_threads.id
    from recipients, mail_threads
    where recipients.id = received_mails.recipient_id and mail_threads.user_id = received_mails.user_id
      and (mail_threads.creator_id = recipients.creator_id
        or (recipients.creator_id is null and mail_threads.recipient_id = recipients.id))`.execute(db)
}
