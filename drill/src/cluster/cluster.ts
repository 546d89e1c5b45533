import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSandbox, startSandbox } from '@troupe/sandbox/sandbox'
import { sandboxYoutubeKey } from '@troupe/sandbox/youtube/youtube-quota'
import { connectDatabase, type Database } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { findFreePort } from '@troupe/server/testing/processes/free-port'
import { type MailServer, startMailServer } from '../../../bench/src/mail/mail-server.ts'
import { type DatabaseLink, openDatabaseLink } from './database-link.ts'
import { type RunningProxy, startProxy } from './haproxy.ts'
import { createNode, type TroupeNode } from './node.ts'

/**
 * The rolling restart waits this long: more than the proxy needs to notice, which is two checks half a second apart.
 */
const drainSeconds = 2

/** Two servers on one database behind a proxy, as in production, and the services that they use. */
export interface Cluster {
  readonly a: TroupeNode
  readonly b: TroupeNode
  readonly proxy: RunningProxy
  /** The connection between the servers and their database. */
  readonly link: DatabaseLink
  /** Address of the database that bypasses the link. */
  readonly databaseUrl: string
  readonly database: Database
  readonly sandbox: RunningSandbox
  /** Accepts and counts every mail of a campaign. */
  readonly mailServer: MailServer
  /** Shared by both servers. */
  readonly dataDir: string
  /** Environment for commands on the servers' machines. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts all of it on an empty database. */
export async function startCluster(databaseUrl: string): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-drill-'))
  const [sandbox, mailServer, link] = await Promise.all([
    startSandbox({ catalogueCount: 100 }),
    startMailServer(),
    openDatabaseLink(databaseUrl),
  ])
  const [portA, portB, proxyPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const proxy = await startProxy({ port: proxyPort, nodes: [portA, portB], folder: dataDir })
  const environment = describeNode({ databaseUrl: link.url, dataDir, appUrl: proxy.url, sandbox })
  const a = createNode({ name: 'node1', port: portA, dataDir, environment })
  const b = createNode({ name: 'node2', port: portB, dataDir, environment })
  // Both at once on an empty database: only one of them creates the tables.
  await Promise.all([a.start(), b.start()])
  await Promise.all([proxy.waitUntilUp(a.name), proxy.waitUntilUp(b.name)])
  const database = connectDatabase({ databaseUrl }, 3, silentLogger)
  return {
    ...{ a, b, proxy, link, databaseUrl, database, sandbox, mailServer, dataDir, environment },
    async stop() {
      await Promise.all([a.stop('SIGTERM'), b.stop('SIGTERM')])
      await proxy.stop()
      await database.close()
      await link.stop()
      mailServer.stop()
      await sandbox.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface NodeFacts {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly appUrl: string
  readonly sandbox: RunningSandbox
}

/** Settings of a server in production, with stand-ins for the platforms and mail servers. */
function describeNode({ databaseUrl, dataDir, appUrl, sandbox }: NodeFacts): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: randomBytes(32).toString('hex'),
    APP_URL: appUrl,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: String(drainSeconds),
    SYSTEM_SMTP_URL: sandbox.smtpUrl,
    ALLOW_PRIVATE_SMTP_HOSTS: 'on',
    REGISTRATION: 'open',
    YOUTUBE_API_KEY: sandboxYoutubeKey,
    YOUTUBE_API_URL: sandbox.httpUrl,
  }
}
