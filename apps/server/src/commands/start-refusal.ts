import { FolderInUseError } from '../database/embedded/folder-owner.ts'
import { DatabaseRefusedError } from '../database/schema/refuse-database.ts'
import { SettingsError } from '../settings/settings.ts'

const kinds = [SettingsError, FolderInUseError, DatabaseRefusedError]

/** Whether a server or a command could not begin for a reason that the message tells an operator in full. */
export function isStartRefusal(error: unknown): error is Error {
  return kinds.some((kind) => error instanceof kind)
}
