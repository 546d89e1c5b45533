import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import type { Person } from '../testing/processes/attacked-server.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined): object => JSON.parse(Buffer.from(part ?? '', 'base64url').toString())

/** J-1 to J-12: `Authorization` values derived from a valid token, none of which may be accepted (RFC 8725). */
export function listWrongTokens(person: Person, victim: Person): readonly string[] {
  const [head, body, signature = ''] = person.accessToken.split('.')
  const forge = (header: object, claims: object, key: string | Buffer = 'secret') => {
    const content = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}`
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
  }
  const rs256 = `${encode({ ...decode(head), alg: 'RS256' })}.${body}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const now = Math.floor(Date.now() / 1000)
  return [
    ...['none', 'None', 'nOnE'].map((alg) => `${encode({ alg, typ: 'at+jwt' })}.${body}.`),
    `${head}.${body}.`,
    `${head}.${body}`,
    forge({}, {}, ''),
    forge({}, {}, Buffer.alloc(32)),
    forge({}, {}),
    `${rs256}.${sign('sha256', Buffer.from(rs256), privateKey).toString('base64url')}`,
    ...['../../../../dev/null', "' or 1=1--", '__proto__', 'x'.repeat(5000)].map((kid) => forge({ kid }, {})),
    forge({ jku: 'http://127.0.0.1/keys' }, {}),
    forge({ x5u: 'http://127.0.0.1/keys' }, {}),
    forge({ crit: ['b64'], b64: false }, {}),
    forge({ zip: 'DEF' }, {}),
    ...[now - 1, '9999999999', -1, 1e20, null].map((exp) => forge({}, { exp })),
    forge({}, { nbf: now + 600 }),
    forge({}, { aud: 'somewhere-else' }),
    ...[['a'], {}, 1, null].map((sub) => forge({}, { sub })),
    person.refreshToken,
    `${head}.${victim.accessToken.split('.')[1]}.${signature}`,
    ...flipEach(signature).map((flipped) => `${head}.${body}.${flipped}`),
    'a'.repeat(10_000),
    '.'.repeat(10_000),
    '%%%.%%%.%%%',
  ].map((token) => `Bearer ${token}`)
}

/** All variants of the signature with one character changed. */
function flipEach(signature: string): string[] {
  return Array.from(signature.slice(0, -1), (letter, index) => {
    return signature.slice(0, index) + (letter === 'A' ? 'B' : 'A') + signature.slice(index + 1)
  })
}

/** J-11: forms of the header that are not accepted. */
export const listWrongForms = ({ accessToken }: Person): readonly string[] => [
  `bearer${accessToken}`,
  `Bearer  ${accessToken}`,
  `Bearer ${accessToken} x`,
  `Basic ${accessToken}`,
  `Bearer ${accessToken}, Bearer ${accessToken}`,
  accessToken,
]

/** T-1: values that are not valid codes. */
export const wrongCodes: readonly unknown[] = [
  123456,
  ['123456'],
  ' 123456',
  '123456 ',
  '123456\n',
  '１２３４５６',
  '0',
  '1e5',
  '12345a',
  '-12345',
  '1234567',
  '',
  null,
  { $ne: 1 },
]
