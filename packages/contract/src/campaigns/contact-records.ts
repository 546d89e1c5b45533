import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Platform } from '../catalogues/platforms.ts'

/** Maximum number of creators in one call. */
export const maxContactsPerCall = 1000

/**
 * The weightiest thing that came of a user's mails to a creator, from the heaviest to the lightest; `refused`: the mail
 * server did not take a mail.
 */
export const contactOutcomes = ['unsubscribed', 'complained', 'answered', 'bounced', 'refused', 'written'] as const
export const ContactOutcome = z.enum(contactOutcomes)
export type ContactOutcome = z.output<typeof ContactOutcome>

/** How mails concern a creator: written to this channel, to the same address, or to another channel of the person. */
export const contactLinks = ['channel', 'address', 'person'] as const
export const ContactLink = z.enum(contactLinks)
export type ContactLink = z.output<typeof ContactLink>

/** The user's mails that have reached a creator or should have, under whatever channel or address of the person. */
export const ContactRecord = z.object({
  creator_id: z.string(),
  outcome: ContactOutcome,
  outcome_at: z.iso.datetime(),
  /** Number of campaigns that wrote. */
  campaigns: z.number().int(),
  /** The newest mail that left; null if none has. */
  last_mail: z.object({ at: z.iso.datetime(), campaign_id: z.uuid(), campaign_name: z.string() }).nullable(),
  /** The closest link to any of the mails. */
  link: ContactLink,
  /** The channel that the outcome is about. */
  written_as: z.object({ platform: Platform, title: z.string() }),
})
export type ContactRecord = z.output<typeof ContactRecord>

export const contactEndpoints = {
  listContacts: defineEndpoint({
    method: 'POST',
    path: '/api/creators/contacts',
    access: 'user',
    leastRole: 'viewer',
    tokenScope: 'campaigns',
    tag: 'outreach',
    summary:
      'What came of mails to these creators, also to their addresses and other channels; those without are left out',
    body: z.object({
      creator_ids: z
        .array(z.string().regex(/^\d{1,15}$/))
        .min(1)
        .max(maxContactsPerCall),
    }),
    response: z.object({ contacts: z.array(ContactRecord) }),
  }),
} as const
