import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The header and the action bar stick to the top; what is scrolled to must not lie under them. */
const coveredAbove = 136
const spareBelow = 24

interface Geometry {
  columns: number
  /** From the top of the page. */
  top: number
}

/** The columns that the style sheet gives a grid just now, and where on the page it begins. */
function readGeometry(element: HTMLElement): Geometry {
  const template = getComputedStyle(element).gridTemplateColumns
  return {
    // One word per column; without a layout (as in tests) there is none.
    columns: Math.max(1, template.split(' ').filter((size) => size.endsWith('px')).length),
    top: element.getBoundingClientRect().top + window.scrollY,
  }
}

function useGeometry(ref: RefObject<HTMLElement | null>): Geometry {
  const [geometry, setGeometry] = useState<Geometry>({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => {
      const next = readGeometry(element)
      setGeometry((last) => (last.columns === next.columns && Math.abs(last.top - next.top) < 1 ? last : next))
    }
    update()
    // The page too: what stands above the grid moves it without changing it.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return geometry
}

interface VirtualRowsOptions {
  /** A grid whose children are the items of the rows in sight. */
  ref: RefObject<HTMLElement | null>
  itemCount: number
  /** The height that most rows have, in pixels; each is measured once it is shown. */
  rowHeight: number
  gap: number
}

/** Which items are in sight, or near, and the room that the others would take above and below. */
export function useVirtualRows({ ref, itemCount, rowHeight, gap }: VirtualRowsOptions) {
  const { columns, top } = useGeometry(ref)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(itemCount / columns),
    estimateSize: () => rowHeight,
    gap,
    overscan: 3,
    scrollMargin: top,
    scrollPaddingStart: coveredAbove,
    scrollPaddingEnd: spareBelow,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    columns,
    firstItem: (first?.index ?? 0) * columns,
    endItem: Math.min(itemCount, ((last?.index ?? -1) + 1) * columns),
    roomAbove: first ? first.start - top : 0,
    roomBelow: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** To be the `ref` of the first item of each row, which has its row's number as `data-index`. */
    measureRow: virtualizer.measureElement,
    scrollToItem: (item: number) => virtualizer.scrollToIndex(Math.floor(item / columns), { align: 'auto' }),
  }
}
