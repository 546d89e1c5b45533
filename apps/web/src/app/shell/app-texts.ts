import { text } from '../../lib/language/text.ts'

/** Texts of the frame around signed-in screens. */
export const appTexts = {
  skipToContent: text('Skip to content'),
  header: {
    home: text('Troupe home'),
    openNavigation: text('Open navigation'),
    closeNavigation: text('Close navigation'),
    emailConfiguration: text('Email Configuration'),
    messages: text('Messages'),
    colours: { label: text('Colours'), auto: text('System'), light: text('Light'), dark: text('Dark') },
    account: text('Account'),
    plan: text('Premium Plan'),
    planLoading: text('Loading...'),
    invitations: text('Invitations'),
    platforms: text('Platforms'),
    apiAccess: text('API access'),
    signOut: text('Sign Out'),
  },
  apiAccess: {
    title: text('API access'),
    lead: text('Let your own programs, and assistants, work with Troupe.'),
  },
  sidebar: {
    label: text('Main navigation'),
    discover: text('Discover'),
    rapidSearch: text('Rapid Search'),
    emailConfig: text('Email Config'),
    collections: text('Collections'),
    assistant: text('AI Assistant'),
    comingSoon: text('Coming Soon'),
    collapse: text('Collapse sidebar'),
    expand: text('Expand sidebar'),
    overview: text('Overview'),
    analytics: text('Analytics'),
    creators: text('Creators'),
    saved: text('Saved'),
    campaigns: text('Campaigns'),
    schedule: text('Schedule'),
    reports: text('Reports'),
    settings: text('Settings'),
  },
} as const
