// Preloaded into a child process: starts a thread that ends the process when the parent is gone. The main thread cannot
// do this reliably, since a PGlite statement blocks it for as long as the statement takes.
import { isMainThread, Worker } from 'node:worker_threads'

if (isMainThread) {
  // Without `execArgv` the thread would load this file as well.
  new Worker(new URL('./parent-watch-worker.ts', import.meta.url), { execArgv: [] }).unref()
}
