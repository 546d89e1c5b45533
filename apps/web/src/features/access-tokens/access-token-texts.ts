import type { TokenScope } from '@troupe/contract/base/endpoint'
import { activeLocale } from '../../lib/language/active-language.ts'
import { text, textAs } from '../../lib/language/text.ts'

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long' })

const scopes: Record<TokenScope, { label: string; text: string }> = {
  read: { label: textAs('scope', 'Read'), text: text('Search, read creators and your collections.') },
  collect: { label: text('Read and collect'), text: text('The same, and change your collections.') },
  campaigns: {
    label: textAs('scope', 'Campaigns'),
    text: text('Read your campaigns, and which creators had mails from you.'),
  },
  inbox: { label: textAs('scope', 'Inbox'), text: text('Read the mails of your inbox, and answer them.') },
  webhooks: {
    label: textAs('scope', 'Webhooks'),
    text: text('List, create and delete webhooks, as n8n and Zapier do.'),
  },
}

/** Texts about personal access tokens. */
export const accessTokenTexts = {
  title: text('Access tokens'),
  lead: text(
    'With one, a program or an assistant acts in your name. It can never start a campaign or change your account.',
  ),
  loading: text('Loading your access tokens'),
  failed: text('Your access tokens could not be read'),
  retry: text('Try again'),
  none: text('You have no access token yet.'),
  create: text('New token'),
  full: (most: number) => text('You have {most} tokens. Revoke one to make another.', { most }),
  reference: text('API reference'),
  assistant: text('Address for assistants (MCP)'),
  copyAddress: text('Copy address'),
  copied: text('Copied'),
  scopes,
  ending: (ending: string) => text('ends with {ending}', { ending }),
  neverUsed: text('never used'),
  /** Before a time: '2 days ago'. */
  used: textAs('before a time', 'used'),
  /** Before a time: 'in 30 days'. */
  expires: textAs('before a time', 'expires'),
  expired: (moment: string) => text('Expired on {day}', { day: dayFormat.format(new Date(moment)) }),
  revoke: text('Revoke'),
  revokeNamed: (name: string) => text('Revoke {name}', { name }),
  form: {
    title: text('New access token'),
    name: text('Name'),
    nameHint: text('What will use it'),
    scope: text('What it may do'),
    lifetime: text('Expires in'),
    days: (days: number) => text('{days} days', { days }),
    submit: text('Create token'),
    failed: text('The token could not be made. Please try again.'),
  },
  created: {
    title: text('Your new access token'),
    warning: text('Copy it now: it is not shown again.'),
    label: text('Access token'),
    copy: text('Copy token'),
  },
  revocation: {
    title: text('Revoke access token?'),
    question: (name: string) => text('“{name}” is refused from now on. Whatever uses it stops working.', { name }),
    confirm: text('Revoke'),
    failed: text('The token could not be revoked. Please try again.'),
  },
} as const
