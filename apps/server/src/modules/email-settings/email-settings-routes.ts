import { furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { emailProviders } from '@troupe/contract/mail/email-provider'
import { microsoftConnectionEndpoints } from '@troupe/contract/mail/microsoft-connection'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { changeConfig, getSender } from './change-config.ts'
import { checkDomain } from './check-domain.ts'
import { completeGmailConnection, disconnectGmail, startGmailConnection } from './connect-gmail.ts'
import { completeMicrosoftConnection, disconnectMicrosoft, startMicrosoftConnection } from './connect-microsoft.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { presentSettings } from './email-settings-presenter.ts'
import { senderRules } from './find-sender.ts'
import { addFurtherSender, changeFurtherSender, listFurtherSenders } from './further-senders.ts'
import { sendTestMail } from './send-test-mail.ts'

export function bindEmailSettingsEndpoints(context: EmailSettingsContext): BoundEndpoint[] {
  const { sandboxMailbox } = context
  return [
    bind(emailSettingsEndpoints.getConfig, async ({ actor }) =>
      presentSettings(await getSender(context, actor.userId), context),
    ),
    bind(emailSettingsEndpoints.putConfig, async ({ actor, body }) => ({
      ...presentSettings(await changeConfig(context, actor, body), context),
      ...tellMessage(say('email_settings.saved')),
    })),
    bind(emailSettingsEndpoints.test, ({ actor, client, body }) => sendTestMail(context, { actor, client }, body)),
    bind(emailSettingsEndpoints.connectGmail, async ({ actor, client, query }) => {
      const asksToRead = query.reading === 'true'
      const { authUrl, ...outcome } = await startGmailConnection(context, { actor, client }, { asksToRead })
      return { ...outcome, auth_url: authUrl }
    }),
    bind(emailSettingsEndpoints.completeGmail, ({ client, query }) => completeGmailConnection(context, client, query)),
    bind(emailSettingsEndpoints.disconnectGmail, ({ actor }) => disconnectGmail(context, actor)),
    bind(microsoftConnectionEndpoints.connect, async ({ actor, client, body }) => {
      const { authUrl, ...outcome } = await startMicrosoftConnection(context, { actor, client }, body)
      return { ...outcome, auth_url: authUrl }
    }),
    bind(microsoftConnectionEndpoints.complete, ({ client, query }) =>
      completeMicrosoftConnection(context, client, query),
    ),
    bind(microsoftConnectionEndpoints.disconnect, ({ actor }) => disconnectMicrosoft(context, actor)),
    bind(emailSettingsEndpoints.listProviders, async () => ({
      providers: emailProviders.map((id) => ({ id, available: senderRules[id].isAvailable(context) })),
      sandbox_mailbox: sandboxMailbox ?? null,
    })),
    bind(furtherMailboxEndpoints.listSenders, async ({ actor }) => ({
      senders: await listFurtherSenders(context, actor.userId),
    })),
    bind(furtherMailboxEndpoints.add, ({ actor, body }) => addFurtherSender(context, actor.userId, body)),
    bind(furtherMailboxEndpoints.change, ({ actor, params, body }) =>
      changeFurtherSender(context, { userId: actor.userId, id: params.id }, body),
    ),
    bind(emailSettingsEndpoints.checkDomain, ({ actor, query }) =>
      checkDomain(context, actor, { domain: query.domain, selector: query.selector }),
    ),
  ]
}
