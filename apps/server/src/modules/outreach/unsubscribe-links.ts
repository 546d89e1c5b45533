import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'

/** Where the reader of a mail goes to get no more of them. */
export interface UnsubscribeLinks {
  of(recipientId: string): {
    /** The page for people. */
    pageUrl: string
    /** For mail programs: they POST to it, or open it. */
    oneClickUrl: string
  }
}

/** @param getPublicUrl asked at each use: without a set address the port is known only when the server listens. */
export function createUnsubscribeLinks(tokens: UnsubscribeTokens, getPublicUrl: () => string): UnsubscribeLinks {
  return {
    of(recipientId) {
      const token = tokens.issue(recipientId)
      return {
        pageUrl: `${getPublicUrl()}/unsubscribe/${token}`,
        oneClickUrl: `${getPublicUrl()}/api/unsubscribe/${token}`,
      }
    },
  }
}
