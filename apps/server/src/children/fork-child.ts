import { type ChildProcess, fork } from 'node:child_process'

const guardFile = new URL('./end-with-parent.ts', import.meta.url).href

/**
 * Starts a child process that ends with this one, however this one ends: `end-with-parent.ts` is preloaded into it. To
 * stop the child, close its channel (`disconnect`).
 */
export function forkChild(file: string, args: readonly string[]): ChildProcess {
  return fork(file, [...args], {
    execArgv: [...process.execArgv, '--import', guardFile],
    // `parent-watch-worker.ts` expects the pipe at this position.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  })
}
