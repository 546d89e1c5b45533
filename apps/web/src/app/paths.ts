/** The addresses of the screens. */
export const paths = {
  home: '/',
  auth: '/auth',
  gmailCallback: '/gmail/callback',
  dashboard: '/dashboard',
  rapidSearch: '/rapid-search',
  collections: '/collections',
  conversation: '/conversation',
  campaigns: '/campaigns',
  /** Of whoever got a mail; the token of its link follows. */
  unsubscribe: '/unsubscribe',
  platforms: '/platforms',
  account: '/account',
  emailConfig: '/email-config',
} as const

/** Where a signed-in person goes who came from nowhere else. */
export const homePath = paths.conversation
