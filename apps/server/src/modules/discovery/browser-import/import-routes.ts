import { creatorImportsEndpoints } from '@troupe/contract/discover/creator-imports'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { ImportContext } from './import-context.ts'
import { addPart, createImport, listImports, takeStep } from './import-service.ts'

export function bindImportEndpoints(context: ImportContext): BoundEndpoint[] {
  return [
    bind(creatorImportsEndpoints.listImports, ({ actor }) => listImports(context, actor)),
    bind(creatorImportsEndpoints.createImport, async ({ actor, body }) => ({
      import: await createImport(context, actor, body),
    })),
    bind(creatorImportsEndpoints.addImportPart, async ({ actor, params, body }) => ({
      import: await addPart(context, actor, {
        id: params.id,
        number: body.number,
        content: Buffer.from(body.content, 'base64'),
      }),
    })),
    bind(creatorImportsEndpoints.takeImportStep, async ({ actor, params, body }) => ({
      import: (await takeStep(context, actor, { id: params.id, step: body })) ?? null,
    })),
  ]
}
