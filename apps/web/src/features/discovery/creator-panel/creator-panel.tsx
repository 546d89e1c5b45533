import { Button, Drawer } from '@mantine/core'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { ConfirmedMark } from '../../../ui/creator-card/confirmed-mark.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useCreatorProfile } from '../api/creator-profile.ts'
import { CreatorPanelSkeleton } from './creator-panel-skeleton.tsx'
import { CreatorProfileView } from './creator-profile-view.tsx'
import { usePanelNavigation } from './profile/panel-navigation.ts'
import { panelTexts as texts } from './profile/panel-texts.ts'

interface CreatorPanelProps {
  creatorId: string
  /** The path of searches for similar creators. */
  similarPath: string
  /** Whether a dialog covers the panel; Escape then closes the dialog. */
  isCovered?: boolean
  /** Gets the creator as it is after a refresh; lists beside the panel may show it as it was. */
  onRefreshed: (creator: CreatorProfile['creator']) => void
  /** Section that the page adds below the price: what the creator offers. */
  renderTerms?: (creator: CreatorProfile['creator']) => ReactNode
  /** Sections that the page adds: the user's own records of the creator. */
  renderRelations?: (creator: CreatorProfile['creator']) => ReactNode
}

/** Drawer with the profile of a creator, beside the screen that lists it. */
export function CreatorPanel(props: CreatorPanelProps) {
  const { creatorId, similarPath, isCovered = false, onRefreshed, renderTerms, renderRelations } = props
  useReturnFocus()
  const { close } = usePanelNavigation()
  const profile = useCreatorProfile(creatorId)
  const creator = profile.data?.creator
  return (
    <Drawer
      opened
      onClose={close}
      closeOnEscape={!isCovered}
      position="right"
      size={600}
      title={
        <>
          <bdi>{creator?.title ?? texts.untitled}</bdi> {creator && <ConfirmedMark creator={creator} field="title" />}
        </>
      }
      closeButtonProps={{ 'aria-label': texts.close, size: 40 }}
    >
      {creator && <ScreenTitle title={creator.title} isOnTop />}
      {profile.data ? (
        <CreatorProfileView
          key={creatorId}
          profile={profile.data}
          similarPath={similarPath}
          onRefreshed={onRefreshed}
          renderTerms={renderTerms}
          renderRelations={renderRelations}
        />
      ) : profile.error && !profile.isFetching ? (
        <PanelFailure error={profile.error} onRetry={() => void profile.refetch()} onClose={close} />
      ) : (
        <CreatorPanelSkeleton />
      )}
    </Drawer>
  )
}

interface PanelFailureProps {
  error: Error
  onRetry: () => void
  onClose: () => void
}

function PanelFailure({ error, onRetry, onClose }: PanelFailureProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice title={texts.missing.title} text={texts.missing.text}>
        <Button variant="default" onClick={onClose}>
          {texts.missing.back}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}

/** Returns the focus to the element that had it, also if the panel closes by going back in the history. */
function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
}
