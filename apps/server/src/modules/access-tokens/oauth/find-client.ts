import { say } from '@troupe/contract/messages/message'
import { OAuthError } from '../../../http/oauth/oauth-protocol.ts'
import { AppError } from '../../../lib/app-error.ts'
import { days, minutes, seconds } from '../../../lib/durations.ts'
import { isClientId, isDocumentUrl, readClientDocument } from './client-metadata.ts'
import * as clients from './client-repository.ts'
import type { OAuthContext } from './oauth-context.ts'

/** Bounds of the time for which a document is kept. */
const [shortest, longest] = [minutes(5), days(1)]

/**
 * Finds the program of a request: a registered one, or one with a metadata document, which is read if the copy is old.
 * @throws AppError `not_found` for an unknown program, `bad_request` if its document cannot be read or is not valid.
 */
export async function findClient(
  { db, clock, documents }: Pick<OAuthContext, 'db' | 'clock' | 'documents'>,
  clientId: string,
): Promise<clients.KnownClientRow> {
  const now = clock.now()
  const unknown = () => new AppError('not_found', say('connected_programs.unknown_program'))
  if (!isClientId(clientId)) throw unknown()
  const known = await clients.findById(db, clientId)
  if (known && (!known.fresh_until || known.fresh_until > now)) return known
  if (!isDocumentUrl(clientId)) throw unknown()
  const { host } = new URL(clientId)
  const unreadable = (cause?: unknown) =>
    new AppError('bad_request', say('connected_programs.unreadable_program', { host }), { cause })
  const document = await documents.read(clientId)
  if (!document) throw unreadable()
  const kept = Math.min(longest, Math.max(shortest, seconds(document.maxAgeSeconds ?? 0)))
  try {
    const { name, redirectUris } = readClientDocument(document.content, clientId)
    const freshUntil = new Date(now.getTime() + kept)
    return await clients.put(db, { id: clientId, kind: 'document', name, redirectUris, freshUntil, now })
  } catch (error) {
    throw error instanceof OAuthError ? unreadable(error) : error
  }
}
