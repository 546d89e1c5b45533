import { observeWindowOffset, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { useIsPrinting } from '../../lib/use-is-printing.ts'

/** Height in pixels that the sticky header and action bar cover; items scrolled to must not be below them. */
const coveredAbove = 136
const spareBelow = 24
/**
 * Approximate height in pixels of the blocks in which rows are added and removed, so that few scroll events render
 * anything.
 */
const blockHeight = 400
/** Number of blocks rendered beyond the window, so that there is time to render the next ones while scrolling. */
const blocksAhead = 1

interface Geometry {
  columns: number
  /** Offset of the grid from the top of the page, in pixels. */
  top: number
  /** Height of a row in pixels, the same for all. Undefined before one is rendered. */
  rowHeight: number | undefined
}

/** Reads the current number of columns, the position on the page and the row height of a grid. */
function readGeometry(grid: HTMLElement): Geometry {
  // Without layout, as in tests, there are no sizes.
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
        // If only skeletons are visible, keep the last measured height.
        const { rowHeight = last.rowHeight } = next
        return isSameGeometry(last, { ...next, rowHeight }) ? last : { ...next, rowHeight }
      })
    }
    update()
    // Observe the page too, because content above the grid moves it without resizing it.
    const observer = new ResizeObserver(update)
    observer.observe(grid)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, layout])
  return geometry
}

interface VirtualRowsOptions {
  /** A grid whose children are the items of the rendered rows, which all have the same height. */
  ref: RefObject<HTMLElement | null>
  /** Name of the layout. When it changes, rows are measured again. */
  layout: string
  itemCount: number
  /** Height of a row in pixels before one is measured. */
  estimatedHeight: number
  gap: number
}

/**
 * Computes the range of items to render, which is all of them on paper, the row height, the space of the other rows above
 * and below in pixels, and whether the page is scrolling.
 */
export function useVirtualRows({ ref, layout, itemCount, estimatedHeight, gap }: VirtualRowsOptions) {
  const { columns, top, rowHeight } = useGeometry(ref, layout)
  const isPrinting = useIsPrinting()
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
  const firstRow = isPrinting ? 0 : (blocks[0]?.index ?? 0) * blockRows
  const endRow = isPrinting ? rowCount : Math.min(rowCount, ((blocks.at(-1)?.index ?? -1) + 1) * blockRows)
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

/** Renders rows that scroll into view as transitions, between frames. As urgent updates they would delay frames. */
function observeCalmly(
  virtualizer: Virtualizer<Window, Element>,
  onOffset: (offset: number, isScrolling: boolean) => void,
) {
  return observeWindowOffset(virtualizer, (offset, isScrolling) => startTransition(() => onOffset(offset, isScrolling)))
}

/** Scrolls only as far as needed to make a row visible. */
function revealRow(rowTop: number, height: number): void {
  const highest = rowTop - coveredAbove
  const lowest = rowTop + height + spareBelow - window.innerHeight
  if (window.scrollY > highest) window.scrollTo({ top: highest })
  else if (window.scrollY < lowest) window.scrollTo({ top: lowest })
}
