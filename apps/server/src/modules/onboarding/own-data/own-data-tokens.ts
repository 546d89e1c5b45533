import { ownDataDays } from '@troupe/contract/law/own-data'
import { z } from 'zod'
import { days } from '../../../lib/durations.ts'
import { divideToken, joinToken } from '../../../lib/mail-texts/divide-token.ts'
import { createSecretBox } from '../../../lib/secret-box.ts'

const owner = 'own-data'
const Content = z.object({ email: z.string(), until: z.number() })

/** Tokens that prove the address they were mailed to for some days. They are sealed, so that none is stored. */
export interface OwnDataTokens {
  issue(email: string, now: Date): { readonly token: string; readonly until: Date }
  /** Returns the proved address; undefined if the token is invalid or too old. */
  read(token: string, now: Date): string | undefined
}

export function createOwnDataTokens(secretKey: Buffer): OwnDataTokens {
  const box = createSecretBox(secretKey, 'own-data-links')
  return {
    issue(email, now) {
      const until = new Date(now.getTime() + days(ownDataDays))
      return { token: divideToken(box.seal(JSON.stringify({ email, until: until.getTime() }), owner)), until }
    },
    read(token, now) {
      const text = box.open(joinToken(token), owner)
      if (text === undefined) return undefined
      const { email, until } = Content.parse(JSON.parse(text))
      return until > now.getTime() ? email : undefined
    },
  }
}
