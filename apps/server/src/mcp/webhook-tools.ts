import type { McpServer } from '@modelcontextprotocol/server'
import { webhookEndpoints } from '@troupe/contract/webhooks'
import { z } from 'zod'
import type { CallEndpoint } from '../http/requests/call-endpoint.ts'
import type { Answer } from './tool-result.ts'

const { createWebhook, deleteWebhook, listWebhooks } = webhookEndpoints
const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: true }

const NewWebhookInput = z.object({
  url: z.string().max(2000).describe('An https address that is called'),
  events: z.array(createWebhook.body.shape.events.in.element).min(1),
  description: z.string().default(''),
})

/** Registers the tools of tokens with the scope `webhooks`. */
export function registerWebhookTools(server: McpServer, call: CallEndpoint, answer: Answer): void {
  server.registerTool(
    'list_webhooks',
    {
      title: 'List webhooks',
      description: "The user's webhooks, without their secrets.",
      inputSchema: z.object({}),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () => answer(() => call(listWebhooks, {})),
  )
  server.registerTool(
    'create_webhook',
    {
      title: 'Create a webhook',
      description: 'Registers an address that is called when something happens; its signing secret is shown only now.',
      inputSchema: NewWebhookInput,
      annotations,
    },
    (body) => answer(() => call(createWebhook, { body })),
  )
  server.registerTool(
    'delete_webhook',
    {
      title: 'Delete a webhook',
      description: 'Deletes a webhook with its deliveries; nothing is sent to it any more.',
      inputSchema: z.object({ webhook_id: z.uuid() }),
      annotations: { ...annotations, destructiveHint: true, idempotentHint: true },
    },
    ({ webhook_id: id }) => answer(() => call(deleteWebhook, { params: { id } })),
  )
}
