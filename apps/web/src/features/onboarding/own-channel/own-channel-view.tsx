import { Alert, Anchor, Button, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { CreatorSnapshot } from '@troupe/contract/creators'
import type { OwnChannel } from '@troupe/contract/own-channel'
import type { ReactNode } from 'react'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useExportOwnChannel } from '../api/own-channel.ts'
import { AddressSection } from './address-section.tsx'
import { ErasureSection } from './erasure-section.tsx'
import classes from './own-channel-screen.module.css'
import { ownChannelTexts } from './own-channel-texts.ts'
import { OwnFigures } from './own-figures.tsx'
import { OwnStatement } from './own-statement.tsx'
import { ProofSection } from './proof-section.tsx'

interface OwnChannelViewProps {
  token: string
  channel: OwnChannel
  renderHistory: (history: readonly CreatorSnapshot[]) => ReactNode
  onErased: () => void
}

/** Shows the stored data, with sections to correct, export and erase it. */
export function OwnChannelView({ token, channel, renderHistory, onErased }: OwnChannelViewProps) {
  const { creator, stored, history } = channel
  return (
    <>
      <header className={classes.head}>
        <ScreenTitle title={ownChannelTexts.title} />
        <Title order={1}>{ownChannelTexts.title}</Title>
        <Text c="dimmed" maw={640} dir="auto">
          {ownChannelTexts.lead(creator.title, creator.platform, channel.registered_at)}
        </Text>
      </header>
      <SettingsSection {...ownChannelTexts.card}>
        <div className={classes.card}>
          <CreatorCard creator={creator} tabIndex={-1} />
        </div>
      </SettingsSection>
      <OwnStatement token={token} channel={channel} />
      <ProofSection token={token} channel={channel} />
      <AddressSection token={token} channel={channel} />
      <OwnFigures creator={creator} history={history} renderHistory={renderHistory} />
      <StoredSection stored={stored} />
      <DownloadSection token={token} />
      <ErasureSection token={token} channel={channel} onErased={onErased} />
    </>
  )
}

const storedTexts = ownChannelTexts.stored

/** How the stored data is visible and used. */
function StoredSection({ stored }: Pick<OwnChannel, 'stored'>) {
  return (
    <SettingsSection title={storedTexts.title} lead={storedTexts.lead}>
      <ul className={classes.list}>
        <li>{storedTexts.everyone}</li>
        <li>{storedTexts.collections(stored.collections)}</li>
        <li>{storedTexts.messages(stored.messages)}</li>
        <li>{storedTexts.posts(stored.posts)}</li>
      </ul>
    </SettingsSection>
  )
}

const downloadTexts = ownChannelTexts.download

/** Exports everything that is stored. */
function DownloadSection({ token }: { token: string }) {
  const download = useExportOwnChannel(token)
  return (
    <SettingsSection title={downloadTexts.title} lead={downloadTexts.lead}>
      {download.error && (
        <Alert color="red" role="alert" title={downloadTexts.failed}>
          {download.error.message}
        </Alert>
      )}
      <div>
        <Button
          variant="default"
          size="md"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          {download.isPending ? downloadTexts.busy : downloadTexts.submit}
        </Button>
      </div>
      <div>
        <Anchor href={`/my-data#token=${token}`}>{downloadTexts.everything}</Anchor>
      </div>
    </SettingsSection>
  )
}
