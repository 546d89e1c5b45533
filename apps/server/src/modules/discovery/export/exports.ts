import type { BoundEndpoint } from '../../../http/requests/endpoint-binding.ts'
import type { SearchContext } from '../search/context/search-context.ts'
import { createExportFiles } from './export-files.ts'
import { createExportLinks } from './export-link.ts'
import { bindExportEndpoints } from './export-routes.ts'
import { sweepExports } from './sweep-exports.ts'

export interface ExportSettings {
  /** Folder of the files; shared by all nodes of an installation. */
  readonly folder: string
  /** Key to sign links. */
  readonly secretKey: Buffer
}

export interface Exports {
  readonly endpoints: BoundEndpoint[]
  /** Deletes expired files. */
  sweep(): Promise<void>
}

/** Creates the exports: files of creators that can be downloaded for a day. */
export function createExports(search: SearchContext, { folder, secretKey }: ExportSettings): Exports {
  const files = createExportFiles(folder)
  const context = { ...search, files, links: createExportLinks(secretKey), running: new Set<string>() }
  return { endpoints: bindExportEndpoints(context), sweep: () => sweepExports(context) }
}
