import { exportsEndpoints } from '@troupe/contract/exports'
import { Download } from '../../../http/download.ts'
import { type BoundEndpoint, bind } from '../../../http/endpoint-binding.ts'
import { type ExportParts, exportCreators } from './export-creators.ts'
import { presentExport, toContentType, toFileName } from './export-presenter.ts'
import { readExport } from './read-export.ts'

export function bindExportEndpoints(parts: ExportParts): BoundEndpoint[] {
  return [
    bind(exportsEndpoints.exportKols, async ({ actor, body }) =>
      presentExport(await exportCreators(parts, actor.userId, body)),
    ),
    bind(exportsEndpoints.downloadExport, async ({ params, query }) => {
      const { row, content } = await readExport(parts, { ...params, ...query })
      return new Download(content, toFileName(row), toContentType(row))
    }),
  ]
}
