import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** The configuration file that operators use. */
const configuration = join(import.meta.dirname, '..', '..', '..', 'deploy', 'haproxy.cfg')

export interface RunningProxy {
  readonly url: string
  /** Resolves once the proxy considers this server ready; rejects after 30 seconds. */
  waitUntilUp(node: string): Promise<void>
  stop(): Promise<void>
}

/** Whether HAProxy is available; installs Debian's package where possible. */
export function ensureHaproxy(): boolean {
  if (isInstalled()) return true
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  // In run level 1, a package starts no service; only its program is needed.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', env })
  console.log('Installing HAProxy')
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', 'haproxy')
  return isInstalled()
}

const isInstalled = () => spawnSync('haproxy', ['-v']).status === 0

interface ProxyOptions {
  readonly port: number
  /** Ports of the two servers. */
  readonly nodes: readonly [number, number]
  /** Folder of its socket. */
  readonly folder: string
}

/** Starts HAProxy with the configuration in `deploy/`. */
export async function startProxy({ port, nodes, folder }: ProxyOptions): Promise<RunningProxy> {
  const socketPath = join(folder, 'proxy.sock')
  const child = spawn('haproxy', ['-db', '-f', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TROUPE_NODE_1: `127.0.0.1:${nodes[0]}`,
      TROUPE_NODE_2: `127.0.0.1:${nodes[1]}`,
      TROUPE_LISTEN: `127.0.0.1:${port}`,
      TROUPE_PROXY_SOCKET: socketPath,
    },
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const ended = once(child, 'exit')
  const isUp = async (node: string) => (await askProxy(socketPath)).get(node)?.startsWith('UP') ?? false
  return {
    url: `http://127.0.0.1:${port}`,
    async waitUntilUp(node) {
      for (const deadline = performance.now() + 30_000; performance.now() < deadline; await pause(50)) {
        if (child.exitCode !== null) throw new Error(`HAProxy ended:\n${complaints}`)
        if (await isUp(node).catch(() => false)) return
      }
      throw new Error(`HAProxy did not find ${node} ready within 30 seconds`)
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Reads HAProxy's state of each server (`UP`, `DOWN` and variants), by its name in the configuration. */
async function askProxy(socketPath: string): Promise<ReadonlyMap<string, string>> {
  const socket = connect(socketPath)
  socket.write('show stat\n')
  const [header = '', ...lines] = (await text(socket)).split('\n').filter((line) => line !== '')
  const column = header.split(',').indexOf('status')
  return new Map(lines.map((line) => line.split(',')).map((cells) => [cells[1] ?? '', cells[column] ?? '']))
}
