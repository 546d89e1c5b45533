import { type InvitationState, invitationLifetimeDays } from '@troupe/contract/invitations'
import { text, textAs } from '../../../lib/language/text.ts'
import type { LeftOutReason } from './plan-invitations.ts'

/** Texts for users who invite creators to register. */
export const invitationTexts = {
  states: {
    sending: text('On its way'),
    failed: text('Not delivered'),
    sent: text('Invited'),
    registered: text('Registered'),
    declined: text('Declined'),
    expired: text('Expired'),
    revoked: text('Revoked'),
  } satisfies Record<InvitationState, string>,
  /** Before a time: '2 days ago', 'in 14 days'. */
  sent: textAs('before a time', 'Sent'),
  expires: textAs('before a time', 'Expires'),
  expired: textAs('before a time', 'Expired'),
  resend: text('Send a new link'),
  resendTo: (email: string) => text('Send a new link to {email}', { email }),
  resent: (email: string) => text('A new link is on its way to {email}. The earlier one is dead.', { email }),
  resendFailed: text('No new link could be sent.'),
  revoke: text('Revoke'),
  revokeOf: (email: string) => text('Revoke the invitation to {email}', { email }),
  retry: text('Try again'),
  revocation: {
    title: text('Revoke the invitation?'),
    question: (email: string) =>
      text('The link that {email} got stops working at once. You can invite the address again later.', { email }),
    confirm: text('Revoke'),
    done: (email: string) => text('The invitation to {email} is revoked.', { email }),
    failed: text('The invitation could not be revoked.'),
  },
  screen: {
    title: text('Invitations'),
    lead: text(
      'Creators you asked to register. Those who do confirm what stands here, name a price, and say how they like to work.',
    ),
    inviteAddress: text('Invite by address'),
    search: text('Search addresses and names'),
    filter: text('State'),
    allStates: text('All states'),
    list: text('Invitations, newest first'),
    loading: text('Loading invitations'),
    pages: text('Pages of invitations'),
    failed: text('Your invitations could not be loaded'),
    empty: {
      title: text('Nobody is invited yet'),
      text: text(
        'Open a creator and choose Invite to register, select several in a collection, or enter an address. Each gets a mail with a link of their own, and here you see who registers.',
      ),
      discover: text('Find creators'),
    },
    noMatch: { title: text('No such invitation'), clear: text('Show all invitations') },
  },
  panel: {
    title: text('Registration'),
    invite: text('Invite to register'),
    inviteAgain: text('Invite again'),
    loading: text('Loading the invitation'),
    failed: (reason: string) => text('Your invitation could not be read. {reason}', { reason }),
    none: text('Invite the creator to confirm and complete what stands here.'),
    noEmail: text('No address of this creator is known, so there is nowhere to send an invitation.'),
    declined: text('This creator wants no invitation. Nobody here can send one to the address again.'),
  },
  dialog: {
    title: text('Invite to register'),
    email: text('Email'),
    addresses: (count: number) => text('To {count, plural, one {# address} other {# addresses}}', { count }),
    toOne: (name: string, email: string) => text('To {name} at {email}', { name, email }),
    nobody: text('None of them can be invited.'),
    leftOut: (count: number) => text('{count, plural, one {# creator} other {# creators}} left out', { count }),
    moreLeftOut: (count: number) => text('and {count, number} more', { count }),
    message: text('Personal message'),
    messageHint: text('Optional. It stands in the mail as plain text.'),
    language: text('Used for the mail and the page it leads to.'),
    messageTooLong: (limit: number) => text('The message must be at most {limit, number} characters long', { limit }),
    counter: (length: number, limit: number) =>
      text('{length, number} of {limit, number} characters', { length, limit }),
    preview: {
      title: text('What they get'),
      text: text(
        'A mail in your name with a personal link to register the channel. The link works once, for {days} days, and in the same mail they can say that they want no invitation.',
        { days: invitationLifetimeDays },
      ),
    },
    submit: (count: number) => text('{count, plural, one {Send invitation} other {Send # invitations}}', { count }),
    goOn: text('Send the rest'),
    progress: (done: number, all: number) =>
      text('{done, number} of {all, plural, one {# creator} other {# creators}} invited', { done, all }),
    failed: text('The invitation could not be sent'),
    stopped: (done: number, all: number) =>
      text('{done, number} of {all, plural, one {# creator} other {# creators}} were dealt with, then it stopped', {
        done,
        all,
      }),
    outcome: {
      sent: (count: number) => text('{count, plural, one {# invitation} other {# invitations}} on the way', { count }),
      none: text('Nobody was invited'),
      follow: text('See your invitations'),
      done: text('Done'),
    },
  },
  /** Between a name and the reason. */
  beforeReason: textAs('between a name and a reason', ': '),
  reasons: {
    no_email: text('no address is known'),
    already_registered: text('is registered already'),
    already_invited: text('has an open invitation already'),
    same_address: text('has the same address as another of them'),
    declined: text('wants no invitation'),
    not_found: text('is not in the catalogue any more'),
  } satisfies Record<LeftOutReason, string>,
} as const
