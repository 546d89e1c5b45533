import type { GmailConnection } from '@troupe/contract/email-settings'
import { useConnectGmail, useDisconnectGmail } from './api/gmail.ts'
import { emailSettingsTexts } from './email-settings-texts.ts'
import { OAuthSection } from './oauth-section.tsx'

const popup = { name: 'troupe-gmail', features: 'popup,width=500,height=600' }

/** State of the connection to a Google account, with buttons to connect and to disconnect. */
export function GmailSection({ gmail }: { gmail: GmailConnection }) {
  const actions = { connect: useConnectGmail(), disconnect: useDisconnectGmail() }
  return <OAuthSection connection={gmail} texts={emailSettingsTexts.gmail} popup={popup} connectsAnew {...actions} />
}
