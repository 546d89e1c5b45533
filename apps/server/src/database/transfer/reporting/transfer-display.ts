import { Presets, SingleBar } from 'cli-progress'
import { seconds } from '../../../lib/durations.ts'
import type { TransferProgress } from './transfer-progress.ts'

/** Displays the progress of a transfer. */
export interface TransferDisplay {
  show(progress: TransferProgress): void
  /** Leaves the last state on screen. */
  finish(): void
}

const pauseBetweenLines = seconds(3)

/**
 * Creates a progress bar on a terminal. Elsewhere, as in a log, writes a line at the start of each phase and every few
 * seconds.
 */
export function createTransferDisplay(output: NodeJS.WriteStream): TransferDisplay {
  return output.isTTY ? createBar(output) : createLines(output)
}

function createBar(output: NodeJS.WriteStream): TransferDisplay {
  const format = '{bar} {percentage}% · {text} · {duration_formatted}'
  const bar = new SingleBar({ format, stream: output, hideCursor: true, gracefulExit: false }, Presets.shades_classic)
  let phase = ''
  return {
    show(progress) {
      if (progress.phase !== phase) {
        bar.stop()
        bar.start(progress.total, 0, { text: describe(progress) })
      }
      phase = progress.phase
      bar.update(progress.done, { text: describe(progress) })
    },
    finish: () => bar.stop(),
  }
}

function createLines(output: NodeJS.WriteStream): TransferDisplay {
  let last = { phase: '', at: 0 }
  return {
    show(progress) {
      if (progress.phase === last.phase && Date.now() - last.at < pauseBetweenLines) return
      last = { phase: progress.phase, at: Date.now() }
      output.write(`${Math.floor((100 * progress.done) / progress.total)}% · ${describe(progress)}\n`)
    },
    finish() {},
  }
}

function describe({ phase, table, done, total }: TransferProgress): string {
  return `${phase}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} · ${table}`
}
