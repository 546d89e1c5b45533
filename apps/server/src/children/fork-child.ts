import { type ChildProcess, fork } from 'node:child_process'

const guardFile = new URL('./end-with-parent.ts', import.meta.url).href

/**
 * Starts a process of our own that ends with this one, however this one ends: `end-with-parent.ts` is loaded into it first.
 * It is told to end by closing its channel (`disconnect`).
 */
export function forkChild(file: string, args: readonly string[]): ChildProcess {
  return fork(file, [...args], {
    execArgv: [...process.execArgv, '--import', guardFile],
    // The place of the pipe is known to the guard.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  })
}
