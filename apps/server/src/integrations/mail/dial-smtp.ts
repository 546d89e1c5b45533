import { connect, type Socket } from 'node:net'
import { isPublicSmtpServer } from '@troupe/contract/email-settings'
import { seconds } from '../../lib/durations.ts'
import { findReachableAddresses, type ResolveHost } from '../network/reachable-addresses.ts'

/** The host is unknown or not allowed: one error on purpose, so that the names of our network cannot be probed. */
export class SmtpHostError extends Error {
  override readonly name = 'SmtpHostError'
  readonly code = 'EHOST'
}

export interface SmtpAddress {
  readonly host: string
  readonly port: number
}

interface DialOptions {
  /** Whether hosts in private and loopback ranges may be reached, on any port. */
  readonly allowPrivateHosts: boolean
  /** Names that stand for listeners of the sandbox: `host:port` to where it is. */
  readonly standIns?: ReadonlyMap<string, SmtpAddress>
  /** Gives the addresses of a host; the system's unless a test has its own. */
  readonly resolve?: ResolveHost
  /** For one address, milliseconds. */
  readonly timeout?: number
}

/** Opens a plain connection to an SMTP server that a user named. */
export type DialSmtp = (address: SmtpAddress) => Promise<Socket>

const maxAddresses = 3

/**
 * Makes the way to users' SMTP servers. A name is resolved once for each connection, every address that comes is judged, and
 * the judged address itself is dialled: an answer that changes between check and connection changes nothing.
 */
export function createSmtpDialer(options: DialOptions): DialSmtp {
  const { allowPrivateHosts, standIns, resolve, timeout = seconds(5) } = options

  async function findAddresses({ host, port }: SmtpAddress): Promise<readonly string[]> {
    if (!allowPrivateHosts && !isPublicSmtpServer(host, port)) throw unreachable()
    const addresses = await findReachableAddresses(host, { allowPrivateHosts, resolve })
    if (addresses.length === 0) throw unreachable()
    return addresses.slice(0, maxAddresses)
  }

  return async (target) => {
    const standIn = standIns?.get(`${target.host.toLowerCase()}:${target.port}`)
    if (standIn) return open(standIn, timeout)
    let failure: unknown
    for (const host of await findAddresses(target)) {
      try {
        return await open({ host, port: target.port }, timeout)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
}

function unreachable(): SmtpHostError {
  return new SmtpHostError('The SMTP host is not known, or is not one that may be reached from here')
}

function open({ host, port }: SmtpAddress, timeout: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(timeout, () => {
      fail(Object.assign(new Error('The SMTP server does not answer'), { code: 'ETIMEDOUT' }))
    })
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', fail)
      resolve(socket)
    })
  })
}
