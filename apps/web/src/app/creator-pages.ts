import { paths } from './shell/paths.ts'

const creatorPaths = [paths.onboarding, paths.unsubscribe, paths.privacyNotice, paths.ownChannel, paths.ownData]

/** Whether a path is that of a page that invited creators reach without an account. These are in more languages. */
export function isCreatorPage(pathname: string): boolean {
  return creatorPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
