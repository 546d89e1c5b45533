import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { Platform } from '../catalogues/platforms.ts'
import type { PassageField } from '../creator-match.ts'
import { schemaText } from '../messages/message.ts'
import { queryMaxLength } from '../query-length.ts'

/** Maximum number of creators in a visitor's results. */
export const maxVisitorResults = 3

const fields = ['bio', 'topic', 'name', 'handle', 'post'] as const satisfies readonly PassageField[]

/** A creator as visitors see it. E-mail addresses in the name are left out. */
export const VisitorResult = z.object({
  platform: Platform,
  title: z.string(),
  subscribers: z.number().int().nullable(),
  /** Whether the creator is invented. */
  is_demo: z.boolean(),
  /** Why the creator is in the results, without the creator's texts, which may contain addresses. */
  why: z.object({
    /** Words of the query found in the creator's texts, as typed. */
    words: z.array(z.string()),
    /** The texts that contain them. */
    fields: z.array(z.enum(fields)),
    /** Whether the name or the handle resembles the query. */
    by_name: z.boolean(),
    /** Whether similarity in meaning was among the factors that decided the rank. */
    by_meaning: z.boolean(),
    /** Whether the creator shares a category with the query. */
    by_category: z.boolean(),
  }),
})
export type VisitorResult = z.output<typeof VisitorResult>

export const visitorSearchEndpoints = {
  searchAsVisitor: defineEndpoint({
    method: 'POST',
    path: '/api/kols/visitor-search',
    access: 'public',
    tag: 'discovery',
    summary: `Finds up to ${maxVisitorResults} creators in the catalogue for visitors who are not signed in; asks no platform, stores nothing`,
    body: z.object({
      query_text: z
        .string()
        .max(queryMaxLength, schemaText('discovery.query_too_long', { max: queryMaxLength }))
        .transform(normalizeText)
        .pipe(z.string().min(1)),
    }),
    response: z.object({ results: z.array(VisitorResult).max(maxVisitorResults) }),
  }),
} as const
