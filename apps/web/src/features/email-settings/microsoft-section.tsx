import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { useConnectMicrosoft, useDisconnectMicrosoft } from './api/microsoft.ts'
import { emailSettingsTexts } from './email-settings-texts.ts'
import { OAuthSection } from './oauth-section.tsx'

const popup = { name: 'troupe-microsoft', features: 'popup,width=500,height=640' }

/** State of the connection to a Microsoft account, with buttons to connect and to disconnect. */
export function MicrosoftSection({ microsoft }: { microsoft: MicrosoftConnection }) {
  const actions = { connect: useConnectMicrosoft(), disconnect: useDisconnectMicrosoft() }
  return <OAuthSection connection={microsoft} texts={emailSettingsTexts.microsoft} popup={popup} {...actions} />
}
