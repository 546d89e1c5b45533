import { workspaceInvitationDays } from '@troupe/contract/workspaces'
import { chooseUserMailLanguage } from '../../lib/mail-texts/choose-mail-language.ts'
import { sayMail } from '../../lib/mail-texts/say-mail.ts'
import { MailRefusedError } from '../accounts/core/mailer-port.ts'
import * as invitations from './invitation-repository.ts'
import type { WorkspaceContext } from './workspace-context.ts'

export interface InvitationDelivery {
  readonly invitationId: string
  /** When the invitation was made, as in ISO 8601. */
  readonly madeAt?: string
}

/**
 * Mails the link of an invitation, in the language of the inviter. Nothing happens once it is revoked, accepted, or made
 * again, which has a mail of its own.
 */
export async function sendInvitation(
  { db, clock, log, mailer, tokens, getPublicUrl }: WorkspaceContext,
  { invitationId, madeAt }: InvitationDelivery,
): Promise<void> {
  const invitation = await invitations.find(db, invitationId, clock.now())
  if (!invitation) return
  const { id, email, created_at: mailedAt, workspace_name: workspace } = invitation
  if (madeAt !== undefined && madeAt !== mailedAt.toISOString()) return
  const language = chooseUserMailLanguage(invitation.language)
  const inviter = invitation.inviter ?? workspace
  const link = `${getPublicUrl()}/join/${tokens.of({ id, mailedAt })}`
  try {
    await mailer.send({
      to: email,
      subject: sayMail(language, 'workspace_invitation.subject', { inviter, workspace }),
      text: [
        sayMail(language, 'workspace_invitation.fact', { inviter, workspace }),
        sayMail(language, 'workspace_invitation.join', { link }),
        sayMail(language, 'workspace_invitation.hint', { inviter, days: workspaceInvitationDays }),
      ].join('\n\n'),
    })
  } catch (error) {
    log.warn({ err: error, invitationId }, 'an invitation to a workspace was not handed over')
    if (!(error instanceof MailRefusedError)) throw error
  }
}
