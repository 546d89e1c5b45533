import { Worker } from 'node:worker_threads'
import type { HashingReply, HashingRequest } from './hashing-worker.ts'

/** Idle threads, shared by all hashing in this process. They do not keep the process alive. */
const idleThreads: Worker[] = []

/**
 * Computes in a separate thread, off the event loop and off the thread pool that signatures, files and DNS lookups
 * need. Starts a thread per simultaneous computation and keeps it, so callers must limit their number.
 */
export function computeInThread(request: HashingRequest): Promise<string | boolean> {
  const thread = idleThreads.pop() ?? startThread()
  thread.ref()
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off('message', receive).off('error', fail).off('exit', fail)
      thread.unref()
    }
    const receive = (reply: HashingReply) => {
      settle()
      idleThreads.push(thread)
      if ('error' in reply) reject(new Error(reply.error))
      else resolve(reply.result)
    }
    const fail = (reason: unknown) => {
      settle()
      reject(reason instanceof Error ? reason : new Error('The hashing thread ended'))
    }
    thread.on('message', receive).on('error', fail).on('exit', fail)
    thread.postMessage(request)
  })
}

function startThread(): Worker {
  const thread = new Worker(new URL('./hashing-worker.ts', import.meta.url))
  // Threads that end while idle are not reused.
  thread.once('exit', () => {
    const index = idleThreads.indexOf(thread)
    if (index >= 0) idleThreads.splice(index, 1)
  })
  return thread
}
