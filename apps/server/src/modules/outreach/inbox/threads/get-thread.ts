import { shownThreadMails, type ThreadDetails } from '@troupe/contract/mail/inbox'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../../lib/app-error.ts'
import { freezeBody } from '../../content/freeze-body.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import { findAnswerTerms } from '../terms/answer-terms.ts'
import * as changes from './changing-repository.ts'
import { presentAnswer, presentCampaignMail, presentReceived } from './mail-presenter.ts'
import type { CampaignMailRow } from './thread-mail-repository.ts'
import * as mails from './thread-mail-repository.ts'
import { presentThread } from './thread-presenter.ts'
import type { ListedThread } from './thread-repository.ts'
import * as threads from './thread-repository.ts'

type Parts = Pick<InboxContext, 'database' | 'clock' | 'transports' | 'erasures' | 'suggester'>

/** One thread of the user. @throws AppError `not_found`. */
export async function findThread(
  { database }: Pick<InboxContext, 'database'>,
  workspaceId: string,
  id: string,
): Promise<ListedThread> {
  const row = await threads.find(database.kysely, workspaceId, id)
  if (!row) throw new AppError('not_found', say('inbox.thread_unknown'))
  return row
}

/** One thread of the user with its mails, its draft and its note. @throws AppError `not_found`. */
export async function getThread(context: Parts, workspaceId: string, id: string): Promise<ThreadDetails> {
  const { database, clock } = context
  const row = await findThread(context, workspaceId, id)
  const texts = await changes.findTexts(database.kysely, workspaceId, id)
  const shown = await listMails(context, workspaceId, id)
  const terms = await findAnswerTerms(context, workspaceId, id)
  return {
    ...presentThread(row, clock.now()),
    note: texts?.note ?? '',
    mails: shown.slice(-shownThreadMails),
    has_earlier: shown.length > shownThreadMails,
    draft:
      texts?.draft_revision && texts.draft !== null && texts.draft_at
        ? { body: texts.draft, revision: texts.draft_revision, updated_at: texts.draft_at.toISOString() }
        : null,
    answer: terms.shown,
    merge_values: Object.fromEntries(Object.entries(terms.mergeValues).map(([name, value]) => [name, value ?? ''])),
    can_suggest: context.suggester !== undefined,
  }
}

/** The newest mails both ways, the oldest first: one more than is shown, if there are more. */
export async function listMails(
  { database }: Pick<InboxContext, 'database'>,
  workspaceId: string,
  threadId: string,
): Promise<ThreadMail[]> {
  const db = database.kysely
  const page = { workspaceId, threadId, limit: shownThreadMails + 1 }
  const sent = await mails.listCampaignMails(db, page)
  const received = await mails.listReceived(db, page)
  const answers = await mails.listAnswers(db, page)
  const files = Map.groupBy(
    await mails.listAttachments(
      db,
      received.map(({ id }) => id),
    ),
    ({ mail_id }) => mail_id,
  )
  const own = sent[0]?.from_email ?? ''
  const ofCampaigns = await Promise.all(sent.map(async (row) => presentCampaignMail(row, await toText(row))))
  const ofOther = received.map((row) => presentReceived(row, files.get(row.id) ?? [], own))
  const all = [...ofCampaigns, ...ofOther, ...answers.map(presentAnswer)]
  return all.toSorted(compareTimes).slice(-page.limit)
}

const orderInSecond = { campaign: 0, received: 1, answer: 2 } as const

/** Orders mails by time. Received ones name only the second, so within one a mail comes before what answers it. */
function compareTimes(one: ThreadMail, other: ThreadMail): number {
  return (
    one.at.slice(0, 19).localeCompare(other.at.slice(0, 19)) ||
    orderInSecond[one.type] - orderInSecond[other.type] ||
    one.at.localeCompare(other.at)
  )
}

/** The text of a mail; an earlier text of a campaign is stored as HTML only. */
async function toText({ text, html }: CampaignMailRow): Promise<string> {
  return text ?? (await freezeBody(html)).text
}
