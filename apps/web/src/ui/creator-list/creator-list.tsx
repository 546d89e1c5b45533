import type { Creator } from '@troupe/contract/creators'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useOpenCreator } from './creator-links.ts'
import classes from './creator-list.module.css'
import { ListShortcuts } from './list-shortcuts.tsx'
import { findItem, useItemKeys } from './use-item-keys.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

type Layout = 'grid' | 'list'

/** State of an item, besides its creator. */
export interface ItemState {
  isSelected: boolean
  /** Whether Tab leads to this item. */
  isTabStop: boolean
}

interface CreatorListProps<C extends Creator> {
  label: string
  creators: readonly C[]
  layout: Layout
  selectedIds: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Renders the card or row of a creator, which must be an `article`. */
  renderItem: (creator: C, state: ItemState) => ReactNode
  /** Number of all creators if more follow; null if unknown. Defaults to the number of `creators`. */
  total?: number | null | undefined
  /** Number of creators that are loading, each shown as a skeleton. */
  awaited?: number | undefined
  skeleton?: ReactNode
  /** Whether single keys move in this list, which must be the only one of its screen. */
  hasShortcuts?: boolean
}

/** Estimated row height in pixels, until one is measured. */
const rowSizes: Record<Layout, { estimatedHeight: number; gap: number }> = {
  grid: { estimatedHeight: 400, gap: 16 },
  list: { estimatedHeight: 65, gap: 0 },
}

/**
 * A virtualised list of creators as cards or rows. A click on an item opens it. With Ctrl or Command, or if any item is
 * selected, a click toggles its selection. The columns depend on the width of the container `creators`.
 */
export function CreatorList<C extends Creator>(props: CreatorListProps<C>) {
  const {
    label,
    creators,
    layout,
    selectedIds,
    onToggle,
    renderItem,
    awaited = 0,
    skeleton,
    hasShortcuts = false,
  } = props
  // ARIA uses -1 for a set of unknown size.
  const setSize = props.total === null ? -1 : (props.total ?? creators.length)
  const ref = useRef<HTMLUListElement>(null)
  const openCreator = useOpenCreator()
  const rows = useVirtualRows({ ref, layout, itemCount: creators.length + awaited, ...rowSizes[layout] })
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
    // Selecting text to copy it is not a click.
    if (item === undefined || window.getSelection()?.isCollapsed === false) return
    const isSelecting = selectedIds.size > 0 || event.ctrlKey || event.metaKey
    if (isSelecting) toggle(item)
    else open(item)
  }
  const { firstItem, endItem } = rows
  const tabStop = keys.current >= firstItem && keys.current < endItem ? keys.current : firstItem
  return (
    <>
      {hasShortcuts && <ListShortcuts listRef={ref} current={keys.current} move={keys.move} onToggle={toggle} />}
      <ul
        ref={ref}
        className={classes.root}
        data-layout={layout}
        data-scrolling={rows.isScrolling || undefined}
        aria-label={label}
        aria-busy={awaited > 0 || undefined}
        style={{ paddingTop: rows.roomAbove, paddingBottom: rows.roomBelow }}
        onClick={choose}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {creators.slice(firstItem, endItem).map((creator, offset) => {
          const position = firstItem + offset
          return (
            <li key={creator.id} data-position={position} aria-setsize={setSize} aria-posinset={position + 1}>
              {renderItem(creator, { isSelected: selectedIds.has(creator.id), isTabStop: position === tabStop })}
            </li>
          )
        })}
        {listPositions(Math.max(firstItem, creators.length), endItem).map((position) => (
          <li key={position} aria-hidden style={{ minHeight: rows.rowHeight }}>
            {skeleton}
          </li>
        ))}
      </ul>
    </>
  )
}

function listPositions(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}
