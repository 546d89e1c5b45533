import type { FoundCreator } from '@troupe/contract/creators'
import { CreatorList } from '../../../ui/creator-list/creator-list.tsx'
import { ResultItem } from './result-item.tsx'
import { resultTexts as texts } from './result-texts.ts'
import type { ResultView } from './result-view.ts'

interface ResultListProps {
  creators: readonly FoundCreator[]
  view: ResultView
  selectedIds: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** The creators of a result as cards or rows. */
export function ResultList({ creators, view, selectedIds, onToggle }: ResultListProps) {
  return (
    <CreatorList
      label={texts.list}
      creators={creators}
      layout={view}
      selectedIds={selectedIds}
      onToggle={onToggle}
      renderItem={(creator, state) => <ResultItem creator={creator} view={view} onToggle={onToggle} {...state} />}
    />
  )
}
