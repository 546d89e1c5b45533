import { observeWindowOffset, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

/** The header and the action bar stick to the top; what is scrolled to must not lie under them. */
const coveredAbove = 136
const spareBelow = 24
/** Rows come and go in blocks of about this height, in pixels, so that a scroll changes something only now and then. */
const blockHeight = 400
/** Blocks that are drawn beyond the window, so that there is time to draw the next ones while it scrolls. */
const blocksAhead = 1

interface Geometry {
  columns: number
  /** Offset of the grid from the top of the page. */
  top: number
  /** Height of a row of items; all are equal. Undefined before one is drawn. */
  rowHeight: number | undefined
}

/** The columns that the style sheet gives a grid just now, where on the page it begins, and the height of its rows. */
function readGeometry(grid: HTMLElement): Geometry {
  // Without a layout (as in tests) there are no sizes.
  const columns = getComputedStyle(grid)
    .gridTemplateColumns.split(' ')
    .filter((size) => size.endsWith('px')).length
  const rowHeight = grid.querySelector('[data-position]')?.getBoundingClientRect().height ?? 0
  return {
    columns: Math.max(1, columns),
    top: grid.getBoundingClientRect().top + window.scrollY,
    rowHeight: rowHeight > 0 ? rowHeight : undefined,
  }
}

function isSameGeometry(one: Geometry, other: Geometry): boolean {
  return one.columns === other.columns && one.rowHeight === other.rowHeight && Math.abs(one.top - other.top) < 1
}

function useGeometry(ref: RefObject<HTMLElement | null>, layout: string): Geometry {
  const [geometry, setGeometry] = useState<Geometry>({ columns: 1, top: 0, rowHeight: undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other rows
  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid) return
    const update = () => {
      const next = readGeometry(grid)
      setGeometry((last) => {
        // Where only skeletons are in sight, rows are as high as before.
        const { rowHeight = last.rowHeight } = next
        return isSameGeometry(last, { ...next, rowHeight }) ? last : { ...next, rowHeight }
      })
    }
    update()
    // The page too: what stands above the grid moves it without changing it.
    const observer = new ResizeObserver(update)
    observer.observe(grid)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, layout])
  return geometry
}

interface VirtualRowsOptions {
  /** A grid whose children are the items of the rows in sight; its rows are of one height. */
  ref: RefObject<HTMLElement | null>
  /** Names the grid's layout; with another, rows are measured anew. */
  layout: string
  itemCount: number
  /** The height of a row before one is measured, in pixels. */
  estimatedHeight: number
  gap: number
}

/** Which items are in sight, or near, how high their rows are, the room that the others would take above and below, and whether all that moves just now. */
export function useVirtualRows({ ref, layout, itemCount, estimatedHeight, gap }: VirtualRowsOptions) {
  const { columns, top, rowHeight } = useGeometry(ref, layout)
  const pitch = (rowHeight ?? estimatedHeight) + gap
  const rowCount = Math.ceil(itemCount / columns)
  const blockRows = Math.max(1, Math.round(blockHeight / pitch))
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rowCount / blockRows),
    estimateSize: () => blockRows * pitch,
    overscan: blocksAhead,
    scrollMargin: top,
    observeElementOffset: observeCalmly,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it remembers what each block took before
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, pitch, blockRows])

  const blocks = virtualizer.getVirtualItems()
  const firstRow = (blocks[0]?.index ?? 0) * blockRows
  const endRow = Math.min(rowCount, ((blocks.at(-1)?.index ?? -1) + 1) * blockRows)
  return {
    columns,
    rowHeight,
    firstItem: firstRow * columns,
    endItem: Math.min(itemCount, endRow * columns),
    roomAbove: firstRow * pitch,
    roomBelow: (rowCount - endRow) * pitch,
    isScrolling: virtualizer.isScrolling,
    scrollToItem: (item: number) => revealRow(top + Math.floor(item / columns) * pitch, pitch),
  }
}

/**
 * Rows that scroll into view are drawn between frames, however long that takes; as urgent updates each would delay its
 * frame.
 */
function observeCalmly(
  virtualizer: Virtualizer<Window, Element>,
  onOffset: (offset: number, isScrolling: boolean) => void,
) {
  return observeWindowOffset(virtualizer, (offset, isScrolling) => startTransition(() => onOffset(offset, isScrolling)))
}

/** Scrolls no further than it takes to have a row in sight. */
function revealRow(rowTop: number, height: number): void {
  const highest = rowTop - coveredAbove
  const lowest = rowTop + height + spareBelow - window.innerHeight
  if (window.scrollY > highest) window.scrollTo({ top: highest })
  else if (window.scrollY < lowest) window.scrollTo({ top: lowest })
}
