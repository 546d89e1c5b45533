import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { PartReport, Target } from './scan-report.ts'

const connections = 200

interface SlowClient {
  readonly name: string
  /** Data sent at once. */
  readonly begin: string
  /** Data sent every second after that. */
  readonly more: string
  /** Seconds within which the server must close the connection. */
  readonly maxSeconds: number
}

const slowClients: readonly SlowClient[] = [
  {
    name: 'headers a line a second',
    begin: 'GET / HTTP/1.1\r\nHost: troupe.test\r\n',
    more: 'X: a\r\n',
    maxSeconds: 12,
  },
  {
    name: 'a body of a byte a second',
    begin:
      'POST /api/auth/login HTTP/1.1\r\nHost: troupe.test\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":"',
    more: 'a',
    maxSeconds: 34,
  },
  { name: 'nothing at all', begin: '', more: '', maxSeconds: 12 },
]

/** Opens many connections that send slowly: each must be closed in time, and other clients must be served meanwhile. */
export async function checkConnections({ directUrl }: Target): Promise<PartReport> {
  const reports = await Promise.all(slowClients.map((client) => check(client, directUrl)))
  return { lines: reports.flatMap(({ lines }) => lines), findings: reports.flatMap(({ findings }) => findings) }
}

async function check(client: SlowClient, url: string): Promise<PartReport> {
  const { name, maxSeconds } = client
  let areOpen = true
  const waits: number[] = []
  const serveOthers = async () => {
    while (areOpen) {
      const start = performance.now()
      await fetch(`${url}/health/live`)
      waits.push(performance.now() - start)
      await pause(200)
    }
  }
  const watching = serveOthers()
  const lives = await Promise.all(Array.from({ length: connections }, () => hold(client, url)))
  areOpen = false
  await watching
  const longest = Math.max(...lives)
  const longestWait = Math.round(Math.max(...waits))
  return {
    lines: [
      `${connections} that send ${name}: closed after ${longest.toFixed(1)} s; others waited ${longestWait} ms at most`,
    ],
    findings: [
      ...(longest > maxSeconds ? [`a connection that sends ${name} was open for more than ${maxSeconds} s`] : []),
      ...(longestWait > 2000 ? [`others waited ${longestWait} ms while ${connections} send ${name}`] : []),
    ],
  }
}

/** Resolves to the seconds until the server closed the connection, or to slightly more than its limit. */
function hold({ begin, more, maxSeconds }: SlowClient, url: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(begin)
    const timer = setInterval(() => socket.write(more), 1000)
    const limit = setTimeout(() => socket.destroy(), (maxSeconds + 5) * 1000)
    // The answer must be read before the end of the connection is noticed.
    socket.resume().once('error', () => socket.destroy())
    socket.once('close', () => {
      clearInterval(timer)
      clearTimeout(limit)
      resolve((performance.now() - start) / 1000)
    })
  })
}
