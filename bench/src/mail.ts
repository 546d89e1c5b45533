import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { killServers } from './mail/kill-servers.ts'
import { type MailServer, startMailServer } from './mail/mail-server.ts'
import { measureBare, measureCampaign, printSpeed } from './mail/measure-speed.ts'
import { fillWithReaders, registerBrand, type SendingBrand, useManyConnections } from './mail/sending-brand.ts'

const defaultCount = 10_000
const kills = 20

/**
 * Measures a campaign to `size` creators: how fast it is accepted and sent, compared with a bare pooled Nodemailer and
 * the same mail server, how the API responds meanwhile, and the outcome when servers are killed.
 */
export async function run(size?: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    console.log('mail: needs a PostgreSQL with pgvector and pg_textsearch in TEST_DATABASE_URL; not measured')
    return
  }
  const count = size ? Number(size) : defaultCount
  const name = `troupe_bench_mail_${process.pid}`
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const mailServer = await startMailServer()
  try {
    const creatorIds = await fillWithReaders({ databaseUrl, dataDir: '' }, count)
    const environment = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: randomBytes(32).toString('hex'),
      DEMO_CREATORS: '0',
      ALLOW_PRIVATE_SMTP_HOSTS: 'on',
    }
    const brand = await measureSpeed(mailServer, environment, creatorIds)
    const crash = { brand, mailServer, databaseUrl, environment: withoutSandbox(environment, mailServer), kills }
    await killServers({ ...crash, servers: 1 })
    await killServers({ ...crash, servers: 2 })
  } finally {
    mailServer.stop()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function measureSpeed(
  mailServer: MailServer,
  environment: Record<string, string>,
  creatorIds: readonly string[],
): Promise<SendingBrand> {
  const troupe = await startTroupe({ environment })
  try {
    const brand = { accessToken: await registerBrand(troupe.url, mailServer.port), creatorIds }
    await useManyConnections(troupe.url, brand.accessToken)
    // Each once to warm up, then alternately, so that other load on the machine affects both.
    await measureCampaign(troupe, brand)
    const before = await measureBare(mailServer, creatorIds.length)
    const speed = await measureCampaign(troupe, brand)
    const after = await measureBare(mailServer, creatorIds.length)
    console.log(`\nA campaign to ${creatorIds.length.toLocaleString('en')} creators`)
    printSpeed(speed, (before + after) / 2)
    return brand
  } finally {
    await troupe.stop()
  }
}

/** Settings of a server that starts fast: only registrations need the sandbox. */
function withoutSandbox(environment: Record<string, string>, { port }: MailServer): Record<string, string> {
  return { ...environment, SANDBOX: 'off', SYSTEM_SMTP_URL: `smtp://127.0.0.1:${port}` }
}
