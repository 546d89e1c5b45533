import { Text, Title } from '@mantine/core'
import { AccessTokensSection } from '../../features/access-tokens/access-tokens-section.tsx'
import { ConnectedProgramsSection } from '../../features/access-tokens/connected-programs/connected-programs-section.tsx'
import { WebhooksSection } from '../../features/webhooks/webhooks-section.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { appTexts } from '../shell/app-texts.ts'
import classes from './api-access-page.module.css'

/** Access tokens, connected programs and webhooks, which connect programs to the account of the user. */
export function ApiAccessPage() {
  return (
    <AppFrame>
      <div className={classes.root}>
        <header className={classes.heading}>
          <ScreenTitle title={appTexts.apiAccess.title} />
          <Title order={1}>{appTexts.apiAccess.title}</Title>
          <Text c="dimmed">{appTexts.apiAccess.lead}</Text>
        </header>
        <AccessTokensSection />
        <ConnectedProgramsSection />
        <WebhooksSection />
      </div>
    </AppFrame>
  )
}
