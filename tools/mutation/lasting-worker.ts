import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, Vite, WorkerRequest } from 'vitest/node'

type StartContext = Extract<WorkerRequest, { type: 'start' }>['context']

let thread: Worker | undefined

/**
 * Vitest plugin that runs all runs of a process in one thread. Vitest ends the thread after each run, so that each
 * mutant would load the rules and their tables again, which takes longer than the tests. The instrumented code reads
 * which mutant is active when it is called, and mutants of values computed on loading are ignored, so sources that are
 * loaded once serve every mutant. Vitest itself loads the test files again in each run. A value that a rule remembers
 * between calls is not computed again, so that a mutant of its computation can count as survived.
 */
export function keepWorker(): Vite.Plugin {
  return {
    name: 'keep-worker',
    configureVitest({ project }) {
      const name = 'lasting-worker'
      project.config.pool = name
      project.config.poolRunner = { name, createPoolWorker: (options) => createLastingWorker(name, options) }
    },
  }
}

function createLastingWorker(name: string, { distPath, env, execArgv }: PoolOptions): PoolWorker {
  const listeners: [event: string, listener: (...args: unknown[]) => void][] = []
  let context: StartContext | undefined
  const isFirst = thread === undefined
  const worker = thread ?? new Worker(join(distPath, 'workers/threads.js'), { env, execArgv })
  thread = worker
  const answer = (type: 'started' | 'stopped') =>
    queueMicrotask(() => worker.emit('message', { __vitest_worker_response__: true, type }))
  return {
    name,
    on(event, listener) {
      listeners.push([event, listener])
      worker.on(event, listener)
    },
    off(event, listener) {
      worker.off(event, listener)
    },
    send(request) {
      if (request.type === 'stop') return answer('stopped')
      if (request.type === 'start') {
        context = request.context
        if (!isFirst) return answer('started')
      }
      // The names of the tests to run are in the context of the start, which the thread reads only once.
      const isRun = request.type === 'run'
      worker.postMessage(isRun ? { ...request, context: { ...context, ...request.context } } : request)
    },
    deserialize: (data) => data,
    start: async () => worker.unref(),
    async stop() {
      for (const [event, listener] of listeners) worker.off(event, listener)
    },
  }
}
