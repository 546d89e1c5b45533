import { redirectDocument } from 'react-router'
import { isForCreatorsOnly } from '../lib/creator-languages/creator-languages.ts'
import { paths } from './shell/paths.ts'

const creatorPaths = [paths.onboarding, paths.unsubscribe, paths.ownChannel]

/** Whether a path is that of a page that invited creators reach without an account. These are in more languages. */
export function isCreatorPage(pathname: string): boolean {
  return creatorPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/**
 * Loader of all other pages: loads the document again when a page for creators leads here in a language that these are
 * not in. Texts are made when modules are loaded, so the language cannot change in between.
 */
export function leaveCreatorLanguage({ request }: { request: Request }): Response | null {
  return isForCreatorsOnly() ? redirectDocument(request.url) : null
}
