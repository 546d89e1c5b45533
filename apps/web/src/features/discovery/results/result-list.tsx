import type { FoundCreator } from '@troupe/contract/creators'
import { type MouseEvent, useRef } from 'react'
import { useOpenCreator } from '../creator-panel/panel-navigation.ts'
import { ResultItem } from './result-item.tsx'
import classes from './result-list.module.css'
import { resultTexts as texts } from './result-texts.ts'
import type { ResultView } from './result-view.ts'
import { findItem, useItemKeys } from './use-item-keys.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface ResultListProps {
  creators: readonly FoundCreator[]
  view: ResultView
  selectedIds: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** What most rows take, in pixels. */
const rowSizes: Record<ResultView, { rowHeight: number; gap: number }> = {
  grid: { rowHeight: 430, gap: 16 },
  list: { rowHeight: 65, gap: 0 },
}

/**
 * Creators as cards or rows; only those in sight are drawn. A click on one opens it; where some are selected already it selects or
 * deselects, and so it does with Ctrl or Command.
 */
export function ResultList({ creators, view, selectedIds, onToggle }: ResultListProps) {
  const ref = useRef<HTMLUListElement>(null)
  const openCreator = useOpenCreator()
  const rows = useVirtualRows({ ref, itemCount: creators.length, ...rowSizes[view] })
  const withCreator = (act: (id: string) => void) => (item: number) => {
    const creator = creators[item]
    if (creator) act(creator.id)
  }
  const toggle = withCreator(onToggle)
  const open = withCreator(openCreator)
  const keys = useItemKeys({
    ref,
    itemCount: creators.length,
    columns: rows.columns,
    scrollToItem: rows.scrollToItem,
    onToggle: toggle,
    onOpen: open,
  })
  const choose = (event: MouseEvent) => {
    const item = findItem(event.target)
    // Whoever marks a text to copy it wants neither.
    if (item === undefined || window.getSelection()?.isCollapsed === false) return
    const isSelecting = selectedIds.size > 0 || event.ctrlKey || event.metaKey
    if (isSelecting) toggle(item)
    else open(item)
  }
  const { firstItem, endItem } = rows
  const tabStop = keys.current >= firstItem && keys.current < endItem ? keys.current : firstItem
  return (
    <ul
      ref={ref}
      className={classes.root}
      data-view={view}
      aria-label={texts.list}
      style={{ paddingTop: rows.roomAbove, paddingBottom: rows.roomBelow }}
      onClick={choose}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      {creators.slice(firstItem, endItem).map((creator, offset) => {
        const position = firstItem + offset
        const isFirstOfRow = position % rows.columns === 0
        return (
          <li
            key={creator.id}
            data-position={position}
            aria-setsize={creators.length}
            aria-posinset={position + 1}
            {...(isFirstOfRow && { ref: rows.measureRow, 'data-index': position / rows.columns })}
          >
            <ResultItem
              creator={creator}
              view={view}
              isSelected={selectedIds.has(creator.id)}
              isTabStop={position === tabStop}
              onToggle={onToggle}
            />
          </li>
        )
      })}
    </ul>
  )
}
