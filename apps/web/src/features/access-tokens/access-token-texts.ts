import type { TokenScope } from '@troupe/contract/base/endpoint'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

const scopes: Record<TokenScope, { label: string; text: string }> = {
  read: { label: 'Read', text: 'Search, read creators and your collections.' },
  collect: { label: 'Read and collect', text: 'The same, and change your collections.' },
}

/** Texts about personal access tokens. */
export const accessTokenTexts = {
  title: 'Access tokens',
  lead: 'With one, a program or an assistant acts in your name. It can never send mail or change your settings.',
  loading: 'Loading your access tokens',
  failed: 'Your access tokens could not be read',
  retry: 'Try again',
  none: 'You have no access token yet.',
  create: 'New token',
  full: (most: number) => `You have ${most} tokens. Revoke one to make another.`,
  reference: 'API reference',
  assistant: 'Address for assistants (MCP)',
  copyAddress: 'Copy address',
  copied: 'Copied',
  scopes,
  ending: (ending: string) => `ends with ${ending}`,
  neverUsed: 'never used',
  used: 'used',
  expires: 'expires',
  expired: (moment: string) => `Expired on ${dayFormat.format(new Date(moment))}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  form: {
    title: 'New access token',
    name: 'Name',
    nameHint: 'What will use it',
    scope: 'What it may do',
    lifetime: 'Expires in',
    days: (days: number) => `${days} days`,
    submit: 'Create token',
    failed: 'The token could not be made. Please try again.',
  },
  created: {
    title: 'Your new access token',
    warning: 'Copy it now: it is not shown again.',
    label: 'Access token',
    copy: 'Copy token',
  },
  revocation: {
    title: 'Revoke access token?',
    question: (name: string) => `“${name}” is refused from now on. Whatever uses it stops working.`,
    confirm: 'Revoke',
    failed: 'The token could not be revoked. Please try again.',
  },
} as const
