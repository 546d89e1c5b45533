import { findUnknownFields, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import type { PreviewRequest, PreviewResponse } from '@troupe/contract/outreach'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Client, Member } from '../../../http/requests/endpoint-binding.ts'
import { findCompanyAddress } from '../company/company-address.ts'
import { freezeBody } from '../content/freeze-body.ts'
import { parseStep } from '../content/parse-step.ts'
import { renderMail } from '../content/render-mail.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { findUsable } from '../mailboxes/choose-mailboxes.ts'
import * as mailboxes from '../mailboxes/mailbox-repository.ts'
import { getLanguageOf } from '../mails/reader-language.ts'
import type { ChosenCreator } from '../mails/recipient-choice.ts'
import { namedLeftOut, presentCreatorName, presentLeftOut } from './campaign-presenter.ts'
import { listCandidates, readChoice } from './list-candidates.ts'

/** Links of a previewed mail, which is not sent. */
const noLink = '#'

/** Renders the mails for one creator and lists the creators left out. Nothing is stored. */
export async function previewCampaign(
  context: Pick<OutreachContext, 'database' | 'erasures' | 'clock' | 'readColumnValues'>,
  { workspaceId, userId, client }: Member & { client: Client },
  request: PreviewRequest,
): Promise<PreviewResponse> {
  const steps = await freezeUnfinished(request)
  const { candidates, writtenLately } = await listCandidates(context, {
    workspaceId,
    userId,
    steps,
    ...readChoice(request),
  })
  const leftOut = candidates.flatMap(presentLeftOut)
  const shown = request.creator_id
    ? candidates.find(({ creator }) => String(creator.id) === request.creator_id)
    : (candidates.find((candidate) => !candidate.leftOut) ?? candidates[0])
  const { language: chosen } = request
  const languageOf = await getLanguageOf(context.database.kysely, { userId, client, chosen })
  const mailbox = await findMailbox(context, { workspaceId, userId }, request)
  const company = await findCompanyAddress(context, workspaceId)
  const footer = (creator: ChosenCreator, step: number) => ({
    unsubscribeUrl: noLink,
    noticeUrl: step === 0 ? noLink : undefined,
    language: languageOf(creator),
    isChosen: chosen !== 'creator',
    signature: mailbox?.signature ?? '',
    company,
  })
  const firstSubject = parseMergeTemplate(request.subject)
  const texts = steps.flatMap(({ subject, html }) => [subject ?? '', html])
  return {
    valid: candidates.length - leftOut.length,
    left_out_count: leftOut.length,
    left_out: leftOut.slice(0, namedLeftOut),
    written_lately: writtenLately,
    unknown_fields: [...new Set(texts.flatMap(findUnknownFields))],
    shown: shown
      ? {
          creator: presentCreatorName(shown.creator),
          to: shown.creator.email,
          mails: steps.map((step, number) =>
            renderMail({ step: parseStep(step), firstSubject }, shown.values, footer(shown.creator, number)),
          ),
        }
      : null,
  }
}

/** The mailbox whose signature is shown, if it was ever used. */
async function findMailbox(
  { database: { kysely } }: Pick<OutreachContext, 'database'>,
  { workspaceId, userId }: Member,
  { email_provider: provider, mailbox }: PreviewRequest,
): Promise<MailboxRow | undefined> {
  const first = provider && { userId, provider }
  const choice = mailbox === undefined ? first : await findUsable(kysely, { workspaceId, userId, mailbox })
  return choice && mailboxes.find(kysely, choice)
}

/** The mails of a preview, frozen as they would be sent. */
export async function freezeUnfinished({
  subject,
  body,
  follow_ups,
}: Pick<PreviewRequest, 'subject' | 'body' | 'follow_ups'>) {
  const mails = [{ subject, body }, ...follow_ups]
  return Promise.all(
    mails.map(async (mail, index) => ({
      subject: mail.subject ?? (index === 0 ? '' : null),
      ...(await freezeBody(mail.body)),
    })),
  )
}
