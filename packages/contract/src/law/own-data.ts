import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Email } from '../mail/email-address.ts'
import { messageFields } from '../messages/wire-schemas.ts'

/** Days for which a mailed link to a person's own data is valid. */
export const ownDataDays = 3
/** Maximum number of rows of one kind in an answer; the file says where it ends. */
export const ownDataMaxRows = 1000

/** The kinds of data about a person, in the order of the answer. */
export const ownDataKinds = [
  'profiles',
  'origins',
  'posts',
  'figures',
  'registrations',
  'invitations',
  'sent_mails',
  'received_mails',
  'notices',
  'suppressions',
  'collections',
  'deals',
  'linked_channels',
] as const
export const OwnDataKind = z.enum(ownDataKinds)
export type OwnDataKind = z.output<typeof OwnDataKind>

/** Everything that is stored about a person (Art. 15 GDPR). Names and accounts of users are left out. */
export const OwnData = z.object({
  made_at: z.iso.datetime(),
  /** The proved address. */
  email: z.string(),
  /** Companies that have the data, as they name themselves in their mails. */
  recipients: z.array(z.string()),
  sections: z.array(
    z.object({
      kind: OwnDataKind,
      /** Whether there are more rows than these. */
      is_cut: z.boolean(),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})
export type OwnData = z.output<typeof OwnData>

const tag = 'own data'

export const ownDataEndpoints = {
  requestLink: defineEndpoint({
    method: 'POST',
    path: '/api/own-data/request-link',
    access: 'public',
    tag,
    summary:
      'Mails a link to everything stored about the holder of an address; the response is the same if there is nothing',
    body: z.object({ email: Email }),
    response: z.object({ success: z.literal(true), message: z.string(), ...messageFields }),
  }),
  get: defineEndpoint({
    method: 'POST',
    path: '/api/own-data',
    access: 'public',
    tag,
    summary:
      'Everything stored about a person, with the token of a mailed link or of the page of an own channel; 401 without a valid one',
    body: z.object({ token: z.string().max(1000) }),
    response: OwnData,
  }),
} as const
