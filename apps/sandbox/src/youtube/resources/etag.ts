import { createHash } from 'node:crypto'

/** Computes an etag that changes with the value and is as long as YouTube's own. */
export function composeEtag(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url')
}

/** Adds the etag where YouTube puts it: right after the kind. */
export function withEtag<T extends object>(kind: string, rest: T): { kind: string; etag: string } & T {
  return { kind, etag: composeEtag(rest), ...rest }
}
