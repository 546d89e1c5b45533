/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { z } from 'zod'

/** In milliseconds. */
export interface FrameFigures {
  frames: number
  /** Time from one frame to the next. */
  medianFrame: number
  p95Frame: number
  worstFrame: number
  /**
   * Work of the page's main thread, per frame on average and in its longest task, without other load on the machine.
   */
  ownTimePerFrame: number
  longestOwnTask: number
  /** Frames in which a part of the window was blank. */
  blankFrames: number
}

const frames = 300
const pixelsPerFrame = 60

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Processor time of the thread, in microseconds. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
})
type TraceEvent = z.output<typeof TraceEvent>

/**
 * Scrolls for five seconds at 3,600 pixels per second, with the pointer over the content as with a wheel, and measures
 * each frame.
 */
export async function measureScroll(page: Page): Promise<FrameFigures> {
  await page.mouse.move(700, 600)
  // The first pass is not measured: it compiles code and decodes pictures.
  await scroll(page)
  const { result, events } = await trace(page, () => scroll(page))
  const deltas = result.deltas.toSorted((one, other) => one - other)
  const ownTimes = listMainThreadTasks(events)
  const at = (share: number) => round(deltas[Math.min(deltas.length - 1, Math.floor(deltas.length * share))] ?? 0)
  return {
    frames: deltas.length,
    medianFrame: at(0.5),
    p95Frame: at(0.95),
    worstFrame: at(1),
    ownTimePerFrame: round(ownTimes.reduce((sum, time) => sum + time, 0) / deltas.length),
    longestOwnTask: round(Math.max(0, ...ownTimes)),
    blankFrames: result.blankFrames,
  }
}

function scroll(page: Page): Promise<{ deltas: number[]; blankFrames: number }> {
  return page.evaluate(
    async ({ count, step }) => {
      window.scrollTo(0, 400)
      const list = document.querySelector<HTMLElement>('ul[data-layout]')
      const isBlank = () => {
        if (!list) return false
        const { top, bottom } = list.getBoundingClientRect()
        const [above, below] = [list.style.paddingTop, list.style.paddingBottom].map((room) => Number.parseFloat(room))
        return top + (above ?? 0) > window.innerHeight / 2 || bottom - (below ?? 0) < window.innerHeight
      }
      const deltas: number[] = []
      let blankFrames = 0
      let last = await new Promise(requestAnimationFrame)
      while (deltas.length < count) {
        window.scrollBy(0, step)
        const now = await new Promise(requestAnimationFrame)
        deltas.push(now - last)
        last = now
        if (isBlank()) blankFrames++
      }
      return { deltas, blankFrames }
    },
    { count: frames, step: pixelsPerFrame },
  )
}

async function trace<Result>(
  page: Page,
  act: () => Promise<Result>,
): Promise<{ result: Result; events: TraceEvent[] }> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const parsed = TraceEvent.safeParse(event)
      if (parsed.success) events.push(parsed.data)
    }
  })
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] }
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  const result = await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return { result, events }
}

/** Lists the milliseconds of each task on the main thread of the busiest renderer. */
function listMainThreadTasks(events: readonly TraceEvent[]): number[] {
  const toThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(toThread),
  )
  const byThread = Map.groupBy(
    events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(toThread(event))),
    toThread,
  )
  const times = [...byThread.values()].map((tasks) => tasks.map(({ tdur = 0 }) => tdur / 1000))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return times.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
