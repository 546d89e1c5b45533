import fastify from 'fastify'
import { createSandboxClock } from '../platforms/clock.ts'
import { createFaults } from '../platforms/faults.ts'
import { createWorld } from '../platforms/world.ts'
import { createYoutubeQuota, sandboxYoutubeKey } from '../youtube/youtube-quota.ts'
import { youtubeRoutes } from '../youtube/youtube-routes.ts'

/** The day of the tests, some time after the population's reference day. */
export const testDay = new Date('2026-11-10T12:00:00Z')

/** Creates a YouTube stand-in with a small world and a stopped clock. */
export async function createYoutubeApp(options: { at?: Date } = {}) {
  const clock = createSandboxClock()
  clock.set(options.at ?? testDay)
  const world = createWorld({ clock, catalogueCount: 700 })
  const faults = createFaults()
  const quota = createYoutubeQuota(world.now)
  const app = fastify({ forceCloseConnections: true })
  await app.register(youtubeRoutes, { world, faults, quota })

  /** Calls a method with the default key, which `parameters` or a header may replace. */
  async function call(
    method: string,
    parameters: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = { 'x-goog-api-key': sandboxYoutubeKey },
  ) {
    const response = await app.inject({
      url: `/youtube/v3/${method}?${new URLSearchParams(parameters)}`,
      headers: { host: 'sandbox.test:4000', ...headers },
    })
    return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : undefined }
  }

  return { app, call, clock, world, faults, quota }
}
