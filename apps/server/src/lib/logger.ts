import type { FastifyBaseLogger } from 'fastify'

/** Structured log: an object of facts, then a short text. Never log a secret, code, token or password. */
export type Logger = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>

export const silentLogger: Logger = { error() {}, warn() {}, info() {}, debug() {} }
