import { Checkbox } from '@mantine/core'
import type { FoundCreator } from '@troupe/contract/creators'
import { memo } from 'react'
import { CreatorCard } from '../../../ui/creator-card/creator-card.tsx'
import { CreatorRow } from '../../../ui/creator-card/creator-row.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import { ConnectButton } from './connect-button.tsx'
import { resultTexts as texts } from './result-texts.ts'
import type { ResultView } from './result-view.ts'

interface ResultItemProps {
  creator: FoundCreator
  view: ResultView
  isSelected: boolean
  /** Whether Tab leads here. */
  isTabStop: boolean
  onToggle: (id: string) => void
}

/** One creator of a result. Remembered, so that of ten thousand only those are drawn anew that changed. */
export const ResultItem = memo(function ResultItem(props: ResultItemProps) {
  const { creator, view, isSelected, isTabStop, onToggle } = props
  const link = useCreatorLink(creator.id)
  const Shape = view === 'grid' ? CreatorCard : CreatorRow
  const tabIndex = isTabStop ? 0 : -1
  return (
    <Shape
      creator={creator}
      match={creator.match}
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
