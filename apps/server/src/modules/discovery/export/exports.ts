import type { BoundEndpoint } from '../../../http/endpoint-binding.ts'
import type { UserSearchParts } from '../search-for-user.ts'
import { createExportFiles } from './export-files.ts'
import { createExportLinks } from './export-link.ts'
import { bindExportEndpoints } from './export-routes.ts'
import { sweepExports } from './sweep-exports.ts'

export interface ExportSettings {
  /** Where files lie; all nodes of an installation must see the same. */
  readonly folder: string
  /** What their links are signed with. */
  readonly secretKey: Buffer
}

export interface Exports {
  readonly endpoints: BoundEndpoint[]
  /** Deletes the files that have expired. */
  sweep(): Promise<void>
}

/** Files of creators: written, linked to for a day, deleted. */
export function createExports(search: UserSearchParts, { folder, secretKey }: ExportSettings): Exports {
  const files = createExportFiles(folder)
  const parts = { ...search, files, links: createExportLinks(secretKey), running: new Set<string>() }
  return { endpoints: bindExportEndpoints(parts), sweep: () => sweepExports(parts) }
}
