import { readPostUrl } from '@troupe/contract/discover/post-url'
import { dealTexts } from './deal-texts.ts'

const texts = dealTexts.links

/** The links of a deal as they are edited. */
export interface LinksDraft {
  urls: readonly string[]
  /** Text of the field for a new link. */
  typed: string
  error: string | null
}

/** Returns the draft with the typed link at the end of the list, or with the reason why it cannot be there. */
export function addTypedLink(draft: LinksDraft): LinksDraft {
  const url = readPostUrl(draft.typed)?.url
  if (url === undefined) return { ...draft, error: texts.invalid }
  if (draft.urls.includes(url)) return { ...draft, error: texts.already }
  return { urls: [...draft.urls, url], typed: '', error: null }
}
