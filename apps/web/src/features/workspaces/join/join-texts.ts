import { text } from '../../../lib/language/text.ts'

/** Texts of the page of an invitation to a workspace. */
export const joinTexts = {
  title: (workspace: string) => text('Join {workspace}', { workspace }),
  invited: (inviter: string, workspace: string) =>
    text('{inviter} invites you to work together in {workspace}.', { inviter, workspace }),
  invitedByNobody: (workspace: string) => text('You are invited to work together in {workspace}.', { workspace }),
  address: (email: string) => text('The invitation is for {email}.', { email }),
  role: (label: string, explanation: string) => text('Your role: {label}. {explanation}', { label, explanation }),
  signedOut: text('Sign in with this address, or create an account with it, to join.'),
  signIn: text('Sign in'),
  register: text('Create account'),
  join: text('Join'),
  joinFailed: text('You could not join. Please try again.'),
  otherAddress: (email: string) =>
    text('You are signed in as {email}. Sign out, and come back with the invited address.', { email }),
  signOut: text('Sign out'),
  loading: text('Loading the invitation'),
  goneTitle: text('This invitation is no longer open'),
  gone: text('It was used, taken back or has expired. Ask for a new one.'),
  failed: text('The invitation could not be read'),
  retry: text('Try again'),
} as const
