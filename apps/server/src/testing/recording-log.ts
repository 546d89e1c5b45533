import type { Logger } from '../lib/logger.ts'

/** Records every line of a log as it would be written. */
export class RecordingLog implements Logger {
  readonly lines: string[] = []
  readonly error = (...line: unknown[]) => this.#keep(line)
  readonly warn = (...line: unknown[]) => this.#keep(line)
  readonly info = (...line: unknown[]) => this.#keep(line)
  readonly debug = (...line: unknown[]) => this.#keep(line)

  #keep(line: unknown[]): void {
    this.lines.push(JSON.stringify(line, (_name, value) => (value instanceof Error ? describe(value) : value)))
  }
}

function describe({ message, stack, cause }: Error) {
  return { message, stack, cause }
}
