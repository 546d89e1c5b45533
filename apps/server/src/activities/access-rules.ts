import { accessTokenEndpoints as tokens } from '@troupe/contract/access-tokens'
import { connectedProgramEndpoints as programs } from '@troupe/contract/account/connected-programs'
import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { webhookEndpoints as webhooks } from '@troupe/contract/webhooks'
import { type ActivityRule, byId, recordAs } from './activity-rule.ts'
import type { StoredThing } from './thing-repository.ts'

const nameOf = (thing: StoredThing | undefined) => thing?.name ?? undefined

/** The host stands for the address, whose path may hold a secret. */
const toTarget = ({ id, description, url }: { id: string; description: string; url: string }) => ({
  targetId: id,
  targetName: description === '' ? new URL(url).host : description,
})

/** Access tokens, connected programs, webhooks, and the details of the company. */
export const accessRules: readonly ActivityRule[] = [
  recordAs(tokens.createAccessToken, ({ body: { scopes } }, { answer: { access_token: token } }) => ({
    action: 'token.created',
    targetId: token.id,
    targetName: token.name,
    detail: scopes.join(' '),
  })),
  recordAs(
    tokens.revokeAccessToken,
    ({ params: { id } }, { before }) => ({ action: 'token.revoked', targetId: id, targetName: nameOf(before) }),
    byId('token'),
  ),
  recordAs(programs.decideAuthorization, ({ body: { allow, scopes } }) =>
    allow ? { action: 'token.program_connected', detail: scopes.join(' ') } : undefined,
  ),
  recordAs(
    programs.disconnectProgram,
    ({ params: { id } }, { before }) => ({
      action: 'token.program_disconnected',
      targetId: id,
      targetName: nameOf(before),
    }),
    byId('program'),
  ),
  recordAs(webhooks.createWebhook, (_, { answer: { webhook } }) => ({
    action: 'webhook.created',
    ...toTarget(webhook),
  })),
  recordAs(webhooks.changeWebhook, (_, { answer }) => ({ action: 'webhook.changed', ...toTarget(answer) })),
  recordAs(webhooks.rotateSecret, (_, { answer: { webhook } }) => ({
    action: 'webhook.secret_changed',
    ...toTarget(webhook),
  })),
  recordAs(
    webhooks.deleteWebhook,
    ({ params: { id } }, { before }) => ({ action: 'webhook.deleted', targetId: id, targetName: nameOf(before) }),
    byId('webhook'),
  ),
  recordAs(companyAddressEndpoints.save, () => ({ action: 'workspace.company_changed' })),
]
