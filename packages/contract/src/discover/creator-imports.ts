import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { Platform } from '../catalogues/platforms.ts'
import { CreatorRecord } from '../creators.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'

/** Maximum size of an imported file, and of each part in which it is sent, in bytes. */
export const maxImportBytes = 20 * 1024 * 1024
export const importPartBytes = 768 * 1024
/** Maximum number of rows of an imported file. */
export const maxImportRows = 100_000
/** Days for which an import can be undone. */
export const importUndoDays = 30
/** Maximum length of a cell as it is shown. */
export const shownCellLength = 80

/**
 * The fields that a column can hold, documented in `docs/import.md`: the fields of a creator, and engagement as a
 * fraction.
 */
export const importFields = [
  ...CreatorRecord.keyof().exclude(['price_source', 'email_source']).options,
  'engagement_fraction',
] as const
export const ImportField = z.enum(importFields)
export type ImportField = z.output<typeof ImportField>

/**
 * `uploading`: parts are missing; `checking`: it is read without storing anything; `checked`: it can be imported;
 * `refused`: it cannot be read; `undone`: what could be taken back is taken back.
 */
export const importStates = [
  'uploading',
  'checking',
  'checked',
  'refused',
  'importing',
  'imported',
  'undoing',
  'undone',
] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.output<typeof ImportState>

/** A text for people with its key and parameters. */
const Told = z.object({ message: z.string(), ...messageFields })

export const ImportColumn = z.object({
  header: z.string(),
  /** Null: the column is not used. */
  field: ImportField.nullable(),
})
export type ImportColumn = z.output<typeof ImportColumn>

/** A row of the file as it is, with the reason if it is refused. */
const SampleRow = z.object({
  line: z.number().int(),
  /** By column, cut to 80 characters. */
  cells: z.array(z.string()),
  refusal: Told.nullable(),
})

/** A kind of problem: rows that are refused, or values that are left out. */
export const ImportProblem = z.object({
  outcome: z.enum(['refused', 'warning']),
  /** Header of the column; empty for a problem of the whole row. */
  column: z.string(),
  count: z.number().int(),
  /** Line and value of the first one. */
  line: z.number().int(),
  value: z.string(),
  ...Told.shape,
})
export type ImportProblem = z.output<typeof ImportProblem>

/** Why an undo kept a creator: something else changed it since, or it is in use (collected, written to, invited). */
export const keptReasons = ['changed', 'used'] as const
export const KeptReason = z.enum(keptReasons)
export type KeptReason = z.output<typeof KeptReason>

export const CreatorImport = z.object({
  id: z.uuid(),
  file_name: z.string(),
  size_bytes: z.number().int(),
  state: ImportState,
  created_at: z.iso.datetime(),
  /** Share of the work of the present state that is done, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Why it is refused; null otherwise. */
  problem: Told.nullable(),
  /** The platform of rows that name none, as chosen; null: none was chosen. */
  platform: Platform.nullable(),
  columns: z.array(ImportColumn),
  /** The first rows. */
  sample: z.array(SampleRow),
  problems: z.array(ImportProblem),
  counts: z.object({
    /** Rows of the file without its header. */
    read: z.number().int(),
    refused: z.number().int(),
    /** Values left out. */
    warnings: z.number().int(),
    /** Rows of a creator that an earlier row has, too. */
    merged: z.number().int(),
    created: z.number().int(),
    updated: z.number().int(),
    /** Creators who asked to be forgotten. */
    erased: z.number().int(),
  }),
  collection_id: z.uuid().nullable(),
  can_undo: z.boolean(),
  /** Result of the undo; null: there was none. */
  undo: z
    .object({
      removed: z.number().int(),
      restored: z.number().int(),
      kept: z.record(KeptReason, z.number().int()),
      /** Names of the first kept ones. */
      examples: z.array(z.object({ title: z.string(), reason: KeptReason })),
    })
    .nullable(),
})
export type CreatorImport = z.output<typeof CreatorImport>

export const NewImport = z.object({
  file_name: z.string().max(1000).transform(normalizeText).pipe(z.string().min(1).max(200)),
  size_bytes: z
    .number()
    .int()
    .min(1, schemaText('imports.file_empty'))
    .max(maxImportBytes, schemaText('imports.file_too_large', { megabytes: maxImportBytes / 1024 ** 2 })),
})

export const ImportPart = z.object({
  /** From 0, in order. */
  number: z.number().int().min(0).max(1000),
  content: z.base64().max((importPartBytes / 3) * 4),
})

export const ImportStep = z.discriminatedUnion('step', [
  /** Reads the file again, with these columns. */
  z.object({
    step: z.literal('check'),
    columns: z.array(z.object({ header: z.string().max(10_000), field: ImportField.nullable() })).max(1000),
    platform: Platform.nullable(),
  }),
  z.object({ step: z.literal('import'), collection_id: z.uuid().nullable() }),
  z.object({ step: z.literal('undo') }),
  /** Deletes an import that has not stored anything. */
  z.object({ step: z.literal('discard') }),
])
export type ImportStep = z.output<typeof ImportStep>

const tag = 'discovery'
const params = z.object({ id: z.uuid() })

export const creatorImportsEndpoints = {
  listImports: defineEndpoint({
    method: 'GET',
    path: '/api/imports',
    access: 'user',
    tag,
    summary: "The user's imports, newest first, and whether the user may import",
    response: z.object({ may_import: z.boolean(), imports: z.array(CreatorImport) }),
  }),
  createImport: defineEndpoint({
    method: 'POST',
    path: '/api/imports',
    access: 'user',
    tag,
    summary: 'Begins the import of a file (CSV, TSV, XLSX or JSON Lines), whose parts follow',
    body: NewImport,
    response: z.object({ import: CreatorImport }),
  }),
  addImportPart: defineEndpoint({
    method: 'POST',
    path: '/api/imports/:id/parts',
    access: 'user',
    tag,
    summary: 'Sends the next part of the file; after the last one it is checked, without storing anything',
    maxBodyBytes: (importPartBytes / 3) * 4 + 1024,
    params,
    body: ImportPart,
    response: z.object({ import: CreatorImport }),
  }),
  takeImportStep: defineEndpoint({
    method: 'POST',
    path: '/api/imports/:id/steps',
    access: 'user',
    tag,
    summary: 'Checks the file with other columns, imports it, undoes the import or discards the file',
    params,
    body: ImportStep,
    response: z.object({ import: CreatorImport.nullable() }),
  }),
} as const
