import type { WebhookRecipient } from '@troupe/contract/webhook-events'
import type { Executor } from '../../../database/database.ts'
import { noteEvent } from '../../webhooks/note-event.ts'
import { findMail, findRecipient, type ToldMail, type ToldRecipient } from './told-recipient-repository.ts'

interface MailEvent {
  readonly workspaceId: string
  /** The mail that was answered or came back. */
  readonly mailId: string
  readonly now: Date
}

/** Reports that a mail was answered. */
export async function noteReplied(transaction: Executor, { workspaceId, mailId, now }: MailEvent): Promise<void> {
  await noteEvent(transaction, {
    workspaceId,
    type: 'message.replied',
    now,
    describe: () =>
      describeMail(transaction, mailId, (mail) => ({
        message: toMessage(mail),
        creator: toCreator(mail),
        replied_at: now.toISOString(),
      })),
  })
}

/** Reports that a person has noted a creator's answer. */
export async function noteRepliedByHand(
  transaction: Executor,
  { workspaceId, creatorId, now }: { readonly workspaceId: string; readonly creatorId: number; readonly now: Date },
): Promise<void> {
  await noteEvent(transaction, {
    workspaceId,
    type: 'message.replied',
    now,
    async describe() {
      const recipient = await findRecipient(transaction, { workspaceId, creatorId })
      return recipient ? [{ message: null, creator: toCreator(recipient), replied_at: now.toISOString() }] : []
    },
  })
}

/** Reports that a mail came back. */
export async function noteBounced(
  transaction: Executor,
  { workspaceId, mailId, now }: MailEvent,
  { isPermanent, status }: { readonly isPermanent: boolean; readonly status: string | null },
): Promise<void> {
  await noteEvent(transaction, {
    workspaceId,
    type: 'message.bounced',
    now,
    describe: () =>
      describeMail(transaction, mailId, (mail) => ({
        message: toMessage(mail),
        creator: toCreator(mail),
        is_permanent: isPermanent,
        status,
        bounced_at: now.toISOString(),
      })),
  })
}

/** Reports that a reader has unsubscribed, once for each channel that had mails at the address. */
export async function noteUnsubscribed(
  transaction: Executor,
  {
    workspaceId,
    recipients,
    now,
  }: { readonly workspaceId: string; readonly recipients: readonly ToldRecipient[]; readonly now: Date },
): Promise<void> {
  if (recipients.length === 0) return
  const creators = new Map(recipients.map((recipient) => [recipient.creator_id, toCreator(recipient)]))
  await noteEvent(transaction, {
    workspaceId,
    type: 'creator.unsubscribed',
    now,
    describe: async () => [...creators.values()].map((creator) => ({ creator, unsubscribed_at: now.toISOString() })),
  })
}

async function describeMail<Data>(
  transaction: Executor,
  mailId: string,
  describe: (mail: ToldMail) => Data,
): Promise<Data[]> {
  const mail = await findMail(transaction, mailId)
  return mail ? [describe(mail)] : []
}

const toMessage = ({ id, campaign_id, step }: ToldMail) => ({ id, campaign_id, step })

function toCreator({ creator_id, platform, handle, title }: ToldRecipient): WebhookRecipient {
  return { id: creator_id === null ? null : String(creator_id), platform, handle, title }
}
