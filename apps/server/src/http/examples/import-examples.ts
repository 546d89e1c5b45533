import { type CreatorImport, creatorImportsEndpoints } from '@troupe/contract/discover/creator-imports'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleId, exampleTime } from './example-parts.ts'

const begun: CreatorImport = {
  id: exampleId,
  file_name: 'bakers.csv',
  size_bytes: 48_200,
  state: 'uploading',
  created_at: exampleTime,
  share: 0,
  problem: null,
  platform: null,
  columns: [],
  sample: [],
  problems: [],
  counts: { read: 0, refused: 0, warnings: 0, merged: 0, created: 0, updated: 0, erased: 0 },
  collection_id: null,
  can_undo: false,
  undo: null,
}
const checked: CreatorImport = {
  ...begun,
  state: 'checked',
  share: 1,
  columns: [
    { header: 'channel', field: 'title' },
    { header: 'followers', field: 'subscribers' },
    { header: 'internal no.', field: null },
  ],
  sample: [{ line: 2, cells: ['Mara Bakes', '48,200', '17'], refusal: null }],
  problems: [
    {
      outcome: 'warning',
      column: 'followers',
      count: 3,
      line: 12,
      value: 'many',
      message: 'not a count; left out',
      message_key: 'imports.not_a_count',
    },
  ],
  counts: { read: 310, refused: 0, warnings: 3, merged: 2, created: 290, updated: 18, erased: 0 },
}
const params = { id: exampleId }

export const importExamples: readonly EndpointExample[] = [
  exampleOf(creatorImportsEndpoints.listImports, { response: { may_import: true, imports: [checked] } }),
  exampleOf(creatorImportsEndpoints.createImport, {
    body: { file_name: 'bakers.csv', size_bytes: 48_200 },
    response: { import: begun },
  }),
  exampleOf(creatorImportsEndpoints.addImportPart, {
    params,
    body: { number: 0, content: 'Y2hhbm5lbCxmb2xsb3dlcnMK' },
    response: { import: { ...begun, state: 'checking' } },
  }),
  exampleOf(creatorImportsEndpoints.takeImportStep, {
    params,
    body: { step: 'import', collection_id: null },
    response: { import: { ...checked, state: 'importing', share: 0 } },
  }),
]
