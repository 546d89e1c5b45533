import { Presets, SingleBar } from 'cli-progress'
import type { ImportProgress } from './import-creators.ts'

/** Shows the progress of an import. */
export interface ProgressDisplay {
  show(progress: ImportProgress): void
  /** Ends the display with the last state. */
  finish(): void
}

const secondsBetweenLines = 3
const steps = 1000

/** Shows a bar on a terminal, else a line every few seconds. */
export function createProgressDisplay(output: NodeJS.WriteStream): ProgressDisplay {
  return output.isTTY ? createBar(output) : createLines(output)
}

function createBar(output: NodeJS.WriteStream): ProgressDisplay {
  const format = '{bar} {percentage}% · {read} read · {stored} stored · {refused} refused · {duration_formatted}'
  const bar = new SingleBar({ format, stream: output, hideCursor: true, gracefulExit: false }, Presets.shades_classic)
  bar.start(steps, 0, { read: '0', stored: '0', refused: '0' })
  return {
    show: (progress) => bar.update(Math.floor(progress.share * steps), toTexts(progress)),
    finish: () => bar.stop(),
  }
}

function createLines(output: NodeJS.WriteStream): ProgressDisplay {
  let last = Date.now()
  return {
    show(progress) {
      if (Date.now() - last < secondsBetweenLines * 1000) return
      last = Date.now()
      const { read, stored, refused } = toTexts(progress)
      output.write(`${Math.floor(progress.share * 100)}% · ${read} read · ${stored} stored · ${refused} refused\n`)
    },
    finish() {},
  }
}

function toTexts({ read, created, updated, refused }: ImportProgress) {
  const format = (count: number) => count.toLocaleString('en')
  return { read: format(read), stored: format(created + updated), refused: format(refused) }
}
