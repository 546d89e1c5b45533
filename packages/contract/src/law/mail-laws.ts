import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'

/**
 * What a country asks of a first mail: the consent of every reader; that of persons, but not of companies; or only a way
 * to stop further mails.
 */
export const mailRules = ['consent', 'persons_consent', 'opt_out'] as const
export const MailRule = z.enum(mailRules)
export type MailRule = z.output<typeof MailRule>

/** Why a user takes a creator's address for one that may be written to. */
export const contactBases = ['consent', 'existing_business', 'legitimate_interest', 'public_address'] as const
export const ContactBasis = z.enum(contactBases)
export type ContactBasis = z.output<typeof ContactBasis>

/** Maximum number of creators in one call, and of characters in a note. */
export const maxCreatorsPerLawCall = 10_000
export const basisNoteMaxLength = 500

const CreatorIds = z
  .array(z.string().regex(/^\d{1,15}$/))
  .min(1)
  .max(maxCreatorsPerLawCall)

/** The creators of one country among those of a mail, and its law. */
export const CountryOfMail = z.object({
  /** ISO 3166-1 alpha-2; null: not known of these creators. */
  country: z.string().nullable(),
  creators: z.number().int(),
  /** Number of these creators of which a basis is noted. */
  with_basis: z.number().int(),
  /** Null: the table has no law of the country. */
  law: z
    .object({
      rule: MailRule,
      name: z.string(),
      source: z.string(),
      customers: z.boolean(),
      published: z.boolean(),
      label: z.string().nullable(),
    })
    .nullable(),
})
export type CountryOfMail = z.output<typeof CountryOfMail>

export const NotedBasis = z.object({ basis: ContactBasis, note: z.string(), noted_at: z.iso.datetime() })
export type NotedBasis = z.output<typeof NotedBasis>

const tag = 'law'

export const mailLawEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/api/mail-laws',
    access: 'user',
    leastRole: 'viewer',
    tokenScope: 'campaigns',
    tag,
    summary: 'The countries of these creators with their laws on first mails; those that ask for consent come first',
    maxBodyBytes: 1_000_000,
    body: z.object({ creator_ids: CreatorIds }),
    response: z.object({ countries: z.array(CountryOfMail) }),
  }),
  note: defineEndpoint({
    method: 'PUT',
    path: '/api/contact-bases',
    access: 'user',
    tag,
    summary: 'Notes why these creators may be written to, in place of what was noted before; null takes the note away',
    maxBodyBytes: 1_000_000,
    body: z.object({
      creator_ids: CreatorIds,
      basis: ContactBasis.nullable(),
      note: z.string().max(basisNoteMaxLength).transform(normalizeText).default(''),
    }),
    response: z.object({ noted: z.number().int() }),
  }),
} as const
