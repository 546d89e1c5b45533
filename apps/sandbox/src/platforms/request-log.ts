import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { platformHabits } from '../population/platform-habits.ts'

/** A call to a platform's stand-in. */
export interface LoggedRequest {
  readonly platform: Platform
  readonly at: string
  readonly method: string
  /** Path and query, without keys and tokens. */
  readonly url: string
  /** Absent while the call is being answered, and if its connection was cut. */
  status?: number
}

export interface RequestLog {
  /** The latest calls, oldest first. */
  list(): readonly LoggedRequest[]
  reset(): void
}

const mostKept = 500

/** Removes keys, because a client with a real key may be pointed at the sandbox. */
function withoutSecrets(url: string): string {
  return url.replace(/([?&](?:key|access_token|token|client_secret|appsecret_proof)=)[^&]*/gi, '$1...')
}

/** Logs every call to a platform's stand-in; must be registered before their routes, on the same application. */
export function recordRequests(app: FastifyInstance, now: () => Date): RequestLog {
  const kept: LoggedRequest[] = []
  const entries = new WeakMap<FastifyRequest, LoggedRequest>()

  app.addHook('onRequest', async (request) => {
    const platform = platforms.find((name) => platformHabits[name].path.test(request.url))
    if (!platform) return
    const url = withoutSecrets(request.url)
    const entry: LoggedRequest = { platform, at: now().toISOString(), method: request.method, url }
    entries.set(request, entry)
    kept.push(entry)
    if (kept.length > mostKept) kept.shift()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const entry = entries.get(request)
    if (entry) entry.status = reply.statusCode
    return payload
  })

  return {
    list: () => kept,
    reset() {
      kept.length = 0
    },
  }
}
