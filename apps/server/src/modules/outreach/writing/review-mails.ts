import type { ContactRecord } from '@troupe/contract/campaigns/contact-records'
import {
  type ReviewedMail,
  type ReviewFilter,
  type ReviewRequest,
  type ReviewResponse,
  reviewPageSize,
} from '@troupe/contract/campaigns/mail-review'
import { parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { presentCreatorName } from '../campaigns/campaign-presenter.ts'
import { type LastMail, listCandidates, readChoice } from '../campaigns/list-candidates.ts'
import { freezeUnfinished } from '../campaigns/preview-campaign.ts'
import { presentContact } from '../contacts/contacts.ts'
import { renderSubject } from '../content/render-mail.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { getUsable } from '../mailboxes/choose-mailboxes.ts'
import { getSenderAddress } from '../mailboxes/get-sender.ts'
import type { Candidate } from '../mails/recipient-choice.ts'

type Parts = Pick<
  OutreachContext,
  'database' | 'erasures' | 'clock' | 'transports' | 'hasPublicUrl' | 'toImagePath' | 'readColumnValues'
>

/** A candidate, with the user's mails to the same person or address. */
interface Reviewed {
  readonly candidate: Candidate
  readonly lastMail: LastMail | undefined
  readonly isWrittenLately: boolean
  readonly contact: ContactRecord | undefined
}

const filters: Record<ReviewFilter, (reviewed: Reviewed) => boolean> = {
  all: () => true,
  gets: ({ candidate }) => candidate.leftOut === undefined,
  left_out: ({ candidate }) => candidate.leftOut !== undefined,
  written_lately: ({ isWrittenLately }) => isWrittenLately,
}

/** A page of the mails that would leave and of the creators left out, and what keeps them from leaving. */
export async function reviewMails(parts: Parts, member: Member, request: ReviewRequest): Promise<ReviewResponse> {
  const { workspaceId, userId } = member
  const steps = await freezeUnfinished(request)
  const { candidates, findLastMail, isWrittenLately, contacts } = await listCandidates(parts, {
    workspaceId,
    userId,
    steps,
    ...readChoice(request),
  })
  const reviewed = candidates.map((candidate) => ({
    candidate,
    lastMail: findLastMail(candidate.creator),
    isWrittenLately: isWrittenLately(candidate.creator),
    contact: presentContact(contacts.get(candidate.creator.id) ?? []),
  }))
  const shown = reviewed.filter(filters[request.show])
  const first = (request.page - 1) * reviewPageSize
  const subject = parseMergeTemplate(request.subject)
  const count = (filter: ReviewFilter) => reviewed.filter(filters[filter]).length
  return {
    mails: shown.slice(first, first + reviewPageSize).map((each) => ({
      ...presentReviewed(each, parts.toImagePath),
      subject: renderSubject({ step: { subject }, firstSubject: subject }, each.candidate.values),
    })),
    counts: {
      all: reviewed.length,
      gets: count('gets'),
      left_out: count('left_out'),
      written_lately: count('written_lately'),
    },
    refusal: await findRefusal(parts, member, request),
  }
}

function presentReviewed(
  { candidate: { creator, leftOut }, lastMail, contact }: Reviewed,
  toImagePath: Parts['toImagePath'],
): Omit<ReviewedMail, 'subject'> {
  return {
    creator: { ...presentCreatorName(creator), avatar_path: toImagePath(creator.avatar) },
    to: creator.email,
    left_out: leftOut ?? null,
    contact: contact ?? null,
    last_mail: lastMail ? { ...lastMail, at: lastMail.at.toISOString() } : null,
  }
}

/** Why the server would refuse to send now, in the words of that refusal. */
async function findRefusal(
  parts: Parts,
  { workspaceId, userId }: Member,
  { email_provider: provider, mailbox }: ReviewRequest,
): Promise<ReviewResponse['refusal']> {
  try {
    const named = mailbox && (await getUsable(parts.database.kysely, { workspaceId, userId, mailbox }))
    const choice = named || (provider && { userId, provider })
    if (choice) await getSenderAddress(parts, choice.userId, { ...choice, fromEmail: undefined })
    return null
  } catch (error) {
    const isRefusal = error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')
    if (isRefusal) return tellMessage(error.said)
    throw error
  }
}
