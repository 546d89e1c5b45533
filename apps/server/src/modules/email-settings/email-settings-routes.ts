import { emailSettingsEndpoints, emailSettingsMessages } from '@troupe/contract/email-settings'
import type { SenderRow } from '../../database/email-settings-tables.ts'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import { changeConfig, getSender } from './change-config.ts'
import { checkDomain } from './check-domain.ts'
import { completeGmailConnection, disconnectGmail, startGmailConnection } from './connect-gmail.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { presentConfig, presentGmail } from './email-settings-presenter.ts'
import { sendTestMail } from './send-test-mail.ts'

export function bindEmailSettingsEndpoints(context: EmailSettingsContext): BoundEndpoint[] {
  const { secrets, google, sandboxMailbox } = context
  const present = (row: SenderRow) => {
    const surroundings = {
      hasPassword: secrets.open(row.smtp_pass_sealed, row.user_id) !== undefined,
      hasGoogle: google !== undefined,
      isStandIn: google?.isStandIn ?? false,
    }
    return { success: true as const, config: presentConfig(row, surroundings), gmail: presentGmail(row, surroundings) }
  }
  return [
    bind(emailSettingsEndpoints.getConfig, async ({ actor }) => present(await getSender(context, actor.userId))),
    bind(emailSettingsEndpoints.putConfig, async ({ actor, body }) => ({
      ...present(await changeConfig(context, actor, body)),
      message: emailSettingsMessages.saved,
    })),
    bind(emailSettingsEndpoints.test, ({ actor, body }) => sendTestMail(context, actor, body)),
    bind(emailSettingsEndpoints.connectGmail, async ({ actor }) => {
      const { authUrl, ...outcome } = await startGmailConnection(context, actor)
      return { ...outcome, auth_url: authUrl }
    }),
    bind(emailSettingsEndpoints.completeGmail, ({ actor, query }) => completeGmailConnection(context, actor, query)),
    bind(emailSettingsEndpoints.disconnectGmail, ({ actor }) => disconnectGmail(context, actor)),
    bind(emailSettingsEndpoints.listProviders, async () => ({
      providers: [
        { id: 'smtp' as const, available: true },
        { id: 'gmail' as const, available: google !== undefined },
      ],
      sandbox_mailbox: sandboxMailbox ?? null,
    })),
    bind(emailSettingsEndpoints.checkDomain, ({ actor, query }) =>
      checkDomain(context, actor, { domain: query.domain, selector: query.selector }),
    ),
  ]
}
