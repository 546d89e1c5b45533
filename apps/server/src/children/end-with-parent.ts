// Loaded into a child process before its program: has a thread end the process when the parent is gone. The first thread
// cannot be relied on for that, since a statement of PGlite blocks it for as long as it takes.
import { isMainThread, Worker } from 'node:worker_threads'

if (isMainThread) {
  // Without `execArgv` the thread would load this file as well.
  new Worker(new URL('./parent-watch-worker.ts', import.meta.url), { execArgv: [] }).unref()
}
