import { Box, Button, Skeleton, Text } from '@mantine/core'
import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import { useCreatorProfile } from '../api/creator-profile.ts'
import { panelTexts as texts } from './profile/panel-texts.ts'

interface CreatorBriefProps {
  creatorId: string
  /** Shown below the card. */
  renderFooter?: (creator: Creator) => ReactNode
}

/** The card of one creator, which opens the panel, for screens that are about something else. */
export function CreatorBrief({ creatorId, renderFooter }: CreatorBriefProps) {
  const { data, error, isFetching, refetch } = useCreatorProfile(creatorId)
  const link = useCreatorLink(creatorId)
  if (data) {
    return (
      <>
        <CreatorCard creator={data.creator} link={link} />
        {renderFooter && <Box mt={12}>{renderFooter(data.creator)}</Box>}
      </>
    )
  }
  if (!error || isFetching) return <Skeleton height={360} />
  return (
    <>
      <Text size="sm" role="alert">
        {texts.failed} {error.message}
      </Text>
      <Button variant="default" size="compact-sm" mt={8} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </>
  )
}
