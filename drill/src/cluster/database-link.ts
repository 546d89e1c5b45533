import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The connection from the servers to their database, which can be interrupted without touching the database. */
export interface DatabaseLink {
  /** Address of the database through this link. */
  readonly url: string
  /** Simulates a database host that goes down: connections break, and new ones are refused. */
  cut(): Promise<void>
  /** Simulates a network that drops everything: connections stay open, and no data arrives. */
  freeze(): void
  /** Ends the interruption. */
  restore(): Promise<void>
  stop(): Promise<void>
}

/** Opens a link to the PostgreSQL at this address. */
export async function openDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const add = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    if (isFrozen) socket.pause()
  }
  const join = (near: Socket) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    near.pipe(far).on('close', () => near.destroy())
    far.pipe(near).on('close', () => far.destroy())
    add(near)
    add(far)
  }
  const server: Server = createServer({ noDelay: true }, join).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const close = async () => {
    if (!server.listening) return
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await once(server, 'close')
  }
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: close,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    async restore() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: close,
  }
}
