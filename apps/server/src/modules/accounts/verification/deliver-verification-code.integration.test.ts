import { expect, it, onTestFinished } from 'vitest'
import { startJobQueue } from '../../../jobs/job-queue.ts'
import { systemClock } from '../../../lib/clock.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { RecordingMailer } from '../../../testing/mail/recording-mailer.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { createAccounts } from '../accounts.ts'
import { openRegistration } from '../installation/installation-rules.ts'
import { findNoInvitation } from '../installation/invitation-port.ts'
import { passwordsOnly } from '../installation/single-sign-on-options.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { register } from '../registration/register.ts'
import { createPasswords } from '../secrets/passwords.ts'

const database = useTestDatabase()

it('mails the code through the real job queue, also when the mail server fails once', async () => {
  const jobs = await startJobQueue(database, silentLogger)
  onTestFinished(() => jobs.stop())
  const mailer = new RecordingMailer()
  const secretKey = Buffer.alloc(32, 1)
  const base = { database, jobs, clock: systemClock, log: silentLogger, secretKey, mailer }
  const getPublicUrl = () => 'https://troupe.test'
  const ended = async () => undefined
  const hooks = { revokeTokens: ended, leaveWorkspaces: ended }
  await createAccounts({ ...base, ...hooks, getPublicUrl, exporters: [] }).startWorkers()
  mailer.failNext(new Error('421 try later'))

  const rateLimits = createRateLimits(database.kysely, secretKey, systemClock)
  const rules = { registration: openRegistration, findInvitation: findNoInvitation, singleSignOn: passwordsOnly }
  const context = { db: database.kysely, clock: systemClock, jobs, passwords: createPasswords(), rateLimits, ...rules }
  const person = { email: 'maya@brand.test', username: 'maya', password: 'Right-horse-7' }
  await register(context, person, { ip: '127.0.0.1', userAgent: undefined })
  await expect.poll(() => mailer.findCode(person.email)).toMatch(/^\d{6}$/)
  expect(mailer.sent).toHaveLength(1)
})
