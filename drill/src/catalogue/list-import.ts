import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toRoundWord } from './catalogue-check.ts'

const root = join(import.meta.dirname, '..', '..', '..')

export interface RunningImport {
  /** Resolves once it has ended. @returns whether it succeeded. */
  finish(): Promise<boolean>
  kill(): Promise<void>
}

interface ListImportOptions {
  /** Folder for the list. */
  readonly folder: string
  readonly environment: () => Readonly<Record<string, string>>
  /** Receives the error output of an import that failed. */
  readonly say: (text: string) => void
}

/** Imports a list by the command, in a process of its own. */
export class ListImport {
  readonly #options: ListImportOptions
  readonly #file: string

  constructor(options: ListImportOptions) {
    this.#options = options
    this.#file = join(options.folder, 'list.csv')
  }

  /** Writes the list of a round: the same creators each time, with the word of the round in their texts. */
  write(rows: number, round: number): Promise<void> {
    return this.writeLines(
      Array.from({ length: rows }, (_, index) => {
        const text = `common ${index % 2 ? 'odd' : 'even'} seventh${(index + round) % 7} ${toRoundWord(round)}`
        return `youtube,killed${index},Killed ${index},${text},${1000 + round}`
      }),
    )
  }

  /** Writes lines of platform, handle, title, description and subscribers. */
  async writeLines(lines: readonly string[]): Promise<void> {
    await writeFile(this.#file, ['platform,handle,title,description,subscribers', ...lines].join('\n'))
  }

  import(): RunningImport {
    const options = this.#options
    const child = spawn(process.execPath, ['apps/server/src/commands/import-creators.ts', this.#file], {
      cwd: root,
      env: { PATH: process.env.PATH, ...options.environment() },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
    const ended = once(child, 'close')
    return {
      async finish() {
        await ended
        if (child.exitCode !== 0) options.say(said)
        return child.exitCode === 0
      },
      async kill() {
        child.kill('SIGKILL')
        await ended
      },
    }
  }
}
