import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 5

/** Calls repeatedly with short pauses until `end` settles; returns the milliseconds of each call. */
export async function timeUntil(call: () => Promise<void>, end: Promise<unknown>): Promise<number[]> {
  let isOver = false
  void end.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
    await wait(pauseMs)
  }
  return times
}

export async function getOk(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}

/**
 * Starts a bare Fastify server in its own process, the minimum of what our server does; with a database, each response
 * makes one query.
 */
export async function startBareFastify(databaseUrl?: string): Promise<{ url: string; stop(): void }> {
  const answer =
    databaseUrl === undefined
      ? 'app.get("/", async () => ({ id: 1 }))'
      : `const { default: pg } = await import('pg'); const pool = new pg.Pool({ connectionString: '${databaseUrl}' })
    app.get('/', async () => (await pool.query('select 1 as id')).rows[0])`
  const program = `import fastify from 'fastify'; const app = fastify(); ${answer}
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..', '..', '..', 'apps', 'server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())))
  return { url, stop: () => void child.kill() }
}
