/** The screens that exist. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  platforms: '/platforms',
} as const

/** Where a signed-in person goes who came from nowhere else. */
export const homePath = paths.dashboard
