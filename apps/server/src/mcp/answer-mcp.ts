import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { includesScope } from '@troupe/contract/base/endpoint'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { CallEndpoint } from '../http/requests/call-endpoint.ts'
import type { TokenBearer } from '../http/requests/endpoint-binding.ts'
import { version } from '../settings/version.ts'
import { registerCampaignTools } from './campaign-tools.ts'
import { registerCollectingTools } from './collecting-tools.ts'
import { registerCollectionTools } from './collection-tools.ts'
import { registerCreatorTools } from './creator-tools.ts'
import { registerInboxTools } from './inbox-tools.ts'
import { toToolResult } from './tool-result.ts'
import { registerWebhookTools } from './webhook-tools.ts'

/** Answers a request of the Model Context Protocol, with the tools that the caller's token allows. */
export function answerMcp(request: FastifyRequest, caller: TokenBearer, call: CallEndpoint): Promise<Response> {
  const handler = createMcpHandler(() => createServer(caller, call, request.log), { maxSubscriptions: 0 })
  return handler.fetch(toWebRequest(request), { parsedBody: request.body })
}

function createServer({ tokenScopes }: TokenBearer, call: CallEndpoint, log: FastifyBaseLogger): McpServer {
  const server = new McpServer({ name: 'troupe', title: 'Troupe', version })
  const onUnexpected = (error: unknown) => log.error({ err: error }, 'unexpected failure of a tool')
  const answer = (find: () => Promise<object>) => toToolResult(find, onUnexpected)
  if (includesScope(tokenScopes, 'read')) {
    registerCreatorTools(server, call, answer)
    registerCollectionTools(server, call, answer)
  }
  if (includesScope(tokenScopes, 'collect')) registerCollectingTools(server, call, answer)
  if (includesScope(tokenScopes, 'campaigns')) registerCampaignTools(server, call, answer)
  if (includesScope(tokenScopes, 'inbox')) registerInboxTools(server, call, answer)
  if (includesScope(tokenScopes, 'webhooks')) registerWebhookTools(server, call, answer)
  return server
}

/** Converts the request without its body, which is passed separately, already parsed. */
function toWebRequest({ method, url, headers }: FastifyRequest): Request {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Request(new URL(url, 'http://localhost'), { method, headers: entries })
}
