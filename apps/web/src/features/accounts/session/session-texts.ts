import { text } from '../../../lib/language/text.ts'

/** Texts about the session. */
export const sessionTexts = {
  expired: text('Authentication expired. Please log in again.'),
  userUnreadable: text('Failed to get user info'),
  refreshFailed: text('Token refresh failed'),
  noRefreshToken: text('No refresh token available'),
  noAccessToken: text('No access token available'),
} as const
