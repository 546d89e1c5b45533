/** Paths of the screens. */
export const paths = {
  home: '/',
  auth: '/auth',
  gmailCallback: '/gmail/callback',
  microsoftCallback: '/microsoft/callback',
  /** Pages to which providers of single sign-on send people back; the provider's id follows. */
  singleSignOn: '/single-sign-on',
  /** Page of invited creators; the invitation token follows as a parameter. */
  onboarding: '/kol-onboarding',
  dashboard: '/dashboard',
  rapidSearch: '/rapid-search',
  collections: '/collections',
  /** The board of all collections. */
  pipeline: '/pipeline',
  conversation: '/conversation',
  campaigns: '/campaigns',
  /** Conversations by mail. */
  inbox: '/inbox',
  /** Page on which a mail is written. */
  writing: '/campaigns/write',
  import: '/import',
  /** Page of a mail's unsubscribe link; the token follows. */
  unsubscribe: '/unsubscribe',
  /** Page of a mail's link to the notice about its reader's data; the token follows. */
  privacyNotice: '/privacy-notice',
  invitations: '/invitations',
  /** Page of creators who registered a channel; the token of the mailed link follows after '#'. */
  ownChannel: '/my-channel',
  /** Everything stored about a person; the token of the mailed link follows after '#'. */
  ownData: '/my-data',
  platforms: '/platforms',
  /** For operators of the installation. */
  selfCheck: '/self-check',
  /** For operators of the installation. */
  admin: '/admin',
  account: '/account',
  team: '/team',
  activity: '/team/activity',
  /** Page of an invitation to a workspace; the token follows. */
  join: '/join',
  apiAccess: '/api-access',
  /** Where programs send users to be allowed (OAuth); the server names this path to them. */
  authorize: '/oauth/authorize',
  emailConfig: '/email-config',
} as const

/** Where users go after signing in if no other page asked for it. */
export const homePath = paths.conversation
