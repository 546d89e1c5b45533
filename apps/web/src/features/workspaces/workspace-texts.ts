import { workspaceInvitationDays } from '@troupe/contract/workspaces'
import { activeLocale } from '../../lib/language/active-language.ts'
import { text, textAs } from '../../lib/language/text.ts'

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'medium' })
const formatDay = (moment: string) => dayFormat.format(new Date(moment))

/** Roles and what each may do. */
export const roleTexts = {
  viewer: { label: textAs('role', 'Viewer'), text: text('Sees everything and changes nothing.') },
  member: { label: textAs('role', 'Member'), text: text('Works with creators, collections and mails.') },
  admin: {
    label: textAs('role', 'Admin'),
    text: text('Also manages members, webhooks and the details of the company.'),
  },
  owner: { label: textAs('role', 'Owner'), text: text('Also names other owners.') },
} as const

/** Texts about the members of a workspace. */
export const teamTexts = {
  title: text('Team'),
  alone: text('You work alone here. Invite colleagues to share collections, campaigns and conversations with them.'),
  invite: text('Invite a colleague'),
  lead: (workspace: string) => text('Together in {workspace}.', { workspace }),
  loading: text('Loading the team'),
  failed: text('The team could not be read'),
  retry: text('Try again'),
  name: {
    title: text('Name'),
    lead: text('It stands in invitations and in the menu.'),
    label: text('Name of the workspace'),
    submit: text('Save name'),
    saved: text('The name was saved.'),
    failed: text('The name could not be saved. Please try again.'),
  },
  secondFactor: {
    title: text('Second factor'),
    lead: text('A code from an app, or a passkey, in addition to the password.'),
    label: text('Every member must have one'),
    failed: text('That could not be changed. Please try again.'),
  },
  members: {
    title: text('Members'),
    lead: text('They share everything in this workspace but private collections. A new role counts at once.'),
    you: text('You'),
    joined: (moment: string) => text('joined on {day}', { day: formatDay(moment) }),
    role: (name: string) => text('Role of {name}', { name }),
    remove: text('Remove'),
    removeNamed: (name: string) => text('Remove {name}', { name }),
    leave: text('Leave'),
    leaveNamed: text('Leave the workspace'),
    lastOwner: text('A workspace needs an owner. Name another one before you leave.'),
    changeFailed: text('The role could not be changed. Please try again.'),
  },
  removal: {
    title: (name: string) => text('Remove {name}?', { name }),
    text: (name: string) =>
      text('{name} is signed out of this workspace at once, and access tokens for it end. What {name} made stays.', {
        name,
      }),
    leaveTitle: text('Leave this workspace?'),
    leaveText: text('You are signed out, and your access tokens for it end. What you made here stays.'),
    heir: text('Who takes over'),
    failed: text('That did not work. Please try again.'),
  },
  activity: text('Activity'),
  data: {
    title: text('Data'),
    lead: text(
      'Everything in this workspace but the private collections of others, with members and activity, as a file.',
    ),
    submit: text('Download the workspace’s data'),
    failed: text('The file could not be made'),
  },
  invitations: {
    title: text('Invitations'),
    lead: text('The mail has a link, with which the address joins within {days} days.', {
      days: workspaceInvitationDays,
    }),
    email: text('Email address'),
    role: text('Role'),
    submit: text('Invite'),
    sent: (email: string) => text('{email} was invited.', { email }),
    failed: text('The invitation could not be sent. Please try again.'),
    list: text('Open invitations'),
    detail: (role: string, moment: string) => text('{role}, until {day}', { role, day: formatDay(moment) }),
    again: text('Invite again'),
    againNamed: (email: string) => text('Invite again: {email}', { email }),
    revoke: text('Take back'),
    revokeNamed: (email: string) => text('Take back the invitation of {email}', { email }),
    revokeTitle: text('Take back this invitation?'),
    revokeQuestion: (email: string) => text('The link in the mail to {email} will lead nowhere.', { email }),
    revokeFailed: text('The invitation could not be taken back. Please try again.'),
  },
} as const

/** Who made a collection or a campaign. */
export const madeByText = (name: string) => text('Created by {name}', { name })

/** Texts of the account menu's list of workspaces. */
export const switcherTexts = {
  label: text('Workspaces'),
  failed: text('The workspace could not be opened'),
} as const
