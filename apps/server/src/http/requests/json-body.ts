import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { refuseInput } from '../../lib/app-error.ts'

/** No valid payload nests deeper. The embedded database silently drops JSON with thousands of levels. */
const maxDepth = 32

/** Whether the brackets of a JSON text nest at most `limit` deep. Brackets inside strings do not count. */
export function isShallowJson(text: string, limit: number): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (character === 0x22) index = findStringEnd(text, index + 1)
    else if (character === 0x7b || character === 0x5b) {
      if (++depth > limit) return false
    } else if (character === 0x7d || character === 0x5d) depth--
  }
  return true
}

/**
 * Returns the index of the quote that ends a string. `indexOf` is many times faster than a loop over the characters,
 * and a document may have 14 MB.
 */
function findStringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/**
 * Parses JSON bodies. Refuses with 422 if one is malformed, too deep, or contains a key that would reach a prototype.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    if (!isShallowJson(text, maxDepth))
      return done(refuseInput(say('http.json_too_deep', { max: maxDepth }), { loc: ['body'], type: 'json_too_deep' }))
    parse(request, text, (error, value) => {
      if (error) done(refuseInput(say('http.json_invalid'), { loc: ['body'], type: 'json_invalid' }))
      else done(null, value)
    })
  })
}
