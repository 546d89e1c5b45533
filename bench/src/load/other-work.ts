import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** On each core, so that any thread beside them gets a quarter of one: server and database, a thread each, get half a core. */
const processesPerCore = 3

/** Keeps all cores busy until it is stopped, as another program on the machine would. */
export function startOtherWork(): { stop(): void } {
  const processes: ChildProcess[] = Array.from({ length: processesPerCore * availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  return {
    stop() {
      for (const busy of processes) busy.kill('SIGKILL')
    },
  }
}
