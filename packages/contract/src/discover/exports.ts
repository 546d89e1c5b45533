import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { HybridSearchRequest } from '../discovery.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export const ExportFormat = z.enum(exportFormats)
export type ExportFormat = z.output<typeof ExportFormat>

/** Maximum number of creators named in one export. "All results of this search" has no limit of its own. */
export const maxNamedKols = 10_000
/** Hours for which the link to a file is valid. */
export const exportLifeHours = 24

const KolId = z.string().min(1).max(100)

export const ExportRequest = z
  .object({
    /** Creators (only the id is read) or ids. The file keeps their order. */
    kols: z
      .array(z.union([KolId, z.looseObject({ id: KolId }).transform(({ id }) => id)]))
      .min(1, schemaText('discovery.nothing_to_export'))
      .max(maxNamedKols, schemaText('discovery.export_too_long', { max: maxNamedKols }))
      .optional(),
    /** Instead of `kols`: all results of this search. */
    search: HybridSearchRequest.optional(),
    /** Adds the user's data of the creators in this collection: status, tags, note and own columns. */
    collection_id: z.uuid().optional(),
    format: ExportFormat.default('xlsx'),
  })
  .refine(({ kols, search }) => (kols === undefined) !== (search === undefined), {
    message: schemaText('discovery.export_ambiguous'),
    path: ['kols'],
  })
export type ExportRequest = z.output<typeof ExportRequest>

export const ExportResponse = z.object({
  success: z.literal(true),
  /** A path on this server that a browser can open; valid for 24 hours. */
  file_url: z.string(),
  message: z.string(),
  ...messageFields,
  /** Number of creators in the file, without those that were deleted in the meantime. */
  rows: z.number().int(),
  expires_at: z.iso.datetime(),
})
export type ExportResponse = z.output<typeof ExportResponse>

export const exportsEndpoints = {
  exportKols: defineEndpoint({
    method: 'POST',
    path: '/api/kols/export',
    access: 'user',
    leastRole: 'viewer',
    tag: 'discovery',
    summary: 'Writes creators into a file (.xlsx or .csv) and gives a link to it',
    // Whole creators may be sent, though only their ids are read.
    maxBodyBytes: 8 * 1024 * 1024,
    body: ExportRequest,
    response: ExportResponse,
  }),
  downloadExport: defineEndpoint({
    method: 'GET',
    path: '/api/exports/:id',
    // A browser that opens a link sends no bearer token, so the link's signature authenticates the user.
    access: 'public',
    tag: 'discovery',
    summary: "The file behind the link of an export; 404 when the link is expired, wrong or another user's",
    params: z.object({ id: z.string().max(100) }),
    query: z.object({ token: z.string().max(200).default('') }),
    response: z.unknown(),
  }),
} as const
