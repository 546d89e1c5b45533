import { setTimeout as wait } from 'node:timers/promises'
import { createPasswords } from '@troupe/server/modules/accounts/secrets/passwords'
import { inventPerson, type Person, signUp } from '../../tools/testing/test-person.ts'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { getOk, startBareFastify, timeUntil } from './measure/beside-load.ts'
import { report } from './measure/figures.ts'
import { summarize } from './measure/timings.ts'

const signInsAtOnce = 20
const loadMs = 8000
const target = 25

/**
 * Measures how fast a signed-in user is answered while 20 people sign in at a time, and how many sign-ins per second
 * succeed.
 */
export async function run(): Promise<void> {
  const environment = {
    DEMO_CREATORS: '0',
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
  }
  const troupe = await startTroupe({ environment })
  const bare = await startBareFastify()
  try {
    const [first, ...others] = await signUpAll(troupe.url)
    if (!first) throw new Error('Nobody signed up')
    const people = [first, ...others].map(({ person }) => person)
    const me = () => getOk(`${troupe.url}/api/auth/me`, { authorization: `Bearer ${first.accessToken}` })
    const bareRoute = () => getOk(bare.url, {})

    await timeUntil(me, wait(1000))
    const quiet = { bare: await timeUntil(bareRoute, wait(2000)), me: await timeUntil(me, wait(2000)) }
    const load = signInAgain(troupe.url, people)
    const [bareTimes, meTimes] = await Promise.all([timeUntil(bareRoute, load), timeUntil(me, load)])
    const signIns = await load
    const hashes = await countBareHashes()

    console.log(`\nGET /api/auth/me, ${signInsAtOnce} sign-ins at once (milliseconds; ${meTimes.length} calls)`)
    console.table({
      'reference: bare Fastify process, quiet': summarize(quiet.bare),
      'GET /api/auth/me, quiet': summarize(quiet.me),
      'reference: bare Fastify process, beside the sign-ins': summarize(bareTimes),
      'GET /api/auth/me, beside the sign-ins': summarize(meTimes),
    })
    const [perSecond, hashesPerSecond] = [signIns / (loadMs / 1000), hashes / 2]
    report({
      what: 'sign-ins a second (reference: argon2id alone)',
      value: round(perSecond),
      reference: round(hashesPerSecond),
    })
    const { p95 } = summarize(meTimes)
    report({
      what: `p95 of a signed-in call beside ${signInsAtOnce} sign-ins at once (ms)`,
      value: p95,
      reference: summarize(bareTimes).p95,
      target: `< ${target}`,
      isReached: p95 < target,
    })
  } finally {
    await troupe.stop()
    bare.stop()
  }
}

async function signUpAll(url: string): Promise<{ person: Person; accessToken: string }[]> {
  const signedUp: { person: Person; accessToken: string }[] = []
  for (let count = 0; count < signInsAtOnce; count++) {
    const person = inventPerson()
    signedUp.push({ person, accessToken: (await signUp(url, person)).access_token })
  }
  return signedUp
}

/** Signs each person in repeatedly, each from their own address; returns the number of sign-ins. */
async function signInAgain(url: string, people: readonly Person[]): Promise<number> {
  const deadline = performance.now() + loadMs
  const counts = await Promise.all(
    people.map(async ({ email, password }, index) => {
      let count = 0
      for (; performance.now() < deadline; count++) {
        const response = await fetch(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${index}.${count % 250}` },
          body: JSON.stringify({ email, password }),
        })
        if (!response.ok) throw new Error(`The sign-in was refused: ${await response.text()}`)
        await response.arrayBuffer()
      }
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Counts the password hashes that this machine computes in two seconds, without HTTP and database. */
async function countBareHashes(): Promise<number> {
  const passwords = createPasswords()
  const stored = await passwords.hash('Right-horse-7')
  const deadline = performance.now() + 2000
  let count = 0
  await Promise.all(
    Array.from({ length: signInsAtOnce }, async () => {
      for (; performance.now() < deadline; count++) await passwords.matches(stored, 'Right-horse-7')
    }),
  )
  return count
}

const round = (value: number) => Math.round(value * 10) / 10
