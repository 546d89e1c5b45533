import { type InvitationState, invitationLifetimeDays } from '@troupe/contract/invitations'
import type { LeftOutReason } from './plan-invitations.ts'

const format = (count: number) => count.toLocaleString('en-US')
const countCreators = (count: number) => (count === 1 ? '1 creator' : `${format(count)} creators`)
const countInvitations = (count: number) => (count === 1 ? '1 invitation' : `${format(count)} invitations`)
const countAddresses = (count: number) => (count === 1 ? '1 address' : `${format(count)} addresses`)

/** Texts for users who invite creators to register. */
export const invitationTexts = {
  states: {
    sending: 'On its way',
    failed: 'Not delivered',
    sent: 'Invited',
    registered: 'Registered',
    declined: 'Declined',
    expired: 'Expired',
    revoked: 'Revoked',
  } satisfies Record<InvitationState, string>,
  sent: 'Sent',
  expires: 'Expires',
  expired: 'Expired',
  resend: 'Send a new link',
  resendTo: (email: string) => `Send a new link to ${email}`,
  resent: (email: string) => `A new link is on its way to ${email}. The earlier one is dead.`,
  resendFailed: 'No new link could be sent.',
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation to ${email}`,
  retry: 'Try again',
  revocation: {
    title: 'Revoke the invitation?',
    question: (email: string) =>
      `The link that ${email} got stops working at once. You can invite the address again later.`,
    confirm: 'Revoke',
    done: (email: string) => `The invitation to ${email} is revoked.`,
    failed: 'The invitation could not be revoked.',
  },
  screen: {
    title: 'Invitations',
    lead: 'Creators you asked to register. Those who do confirm what stands here, name a price, and say how they like to work.',
    inviteAddress: 'Invite by address',
    search: 'Search addresses and names',
    filter: 'State',
    allStates: 'All states',
    list: 'Invitations, newest first',
    loading: 'Loading invitations',
    pages: 'Pages of invitations',
    failed: 'Your invitations could not be loaded',
    empty: {
      title: 'Nobody is invited yet',
      text: 'Open a creator and choose Invite to register, select several in a collection, or enter an address. Each gets a mail with a link of their own, and here you see who registers.',
      discover: 'Find creators',
    },
    noMatch: { title: 'No such invitation', clear: 'Show all invitations' },
  },
  panel: {
    title: 'Registration',
    invite: 'Invite to register',
    inviteAgain: 'Invite again',
    loading: 'Loading the invitation',
    failed: 'Your invitation could not be read.',
    none: 'Invite the creator to confirm and complete what stands here.',
    noEmail: 'No address of this creator is known, so there is nowhere to send an invitation.',
    declined: 'This creator wants no invitation. Nobody here can send one to the address again.',
  },
  dialog: {
    title: 'Invite to register',
    email: 'Email',
    addresses: (count: number) => `To ${countAddresses(count)}`,
    toOne: (name: string, email: string) => `To ${name} at ${email}`,
    nobody: 'None of them can be invited.',
    leftOut: (count: number) => `${countCreators(count)} left out`,
    moreLeftOut: (count: number) => `and ${format(count)} more`,
    message: 'Personal message',
    messageHint: 'Optional. It stands in the mail as plain text.',
    messageTooLong: (limit: number) => `The message must be at most ${format(limit)} characters long`,
    counter: (length: number, limit: number) => `${format(length)} of ${format(limit)} characters`,
    preview: {
      title: 'What they get',
      text: `A mail in your name with a personal link to register the channel. The link works once, for ${invitationLifetimeDays} days, and in the same mail they can say that they want no invitation.`,
    },
    submit: (count: number) => (count === 1 ? 'Send invitation' : `Send ${countInvitations(count)}`),
    goOn: 'Send the rest',
    progress: (done: number, all: number) => `${format(done)} of ${countCreators(all)} invited`,
    failed: 'The invitation could not be sent',
    stopped: (done: number, all: number) => `${format(done)} of ${countCreators(all)} were dealt with, then it stopped`,
    outcome: {
      sent: (count: number) => `${countInvitations(count)} on the way`,
      none: 'Nobody was invited',
      follow: 'See your invitations',
      done: 'Done',
    },
  },
  reasons: {
    no_email: 'no address is known',
    already_registered: 'is registered already',
    already_invited: 'has an open invitation already',
    same_address: 'has the same address as another of them',
    declined: 'wants no invitation',
    not_found: 'is not in the catalogue any more',
  } satisfies Record<LeftOutReason, string>,
} as const
