import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { ShedKind, Telemetry } from '../telemetry/telemetry.ts'
import type { WaitingTime } from '../waiting-time.ts'
import { costlyRoutes } from './costly-routes.ts'

/**
 * Milliseconds that work may have to wait before further requests are refused: first those that make others wait, so that whoever is
 * signed in can go on; the rest only when that does not help.
 */
const longestWaits: Readonly<Record<ShedKind, number>> = { costly: 300, other: 1500 }

const retrySeconds = { least: 1, most: 4 }

/**
 * Refuses requests to the API with 503 while a server has more to do than it can, before anything is done for them. What is refused is
 * quick, so that what is taken on still is. Pages, health and metrics are always answered.
 */
export function shedLoad(app: FastifyInstance, waiting: WaitingTime, telemetry: Telemetry): void {
  app.addHook('onRequest', async ({ url, method, routeOptions }) => {
    if (!url.startsWith('/api/')) return
    const kind: ShedKind = costlyRoutes.has(`${method} ${routeOptions.url}`) ? 'costly' : 'other'
    if (waiting.read() <= longestWaits[kind]) return
    telemetry.noteShed(kind)
    throw new AppError('unavailable', 'The server is busy at the moment. Please try again in a few seconds.', {
      retryAfterSeconds: spreadRetry(),
    })
  })
  app.addHook('onClose', async () => waiting.stop())
}

/** All that are refused at once should not be back at once. */
function spreadRetry(): number {
  return retrySeconds.least + Math.random() * (retrySeconds.most - retrySeconds.least)
}
