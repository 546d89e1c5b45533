import { FolderInUseError } from '../database/embedded/folder-owner.ts'
import { DatabaseRefusedError } from '../database/schema/refuse-database.ts'
import { SettingsError } from '../settings/settings-error.ts'

const kinds = [SettingsError, FolderInUseError, DatabaseRefusedError]

/**
 * Whether the error is a known reason for refusing to start, with a message that tells the operator everything needed.
 */
export function isStartRefusal(error: unknown): error is Error {
  return kinds.some((kind) => error instanceof kind)
}
