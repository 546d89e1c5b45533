import type { JobQueue, QueueName } from '../jobs/job-queue.ts'

/** A queue whose jobs wait until the test runs them, so that nothing happens in the background. */
export class ManualJobQueue implements JobQueue {
  readonly waiting: { queue: QueueName; data: object }[] = []
  readonly #handlers = new Map<QueueName, (data: object) => Promise<void>>()
  #isStopped = false

  async enqueue(queue: QueueName, data: object = {}): Promise<void> {
    // Like the real queue, passes on only what JSON can represent.
    this.waiting.push({ queue, data: JSON.parse(JSON.stringify(data)) })
  }

  async work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>): Promise<void> {
    // Sender and worker of a queue agree on the type of its data.
    this.#handlers.set(queue, (data) => handler(data as Data))
  }

  /** Runs the waiting jobs and those they enqueue; a failure rejects. */
  async runAll(): Promise<void> {
    for (let job = this.waiting.shift(); job && !this.#isStopped; job = this.waiting.shift()) {
      await this.#handlers.get(job.queue)?.(job.data)
    }
  }

  /** Ends `runAll` after the job in hand: work that is told to stop enqueues itself again. */
  async stop(): Promise<void> {
    this.#isStopped = true
  }
}
