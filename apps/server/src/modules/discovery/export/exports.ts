import type { OperatorBasis } from '@troupe/contract/law/data-origins'
import { say } from '@troupe/contract/messages/message'
import type { BoundEndpoint } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { SearchContext } from '../search/context/search-context.ts'
import type { FindAddedColumns } from './added-columns-port.ts'
import { createExportFiles } from './export-files.ts'
import { createExportLinks } from './export-link.ts'
import { bindExportEndpoints } from './export-routes.ts'
import { sweepExports } from './sweep-exports.ts'

export interface ExportSettings {
  /** Folder of the files; shared by all nodes of an installation. */
  readonly folder: string
  /** Key to sign links. */
  readonly secretKey: Buffer
  /** Columns of users' collections; without it, no collection is found. */
  readonly findAddedColumns?: FindAddedColumns
  /** The legal basis of data of platforms and lists; default: legitimate interest. */
  readonly dataBasis?: OperatorBasis
}

export interface Exports {
  readonly endpoints: BoundEndpoint[]
  /** Deletes expired files. */
  sweep(): Promise<void>
}

/** Creates the exports: files of creators that can be downloaded for a day. */
export function createExports(
  search: SearchContext,
  { folder, secretKey, findAddedColumns = findNoColumns, dataBasis = 'legitimate_interest' }: ExportSettings,
): Exports {
  const files = createExportFiles(folder)
  const links = createExportLinks(secretKey)
  const context = { ...search, files, links, running: new Set<string>(), findAddedColumns, dataBasis }
  return { endpoints: bindExportEndpoints(context), sweep: () => sweepExports(context) }
}

const findNoColumns: FindAddedColumns = async () => {
  throw new AppError('not_found', say('collections.unknown'))
}
