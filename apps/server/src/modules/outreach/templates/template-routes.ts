import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './email-templates.ts'

export function bindTemplateEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(emailTemplateEndpoints.list, async ({ actor }) => ({
      templates: await listTemplates(context, actor.workspaceId),
    })),
    bind(emailTemplateEndpoints.create, ({ actor, body }) => createTemplate(context, actor, body)),
    bind(emailTemplateEndpoints.update, ({ actor, params, body }) =>
      updateTemplate(context, { workspaceId: actor.workspaceId, id: params.id }, body),
    ),
    bind(emailTemplateEndpoints.delete, async ({ actor, params }) => {
      await deleteTemplate(context, { workspaceId: actor.workspaceId, id: params.id })
      return tellMessage(say('outreach.template_deleted'))
    }),
  ]
}
