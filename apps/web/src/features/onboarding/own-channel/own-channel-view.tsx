import { Text, Title } from '@mantine/core'
import type { CreatorSnapshot } from '@troupe/contract/creator-profile'
import type { OwnChannel } from '@troupe/contract/own-channel'
import type { ReactNode } from 'react'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { ErasureSection } from './erasure-section.tsx'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts as texts } from './own-channel-texts.ts'
import { OwnFigures } from './own-figures.tsx'
import { OwnStatement } from './own-statement.tsx'
import { StoredSection } from './stored-section.tsx'

interface OwnChannelViewProps {
  token: string
  channel: OwnChannel
  renderHistory: (history: readonly CreatorSnapshot[]) => ReactNode
  onErased: () => void
}

/** Seeing, correcting, taking along and erasing, in this order. */
export function OwnChannelView({ token, channel, renderHistory, onErased }: OwnChannelViewProps) {
  const { creator, stored, history } = channel
  return (
    <>
      <header className={classes.head}>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed" maw={640} dir="auto">
          {texts.lead(creator.title, creator.platform, channel.registered_at)}
        </Text>
      </header>
      <SettingsSection {...texts.card}>
        <div className={classes.card}>
          <CreatorCard creator={creator} tabIndex={-1} />
        </div>
      </SettingsSection>
      <OwnStatement token={token} channel={channel} />
      <OwnFigures creator={creator} history={history} renderHistory={renderHistory} />
      <StoredSection stored={stored} />
      <DownloadSection token={token} />
      <ErasureSection token={token} onErased={onErased} />
    </>
  )
}
