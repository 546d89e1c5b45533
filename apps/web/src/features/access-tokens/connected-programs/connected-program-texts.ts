import { text, textAs } from '../../../lib/language/text.ts'

/** Texts about programs that connect by OAuth. */
export const connectedProgramTexts = {
  title: text('Connected programs'),
  lead: text('Programs and assistants that you allowed to act in your name, without a token to copy.'),
  loading: text('Loading your connected programs'),
  failed: text('Your connected programs could not be read'),
  retry: text('Try again'),
  none: text(
    'No program is connected yet. Give an assistant the address of this server, and it asks you for permission here.',
  ),
  neverUsed: text('never used'),
  /** Before a time: '2 days ago'. */
  used: textAs('before a time', 'used'),
  /** Before a time: '2 days ago'. */
  connected: textAs('before a time', 'connected'),
  disconnect: text('Disconnect'),
  disconnectNamed: (name: string) => text('Disconnect {name}', { name }),
  disconnection: {
    title: text('Disconnect program?'),
    question: (name: string) =>
      text('“{name}” can no longer act in your name. To connect again, it must ask you.', { name }),
    confirm: text('Disconnect'),
    failed: text('The program could not be disconnected. Please try again.'),
  },
  consent: {
    title: (name: string) => text('Allow “{name}”?', { name }),
    screen: text('Connect a program'),
    loading: text('Reading the request'),
    failed: text('This program cannot be connected'),
    lead: (account: string) => text('It wants to act in Troupe in the name of {account}.', { account }),
    /** Before the host in bold. */
    back: text('The permission is sent to:'),
    local: (host: string) => text('{host}, a program on this computer', { host }),
    unverified: {
      title: text('Nobody has checked this program'),
      text: text('It chose its name itself. Allow it only if you have just started this connection yourself.'),
    },
    localOnly: {
      title: text('Make sure that it is the right program'),
      text: text(
        'Any program on this computer can use this name. Allow it only if you have just started this connection yourself.',
      ),
    },
    verified: (domain: string) => text('{domain} answers for this program.', { domain }),
    scopes: text('What it may do'),
    limits: text(
      'It can never start a campaign or change your account. You can disconnect it at any time under API access.',
    ),
    allow: text('Allow'),
    deny: text('Deny'),
    undecided: text('Your decision could not be stored. Please try again.'),
    leaving: (host: string) => text('You are being sent back to {host}', { host }),
    leavingLead: text('You can close this page once the program goes on.'),
    goOn: text('Go on'),
    refused: (name: string) => text('“{name}” sent a request that is not valid', { name }),
    goBack: (host: string) => text('Back to {host}', { host }),
    settings: text('To API access'),
  },
} as const
