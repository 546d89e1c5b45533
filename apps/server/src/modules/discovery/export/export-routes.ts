import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { Download } from '../../../http/requests/download.ts'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { type ExportContext, exportCreators } from './export-creators.ts'
import { presentExport, toContentType, toFileName } from './export-presenter.ts'
import { readExport } from './read-export.ts'

export function bindExportEndpoints(context: ExportContext): BoundEndpoint[] {
  return [
    bind(exportsEndpoints.exportKols, async ({ actor, body }) =>
      presentExport(await exportCreators(context, actor, body)),
    ),
    bind(exportsEndpoints.downloadExport, async ({ params, query }) => {
      const { row, content } = await readExport(context, { ...params, ...query })
      return new Download(content, toFileName(row), toContentType(row))
    }),
  ]
}
