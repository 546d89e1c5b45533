import type { JobQueue, QueueName } from '../jobs/job-queue.ts'

/** A queue whose jobs wait until the test has them done, so that nothing happens behind its back. */
export class ManualJobQueue implements JobQueue {
  readonly waiting: { queue: QueueName; data: object }[] = []
  readonly #handlers = new Map<QueueName, (data: object) => Promise<void>>()

  async enqueue(queue: QueueName, data: object = {}): Promise<void> {
    // As the real one does, only what JSON can carry arrives.
    this.waiting.push({ queue, data: JSON.parse(JSON.stringify(data)) })
  }

  async work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>): Promise<void> {
    // The sender and the worker of a queue agree on its data.
    this.#handlers.set(queue, (data) => handler(data as Data))
  }

  /** Does the waiting jobs, and those they queue; a failure is the test's. */
  async runAll(): Promise<void> {
    for (let job = this.waiting.shift(); job; job = this.waiting.shift()) {
      await this.#handlers.get(job.queue)?.(job.data)
    }
  }

  async stop(): Promise<void> {}
}
