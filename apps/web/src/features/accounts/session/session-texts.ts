/** Texts about the session. */
export const sessionTexts = {
  expired: 'Authentication expired. Please log in again.',
  userUnreadable: 'Failed to get user info',
  refreshFailed: 'Token refresh failed',
  noRefreshToken: 'No refresh token available',
  noAccessToken: 'No access token available',
} as const
