import type { ExportResponse } from '@troupe/contract/discover/exports'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import type { WrittenExport } from './export-creators.ts'
import type { ExportRow } from './export-repository.ts'

export function presentExport({ row, url, count }: WrittenExport): ExportResponse {
  return {
    success: true,
    file_url: url,
    ...tellMessage(say('discovery.exported', { count })),
    rows: count,
    expires_at: row.expires_at.toISOString(),
  }
}

export function toFileName({ format, created_at }: ExportRow): string {
  return `troupe-creators-${created_at.toISOString().slice(0, 10)}.${format}`
}

const contentTypes: Record<ExportRow['format'], string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8; header=present',
}

export const toContentType = ({ format }: ExportRow): string => contentTypes[format]
