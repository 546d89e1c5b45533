import { Button, Checkbox } from '@mantine/core'
import type { FoundCreator } from '@troupe/contract/creators'
import { memo } from 'react'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { CreatorRow } from '../../../ui/creator-card/creator-row.tsx'
import { CreatorCardSkeleton, CreatorRowSkeleton } from '../../../ui/creator-card/creator-skeletons.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import { CreatorList } from '../../../ui/creator-list/creator-list.tsx'
import { PersonChannels } from '../../../ui/person/person-channels.tsx'
import { showMessage } from '../search/discover-messages.ts'
import type { ResultView } from '../search/result-view.ts'
import { resultTexts as texts } from './result-texts.ts'

interface ResultListProps {
  creators: readonly FoundCreator[]
  view: ResultView
  selectedIds: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Number of creators found, including those not loaded yet; null: unknown. Default: the number of `creators`. */
  total?: number | null
  /** Number of creators being loaded. */
  awaited?: number
}

/** The creators of a result as cards or rows. */
export function ResultList({ creators, view, selectedIds, onToggle, total, awaited }: ResultListProps) {
  const Skeleton = view === 'grid' ? CreatorCardSkeleton : CreatorRowSkeleton
  return (
    <CreatorList
      label={texts.list}
      creators={creators}
      layout={view}
      selectedIds={selectedIds}
      onToggle={onToggle}
      total={total}
      awaited={awaited}
      skeleton={<Skeleton />}
      hasShortcuts
      renderItem={(creator, state) => <ResultItem creator={creator} view={view} onToggle={onToggle} {...state} />}
    />
  )
}

interface ResultItemProps {
  creator: FoundCreator
  view: ResultView
  isSelected: boolean
  /** Whether the creator is in the tab order. */
  isTabStop: boolean
  onToggle: (id: string) => void
}

/** One creator of a result, memoised so that only changed ones of ten thousand render again. */
const ResultItem = memo(function ResultItem(props: ResultItemProps) {
  const { creator, view, isSelected, isTabStop, onToggle } = props
  const link = useCreatorLink(creator.id)
  const Shape = view === 'grid' ? CreatorCard : CreatorRow
  const tabIndex = isTabStop ? 0 : -1
  return (
    <Shape
      creator={creator}
      match={creator.match}
      channels={<PersonChannels person={creator.person} />}
      link={link}
      isSelected={isSelected}
      tabIndex={tabIndex}
      selector={
        <Checkbox
          aria-label={texts.select(creator.title)}
          checked={isSelected}
          tabIndex={-1}
          onChange={() => onToggle(creator.id)}
        />
      }
      action={<ConnectButton name={creator.title} tabIndex={tabIndex} />}
    />
  )
})

interface ConnectButtonProps {
  /** Name of the creator. */
  name: string
  tabIndex: 0 | -1
}

/** Button for connecting with a creator, which is announced but not available yet. */
const ConnectButton = memo(function ConnectButton({ name, tabIndex }: ConnectButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      fw={500}
      tabIndex={tabIndex}
      aria-label={texts.connectWith(name)}
      onClick={() => showMessage(texts.connectSoon)}
    >
      {texts.connect}
    </Button>
  )
})
