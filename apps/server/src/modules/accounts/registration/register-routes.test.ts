import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, inventPerson, post, startRegistration } from '../../../testing/test-accounts.ts'
import { buildTestApp, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { createPasswords } from '../secrets/passwords.ts'

const database = useTestDatabase()
/** Hashes at full cost. */
const passwords = createPasswords()
const testApp = useTestApp(database, { passwords })
const url = '/api/auth/register'
const register = (body: unknown, ip?: string) => post(testApp, url, ip ? { body, ip } : { body })

describe('POST /api/auth/register', () => {
  it('returns when the code expires, and mails it: six digits, first in the subject', async () => {
    const person = inventPerson()
    const answer = await register(person)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      message: 'Verification code sent. Please check your email.',
      expires_at: '2030-03-01T09:10:00.000Z',
      registration_id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(testApp.mailer.sent).toEqual([])
    await testApp.jobs.runAll()
    const [mail] = testApp.mailer.sent
    expect(mail?.to).toBe(person.email)
    expect(mail?.subject).toMatch(/^\d{6} is your Troupe verification code$/)
    const code = testApp.mailer.findCode(person.email) ?? ''
    expect(mail?.text).toContain(code)
    expect(mail?.html).toContain(code)
    expect(mail?.text).toContain('10 minutes')
  })

  it('creates no account before the code is entered', async () => {
    const person = inventPerson()
    await startRegistration(testApp, person)
    const login = await post(testApp, '/api/auth/login', { body: person })
    expect(login.statusCode).toBe(401)
  })

  it('names every wrong field at once', async () => {
    const answer = await register({ email: 'no address', username: 'ab', password: 'short' })
    expect(answer.statusCode).toBe(422)
    const issues: { loc: string[]; msg: string }[] = answer.json().detail
    expect(issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)).toEqual([
      'body.email: Please enter a valid email address',
      'body.username: Username must be at least 3 characters long',
      'body.password: Password must be at least 8 characters long',
    ])
  })

  it.each([
    ['a number', 12],
    ['null', null],
    ['a list', ['a@b.test']],
    ['an object', {}],
    ['a megabyte', `${'a'.repeat(100_000)}@b.test`],
  ])('refuses %s as an address', async (_name, email) => {
    const answer = await register({ ...inventPerson(), email })
    expect(answer.statusCode).toBe(422)
  })

  it("answers 'Email already registered' in any case and form of the address", async () => {
    await buildSignedInUser(testApp, { email: 'maya@brand.test' })
    for (const email of ['maya@brand.test', ' MAYA@Brand.test', 'ｍaya@brand.test']) {
      const answer = await register(inventPerson({ email }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toBe('Email already registered')
    }
  })

  it("answers 'Username already taken' in any case and form of the name, and accepts another at once", async () => {
    await buildSignedInUser(testApp, { username: 'Maya Studio' })
    const person = inventPerson({ username: 'ＭAYA studio' })
    const refused = await register(person)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe('Username already taken')
    expect((await register({ ...person, username: 'maya-studio-2' })).statusCode).toBe(200)
  })

  it('refuses a password equal to address or user name', async () => {
    for (const password of ['Maya.9@brand.test', 'Maya_Studio-1']) {
      const answer = await register({ email: 'maya.9@brand.test', username: 'maya_studio-1', password })
      expect(answer.statusCode).toBe(422)
      const msg = 'Password must not be your email address or username'
      expect(answer.json().detail).toEqual([expect.objectContaining({ loc: ['body', 'password'], msg })])
    }
  })

  it.each(['a,b@brand.test', 'g:a@brand.test;', 'a@[127.0.0.1]', '"a"@brand.test', '\u0430dmin@brand.test'])(
    'refuses %s, to which no mail could be sent',
    async (email) => {
      const answer = await register({ ...inventPerson(), email })
      expect(answer.json().detail[0]).toMatchObject({
        loc: ['body', 'email'],
        msg: 'Please enter a valid email address',
      })
    },
  )

  it('ignores unknown fields', async () => {
    const person = {
      ...inventPerson(),
      id: randomUUID(),
      created_at: '2001-01-01',
      deactivated_at: null,
      role: 'admin',
    }
    const { user } = await buildSignedInUser(testApp, person)
    expect(user.id).not.toBe(person.id)
    expect(user.created_at).toBe('2030-03-01T09:00:00.000Z')
    expect(user).not.toHaveProperty('role')
  })

  it('mails one code for simultaneous requests with several forms of one address', async () => {
    const person = inventPerson()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ ...person, email: index % 2 === 0 ? person.email : ` ${person.email.toUpperCase()}` }),
      ),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(20)
    await testApp.jobs.runAll()
    expect(testApp.mailer.sent.map(({ to }) => to)).toEqual([person.email])
  })

  it('completes the registration of the entered code: repeated with other data, the later one counts', async () => {
    const person = inventPerson()
    await startRegistration(testApp, person)
    testApp.clock.advance(minutes(1))
    const { code, registrationId } = await startRegistration(testApp, { ...person, username: 'another-name' })
    const body = { email: person.email, verification_code: code, registration_id: registrationId }
    const answer = await post(testApp, '/api/auth/register/verify', { body })
    expect(answer.statusCode).toBe(200)
    const headers = { authorization: `Bearer ${answer.json().access_token}` }
    expect((await testApp.app.inject({ url: '/api/auth/me', headers })).json().username).toBe('another-name')
  })

  it('refuses the 121st unfinished registration of a network within an hour, for IPv6 by its /64, on every node', async () => {
    const [firstNode, secondNode] = [await buildTestApp(database), await buildTestApp(database)]
    const body = () => inventPerson()
    for (let count = 1; count <= 120; count++) {
      const node = count % 2 === 0 ? firstNode : secondNode
      const answer = await post(node, url, { body: body(), ip: `2001:db8:1:2:${count}::1` })
      expect(answer.statusCode).toBe(200)
    }
    expect((await post(secondNode, url, { body: body(), ip: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429)
    expect((await post(secondNode, url, { body: body(), ip: '2001:db8:1:3::1' })).statusCode).toBe(200)
    await Promise.all([firstNode.app.close(), secondNode.app.close()])
  })

  it('ignores the forwarded address of an untrusted client', async () => {
    const node = await buildTestApp(database)
    for (let count = 1; count <= 120; count++) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}`, forwarded: `for=203.0.113.${count}` }
      await post(node, url, { body: inventPerson(), headers })
    }
    const answer = await post(node, url, { body: inventPerson(), headers: { 'x-forwarded-for': '203.0.113.99' } })
    expect(answer.statusCode).toBe(429)
    await node.app.close()
  })

  it('stores the password only as an argon2id hash and the code not at all, and logs neither', async () => {
    const logLines: string[] = []
    const logged = await buildTestApp(database, { logLines, passwords })
    const person = inventPerson({ password: 'Marked-Secret-42' })
    const { code } = await startRegistration(logged, person)
    const { rows } = await sql<{ password_hash: string }>`select * from email_verifications`.execute(database.kysely)
    const codes = await sql`select * from mailed_codes`.execute(database.kysely)
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(codes.rows).toHaveLength(1)
    expect(JSON.stringify([rows, codes.rows])).not.toContain(`"${code}"`)
    expect(logLines.length).toBeGreaterThan(0)
    expect(logLines.join()).not.toContain('Marked-Secret-42')
    expect(logLines.join()).not.toContain(`"${code}"`)
    await logged.app.close()
  })

  it('mails the code again when the mail server failed', async () => {
    const person = inventPerson()
    await register(person)
    const job = testApp.jobs.waiting[0]
    testApp.mailer.failNext(new Error('421 try later'))
    await expect(testApp.jobs.runAll()).rejects.toThrow('421')
    expect(testApp.mailer.sent).toEqual([])
    if (job) await testApp.jobs.enqueue(job.queue, job.data)
    await testApp.jobs.runAll()
    expect(testApp.mailer.findCode(person.email)).toMatch(/^\d{6}$/)
  })
})
