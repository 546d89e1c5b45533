import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../../lib/derive-key.ts'
import type { ExportRow } from './export-repository.ts'

/** Signs download links, so that a browser can open them without a bearer token and they cannot be forged. */
export interface ExportLinks {
  /** Returns a path on this server. */
  toUrl(row: LinkedExport): string
  /** Whether the token belongs to this user's file. */
  verify(row: LinkedExport, token: string): boolean
}

type LinkedExport = Pick<ExportRow, 'id' | 'user_id' | 'expires_at'>

export function createExportLinks(secretKey: Buffer): ExportLinks {
  const key = deriveKey(secretKey, 'export-links')
  const sign = ({ id, user_id, expires_at }: LinkedExport) =>
    createHmac('sha256', key).update(`${id} ${user_id} ${expires_at.getTime()}`).digest()
  return {
    toUrl: (row) => `/api/exports/${row.id}?token=${sign(row).toString('base64url')}`,
    verify(row, token) {
      const expected = Buffer.from(sign(row).toString('base64url'))
      const given = Buffer.from(token)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
