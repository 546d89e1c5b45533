import type { FastifyBaseLogger } from 'fastify'

/** Structured log: an object of facts, then a short text. No secret, code, token or password is ever logged. */
export type Logger = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>

export const silentLogger: Logger = { error() {}, warn() {}, info() {}, debug() {} }
