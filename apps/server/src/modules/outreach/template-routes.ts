import { emailTemplateEndpoints } from '@troupe/contract/email-templates'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './email-templates.ts'
import type { OutreachContext } from './outreach-context.ts'
import { presentTemplate } from './outreach-presenter.ts'

export function bindTemplateEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(emailTemplateEndpoints.list, async ({ actor }) => ({
      templates: (await listTemplates(context, actor.userId)).map(presentTemplate),
    })),
    bind(emailTemplateEndpoints.create, async ({ actor, body }) =>
      presentTemplate(await createTemplate(context, actor.userId, body)),
    ),
    bind(emailTemplateEndpoints.update, async ({ actor, params, body }) =>
      presentTemplate(await updateTemplate(context, { userId: actor.userId, id: params.id }, body)),
    ),
    bind(emailTemplateEndpoints.delete, async ({ actor, params }) => {
      await deleteTemplate(context, { userId: actor.userId, id: params.id })
      return { message: 'Template deleted' }
    }),
  ]
}
