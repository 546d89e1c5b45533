import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { Download } from '../../http/requests/download.ts'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentCurrentUser, presentSession, presentUser } from './account-presenter.ts'
import { requestEmailChange, verifyEmailChange } from './account-settings/change-email.ts'
import { changePassword } from './account-settings/change-password.ts'
import { changePreferences } from './account-settings/change-preferences.ts'
import { deleteAccount } from './account-settings/delete-account.ts'
import type { AccountContext } from './core/account-context.ts'
import { exportAccount } from './export-account.ts'
import { endSessionById } from './sessions/end-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'

export function bindAccountSettingsEndpoints(context: AccountContext): BoundEndpoint[] {
  return [
    bind(accountSettingsEndpoints.listSessions, async ({ actor }) => ({
      sessions: (await listSessions(context, actor)).map((row) => presentSession(row, actor)),
    })),
    bind(accountSettingsEndpoints.endSession, async ({ actor, params }) => {
      await endSessionById(context, actor, params.id)
      return tellMessage(say('accounts.session_ended'))
    }),
    bind(accountSettingsEndpoints.changePassword, async ({ actor, client, body }) => {
      const { current_password: currentPassword, new_password: newPassword } = body
      await changePassword(context, { actor, client }, { currentPassword, newPassword })
      return tellMessage(say('accounts.password_changed'))
    }),
    bind(accountSettingsEndpoints.requestEmailChange, async ({ actor, client, body }) => {
      const { new_email: newEmail, current_password: currentPassword } = body
      const expiresAt = await requestEmailChange(context, { actor, client }, { newEmail, currentPassword })
      return { ...tellMessage(say('accounts.code_sent')), expires_at: expiresAt.toISOString() }
    }),
    bind(accountSettingsEndpoints.verifyEmailChange, async ({ actor, client, body }) => {
      const { new_email: newEmail, verification_code: code } = body
      const user = await verifyEmailChange(context, { actor, client }, { newEmail, code })
      return { ...tellMessage(say('accounts.email_changed')), user: presentUser(user) }
    }),
    bind(accountSettingsEndpoints.update, async ({ actor, body }) => {
      const { language, time_zone: timeZone } = body
      return presentCurrentUser(await changePreferences(context, actor, { language, timeZone }), actor)
    }),
    bind(accountSettingsEndpoints.deleteAccount, async ({ actor, client, body }) => {
      await deleteAccount(context, { actor, client }, body.current_password)
      return tellMessage(say('accounts.deleted'))
    }),
    bind(
      accountSettingsEndpoints.exportData,
      async ({ actor }) =>
        new Download(await exportAccount(context, actor), 'troupe-account.json', 'application/json; charset=utf-8'),
    ),
  ]
}
