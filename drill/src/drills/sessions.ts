import { TokenPair } from '@troupe/contract/accounts'
import { type Answer, call, read, signUpPerson } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'

/** Failed sign-ins that one network may make for one address before it has to wait. */
const guessesAllowed = 10

/** Checks that sessions and rate limits of one server apply at once on the other. */
export async function drillSessions(cluster: Cluster, report: Report): Promise<void> {
  report.begin('Sessions and limits, whichever server answers')
  await shareSessions(cluster, report)
  await rotateOnBoth(cluster, report)
  await countTogether(cluster, report)
}

const me = (url: string, token: string) => call(`${url}/api/auth/me`, { token })
const refresh = (url: string, refresh_token: string) =>
  call(`${url}/api/auth/refresh`, { method: 'POST', body: { refresh_token } })

async function shareSessions(cluster: Cluster, report: Report): Promise<void> {
  const { a, b, proxy } = cluster
  const { access_token: token } = await signUpPerson(cluster)
  const seen = await Promise.all([a.url, b.url, proxy.url].map((url) => me(url, token)))
  report.check('signed in at one, known to the other and by way of the proxy', seen.every(isOk))
  await call(`${b.url}/api/auth/logout`, { method: 'POST', token })
  report.check('signed out at the other, refused at the first', (await me(a.url, token)).status === 401)
}

async function rotateOnBoth(cluster: Cluster, report: Report): Promise<void> {
  const { a, b } = cluster
  const first = await signUpPerson(cluster)
  const exchanges = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refresh(index % 2 ? a.url : b.url, first.refresh_token)),
  )
  const successors = new Set(exchanges.filter(isOk).map((answer) => read(TokenPair, answer).refresh_token))
  report.check('20 exchanges of one refresh token at once, at both: all get the same next one', successors.size === 1)
  report.check('and none is refused', exchanges.every(isOk), `${exchanges.filter(isOk).length} of 20`)
  const [second = ''] = successors
  const third = read(TokenPair, await refresh(a.url, second))
  report.check(
    'an older one at the other server ends the session',
    (await refresh(b.url, first.refresh_token)).status === 401,
  )
  const after = await Promise.all([refresh(a.url, third.refresh_token), me(a.url, third.access_token)])
  report.check(
    'for both parties, at the first server, too',
    after.every(({ status }) => status === 401),
  )
}

async function countTogether(cluster: Cluster, report: Report): Promise<void> {
  const { person } = await signUpPerson(cluster)
  const guess = (url: string, from: string, claimed: string) =>
    call(`${url}/api/auth/login`, {
      method: 'POST',
      body: { email: person.email, password: 'Wrong-horse-7' },
      headers: { 'x-forwarded-for': claimed },
      from,
    })
  const atBoth = await Promise.all(
    Array.from({ length: 16 }, (_, index) => guess(index % 2 ? cluster.a.url : cluster.b.url, '127.0.0.1', '10.9.0.1')),
  )
  const compared = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 401).length
  report.check(
    '16 wrong passwords at once, at both: the 10 that a network has are compared',
    compared(atBoth) === guessesAllowed,
    compared(atBoth),
  )
  const waits = atBoth.filter(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0)
  report.check('the others are told how long to wait', waits.length === 16 - guessesAllowed, waits.length)
  const byProxy = await Promise.all(
    Array.from({ length: 16 }, (_, index) => guess(cluster.proxy.url, '127.0.7.7', `10.8.0.${index}`)),
  )
  report.check(
    'as many by way of the proxy, however the caller forges where it comes from',
    compared(byProxy) === guessesAllowed,
    compared(byProxy),
  )
}

const isOk = ({ status }: Answer) => status === 200
