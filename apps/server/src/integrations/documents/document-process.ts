// The process that reads one document. The main thread only watches: a parser that hangs or fills the memory runs in
// the other thread. The parent ends this process; if the parent is gone, it ends itself.
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { ReadingTask } from './document-worker.ts'
import { type ReadingReply, readyToRead } from './reading-reply.ts'

/** Milliseconds; at most about 20 MB are allocated between two checks. */
const watchIntervalMs = 10
/** V8 limits its own heap but not buffers, so the memory of the whole process is watched as well. */
const heapShare = 0.75

process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const { type, limits }: Pick<ReadingTask, 'type' | 'limits'> = JSON.parse(process.argv[2] ?? '')
const content = new Uint8Array(await buffer(process.stdin))
const task: ReadingTask = { content, type, limits }
const thread = new Worker(new URL('./document-worker.ts', import.meta.url), {
  workerData: task,
  transferList: [content.buffer],
  resourceLimits: { maxOldGenerationSizeMb: Math.round((limits.memory * heapShare) / 1024 ** 2) },
})
const tooLarge: ReadingReply = {
  problem: 'too_complex',
  key: 'documents.too_much_memory',
}
const damaged: ReadingReply = {
  problem: 'broken',
  key: 'documents.damaged',
}

const watch = setInterval(() => {
  if (process.memoryUsage.rss() > limits.memory) reply(tooLarge)
}, watchIntervalMs)
thread.on('message', (message) => {
  if (message === readyToRead) process.send?.(message)
  else reply(message)
})
thread.once('error', (error) => {
  reply(error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : damaged)
})
// A parser can also end without a reply, when it waits for an event that never comes.
thread.once('exit', () => reply(damaged))

let isAnswered = false
function reply(answer: ReadingReply): void {
  if (isAnswered) return
  isAnswered = true
  clearInterval(watch)
  process.send?.(answer)
  void thread.terminate()
}
