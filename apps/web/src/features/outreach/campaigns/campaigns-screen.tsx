import { Button, Group, Tabs, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCanWork } from '../../../ui/role/role-context.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SuppressionList } from '../suppressions/suppression-list.tsx'
import { CampaignList } from './campaign-list.tsx'
import { campaignTexts as texts } from './campaign-texts.ts'
import classes from './campaigns-screen.module.css'

interface CampaignsScreenProps {
  campaignsPath: string
  /** Path of the search for creators. */
  searchPath: string
  /** Path of the page on which a mail is written. */
  writingPath: string
  /** Shown above the list. */
  children?: ReactNode
}

/** Campaigns and suppressed addresses. */
export function CampaignsScreen({ campaignsPath, searchPath, writingPath, children }: CampaignsScreenProps) {
  const [search, setSearch] = useSearchParams()
  const canWork = useCanWork()
  const tab = search.get('tab') === 'suppressions' ? 'suppressions' : 'campaigns'
  return (
    <div className={classes.root}>
      <Group justify="space-between" align="flex-start" gap={12}>
        <div>
          <ScreenTitle title={texts.title} />
          <Title order={1}>{texts.title}</Title>
          <Text c="dimmed">{texts.introduction}</Text>
        </div>
        {canWork && (
          <Button
            variant="default"
            component={Link}
            to={writingPath}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {texts.write}
          </Button>
        )}
      </Group>
      {children}
      <Tabs
        value={tab}
        onChange={(value) => setSearch(value === 'suppressions' ? { tab: value } : {}, { preventScrollReset: true })}
      >
        <Tabs.List aria-label={texts.tabs.label}>
          <Tabs.Tab value="campaigns">{texts.tabs.campaigns}</Tabs.Tab>
          <Tabs.Tab value="suppressions">{texts.tabs.suppressions}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="campaigns" pt={24}>
          {tab === 'campaigns' && <CampaignList campaignsPath={campaignsPath} searchPath={searchPath} />}
        </Tabs.Panel>
        <Tabs.Panel value="suppressions" pt={24}>
          {tab === 'suppressions' && <SuppressionList />}
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
