import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { ShedKind, Telemetry } from '../telemetry/telemetry.ts'
import type { WaitingTime } from '../waiting-time.ts'
import { isApiPath } from './api-path.ts'
import { costlyRoutes } from './costly-routes.ts'

/**
 * Milliseconds that work may always have to wait, a few times for each request, before fewer are taken on: first of those that make
 * others wait, so that whoever is signed in can go on; of the rest only when that does not help.
 */
const longestWaits: Readonly<Record<ShedKind, number>> = { costly: 60, other: 250 }

/** Each 200 ms the share that is taken on shrinks by a factor or grows by a step, as TCP does: so it comes to rest at what can be done. */
const [shrinkFactor, growthStep, periodMs] = [0.7, 0.1, 200]

/** With fewer requests in hand it is not requests that keep a server busy, and to refuse them would help nobody. */
const fewInHand = 16

const retrySeconds = { least: 1, most: 4 }

/**
 * Refuses a part of the requests to the API with 503 while a server has more to do than it can, before anything is done for them. What
 * is refused is quick, so that what is taken on still is. Pages, health and metrics are always answered.
 */
export function shedLoad(app: FastifyInstance, waiting: WaitingTime, telemetry: Telemetry): void {
  const shares: Record<ShedKind, number> = { costly: 1, other: 1 }
  waiting.listen((wait, elapsed) => {
    // A server that is so busy that it seldom looks has all the more to refuse.
    const periods = elapsed / periodMs
    for (const kind of ['costly', 'other'] as const) {
      shares[kind] =
        wait > longestWaits[kind]
          ? shares[kind] * shrinkFactor ** periods
          : Math.min(1, shares[kind] + growthStep * periods)
    }
  })
  let inHand = 0
  app.addHook('onRequest', async ({ url, method, routeOptions }, reply) => {
    if (!isApiPath(url)) return
    const kind = costlyRoutes.has(`${method} ${routeOptions.url}`) ? 'costly' : 'other'
    if (inHand < fewInHand || Math.random() < shares[kind]) {
      inHand++
      reply.raw.once('close', () => inHand--)
      return
    }
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
