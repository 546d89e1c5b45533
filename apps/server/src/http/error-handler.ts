import { type ErrorBody, type ErrorCode, errorStatuses, type ValidationIssue } from '@troupe/contract/base/errors'
import { findMessage, quote, say } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'
import { messageFields } from '@troupe/contract/messages/wire-schemas'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isConnectionFailure, isPartUnreachable } from '../database/outages/connection-failure.ts'
import { AppError } from '../lib/app-error.ts'

const unavailableRetrySeconds = 2

/** Answers every error and every unknown path in the common form. Internals never leave the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error)
    if (!known) {
      request.log.error({ err: error }, 'unexpected failure')
      const said = say('http.internal')
      const body: ErrorBody = { detail: said.text, ...toWireMessage(said), request_id: request.id }
      return reply.code(errorStatuses.internal).send(body)
    }
    return send(request, reply, known)
  })
}

/** Answers a path that cannot be decoded; no route runs for it, and so no hook. */
export function answerUnreadablePath(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
  send(request, reply, new AppError('not_found', say('http.not_found')))
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { code, message: reason, cause } = error
  request.log.info({ code, reason, ...(cause instanceof Error && { err: cause }) }, 'refused')
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds))
  const said = error.issues ? { detail: error.issues } : { detail: error.message, ...toWireMessage(error.said) }
  const body: ErrorBody = { ...said, request_id: request.id }
  return reply.code(errorStatuses[error.code]).send(body)
}

/** Codes of the errors of Fastify and its plugins, such as that of files for a range beyond the end. */
const codesByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  403: 'forbidden',
  412: 'bad_request',
  413: 'too_large',
  415: 'unsupported_media_type',
  416: 'bad_request',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** Converts an error to an `AppError`; undefined when it is a failure of the server. */
function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('invalid_input', say('http.invalid_request'), {
      issues: error.validation.map((issue) => readIssue(issue, error.validationContext)),
    })
  }
  if (isConnectionFailure(error)) {
    const said = say(isPartUnreachable(error) ? 'http.part_unreachable' : 'http.database_unavailable')
    return new AppError('unavailable', said, {
      retryAfterSeconds: unavailableRetrySeconds,
      cause: error,
    })
  }
  const code = error.statusCode === undefined ? undefined : codesByStatus[error.statusCode]
  if (!code) return undefined
  return new AppError(code, quote(error.message), {
    ...(code === 'invalid_input' ? { issues: [{ loc: ['body'], msg: error.message, type: 'invalid' }] } : {}),
    ...(code === 'unavailable' ? { retryAfterSeconds: unavailableRetrySeconds } : {}),
  })
}

/** An issue of `context.addIssue` with `params: toWireMessage(...)`. */
const CustomIssue = z.object({ params: z.object(messageFields) })

/** Parts of a request, by Fastify's names; the values are the names in the answer. */
const placeNames: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

function readIssue(
  issue: { instancePath: string; message?: string; keyword: string; params?: unknown },
  context: string | undefined,
): ValidationIssue {
  const path = issue.instancePath.split('/').filter((part) => part !== '')
  const { message = 'Invalid value' } = issue
  return {
    loc: [placeNames[context ?? 'body'] ?? 'body', ...path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))],
    msg: message,
    type: issue.keyword,
    ...toWireMessage(findMessage(message) ?? quote(message)),
    // A message that depends on the value comes with the issue itself.
    ...CustomIssue.safeParse(issue.params).data?.params,
  }
}
