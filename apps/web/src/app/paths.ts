/** The addresses of the screens. */
export const paths = {
  home: '/',
  auth: '/auth',
  gmailCallback: '/gmail/callback',
  /** Of invited creators; the token of their mail's link follows as a parameter. */
  onboarding: '/kol-onboarding',
  dashboard: '/dashboard',
  rapidSearch: '/rapid-search',
  collections: '/collections',
  conversation: '/conversation',
  campaigns: '/campaigns',
  /** Of whoever got a mail; the token of its link follows. */
  unsubscribe: '/unsubscribe',
  invitations: '/invitations',
  /** Of whoever registered a channel; the token of the mailed link follows behind a '#'. */
  ownChannel: '/my-channel',
  platforms: '/platforms',
  account: '/account',
  apiAccess: '/api-access',
  emailConfig: '/email-config',
} as const

/** Where a signed-in person goes who came from nowhere else. */
export const homePath = paths.conversation
