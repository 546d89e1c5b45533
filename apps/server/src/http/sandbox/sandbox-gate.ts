import { errorStatuses } from '@troupe/contract/base/errors'
import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStandInPicture } from '../../images/image-hosts.ts'
import { AppError } from '../../lib/app-error.ts'
import { isSameSecret } from '../../lib/same-secret.ts'
import { writeKeyPage } from './sandbox-key-page.ts'

export interface SandboxGate {
  /** Key for the sandbox's pages. */
  readonly key: string
  /** Counts a wrong key for an IP address; rejects with `too_many_requests` after too many. */
  countGuess(ip: string): Promise<void>
}

const cookieName = 'troupe_sandbox'
const cookieDays = 30

/**
 * Requires the key for the sandbox's pages, once: as `?key=` in the address, or in the form that a browser gets instead
 * of the page. A cookie then replaces it, so that the page's own calls work. The right key is accepted after any number
 * of wrong ones, so that strangers cannot lock users out; its 128 bits cannot be guessed.
 */
export function askForSandboxKey(scope: FastifyInstance, gate: SandboxGate): void {
  scope.addHook('onRequest', async (request, reply) => {
    // Drawn pictures reveal nothing and are embedded in pages. Everything else shows or changes mail, or is of no use
    // to strangers.
    if (isStandInPicture(request.url) || hasKey(readCookie(request), gate)) return
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const given = searchParams.get('key')
    searchParams.delete('key')
    if (hasKey(given, gate)) return admit(request, reply, { key: gate.key, address: toAddress(pathname, searchParams) })

    const refusal = given === null ? needsKey() : await judgeGuess(request, gate)
    if (!isNavigation(request)) throw refusal
    request.log.info({ code: refusal.code, reason: refusal.message }, 'refused')
    return sendKeyPage(
      reply,
      refusal,
      writeKeyPage({ pathname, searchParams, problem: given === null ? null : refusal.message }),
    )
  })
}

function hasKey(given: string | null, { key }: SandboxGate): boolean {
  return given !== null && isSameSecret(given, key)
}

const needsKey = () => new AppError('unauthenticated', say('http.sandbox_needs_key'))

async function judgeGuess(request: FastifyRequest, gate: SandboxGate): Promise<AppError> {
  try {
    await gate.countGuess(request.ip)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  return new AppError('unauthenticated', say('http.sandbox_wrong_key'))
}

/** Redirects a browser to the address without the key, since its history or a shared screen would reveal it. */
function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, address }: { key: string; address: string },
): FastifyReply | undefined {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  // Not `Strict`: a link from another page would then lead to the form although the key was right.
  const cookie = `${cookieName}=${key}; Path=/sandbox; Max-Age=${cookieDays * 86_400}; HttpOnly; SameSite=Lax${secure}`
  reply.header('set-cookie', cookie)
  return isNavigation(request) ? reply.header('cache-control', 'no-store').redirect(address, 303) : undefined
}

function toAddress(pathname: string, search: URLSearchParams): string {
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

function readCookie({ headers }: FastifyRequest): string | null {
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? null
}

function isNavigation({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

function sendKeyPage(reply: FastifyReply, { code, retryAfterSeconds }: AppError, html: string): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply
    .code(errorStatuses[code])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    )
    .send(html)
}
