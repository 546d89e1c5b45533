/**
 * Writes a token for a link in a mail in parts of 22 characters: SpamAssassin takes a longer part for the address of a
 * Bitcoin wallet, if its letters allow it (`__BITCOIN_ID`).
 * @param token characters of base64url, with dots before the last part at most
 */
export function divideToken(token: string): string {
  return token.replace(/[\w-]{22}(?=[\w-])/g, '$&.')
}

/** The token that `divideToken` was given; one in an earlier mail, which has longer parts, is returned as it is. */
export function joinToken(written: string): string {
  return written.replace(/(?<=(?:^|\.)[\w-]{22})\./g, '')
}
