import type { BoundEndpoint } from '../../../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import { minutes } from '../../../lib/durations.ts'
import { throttleLog } from '../../../lib/throttle-log.ts'
import { createFileLinks } from './file-links.ts'
import type { PipelineContext } from './pipeline-context.ts'
import { bindPipelineEndpoints } from './pipeline-routes.ts'
import { readDueLinks } from './read-links.ts'
import { remindOfContent } from './remind.ts'

export interface PipelineOptions extends Omit<PipelineContext, 'links'> {
  readonly jobs: JobQueue
  /** The installation's secret, from which this module derives its keys. */
  readonly secretKey: Buffer
}

export interface PipelineWork {
  readonly endpoints: BoundEndpoint[]
  /** Starts reading figures and reminding in this process. */
  startWorkers(): Promise<void>
  stop(): void
}

/** Interval between searches for links and dates that are due. */
const lookAgainMs = minutes(15)

/** Creates the part of the module that follows deals. */
export function createPipeline({ secretKey, ...options }: PipelineOptions): PipelineWork {
  const { jobs, log } = options
  const context = { ...options, log: throttleLog(log, ['platform']), links: createFileLinks(secretKey) }
  let timer: NodeJS.Timeout | undefined

  async function lookAgain(): Promise<void> {
    await jobs.enqueue('read-deal-links')
    await jobs.enqueue('remind-content-due')
  }

  return {
    endpoints: bindPipelineEndpoints(context),
    async startWorkers() {
      await jobs.work('read-deal-links', async () => {
        if (await readDueLinks(context)) await jobs.enqueue('read-deal-links')
      })
      await jobs.work('remind-content-due', () => remindOfContent(context))
      await lookAgain()
      const repeat = () => lookAgain().catch((error) => log.debug({ err: error }, 'the job queue is closed'))
      timer = setInterval(repeat, lookAgainMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}
