import { connect, type Socket } from 'node:net'
import { isPublicSmtpServer } from '@troupe/contract/email-settings'
import { seconds } from '../../lib/durations.ts'
import { findReachableAddresses, type ResolveHost } from '../network/reachable-addresses.ts'

/**
 * The host is unknown or not allowed. Both have the same error, so that names in the internal network cannot be probed.
 */
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
  /** Names that stand for the sandbox's listeners: `host:port` to the actual address. */
  readonly standIns?: ReadonlyMap<string, SmtpAddress>
  /** Resolves a host to its addresses; default: the system's resolver. */
  readonly resolve?: ResolveHost
  /** Milliseconds per address. */
  readonly timeout?: number
  /** Whether every user may enter a server; default: as for SMTP. */
  readonly isPublicServer?: (host: string, port: number) => boolean
}

/** Opens a plain connection to a mail server named by a user. */
export type DialSmtp = (address: SmtpAddress) => Promise<Socket>

const maxAddresses = 3

/**
 * Creates a dialer for users' SMTP servers. A name is resolved once per connection, every resulting address is checked,
 * and the checked address itself is dialled, so a DNS answer that changes in between has no effect.
 */
export function createSmtpDialer(options: DialOptions): DialSmtp {
  const { allowPrivateHosts, standIns, resolve, timeout = seconds(5), isPublicServer = isPublicSmtpServer } = options

  async function findAddresses({ host, port }: SmtpAddress): Promise<readonly string[]> {
    if (!allowPrivateHosts && !isPublicServer(host, port)) throw unreachable()
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
