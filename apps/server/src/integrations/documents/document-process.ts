// The process in which one document is read. Its first thread only watches: a parser that is stuck or fills the memory is
// in the other one. It waits to be ended by its parent, and ends itself when the parent is gone.
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { ReadingTask } from './document-worker.ts'
import type { ReadingReply } from './reading-reply.ts'

/** At most some 20 MB are added in between. */
const watchIntervalMs = 10
/** V8 limits its own heap but not buffers, so the memory of the whole process is watched too. */
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
  message: 'This file takes too much memory to be read. Please save a simpler one.',
}
const damaged: ReadingReply = {
  problem: 'broken',
  message: 'This file is damaged and cannot be read. Please save or export it again.',
}

const watch = setInterval(() => {
  if (process.memoryUsage.rss() > limits.memory) reply(tooLarge)
}, watchIntervalMs)
thread.once('message', reply)
thread.once('error', (error) => {
  reply(error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : damaged)
})
// A parser can also wait for what never comes.
thread.once('exit', () => reply(damaged))

let isAnswered = false
function reply(answer: ReadingReply): void {
  if (isAnswered) return
  isAnswered = true
  clearInterval(watch)
  process.send?.(answer)
  void thread.terminate()
}
