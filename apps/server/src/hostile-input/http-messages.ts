/** A raw message, and the allowed beginnings of the answer: '' if the connection may just close. */
interface HttpMessage {
  readonly name: string
  readonly bytes: string
  readonly answers: readonly string[]
}

const host = 'Host: troupe.test\r\n'
const json = 'Content-Type: application/json\r\n'
const post = `POST /api/auth/login HTTP/1.1\r\n${host}${json}`
const smuggled = 'GET /api/auth/me HTTP/1.1\r\nHost: smuggled.test\r\n\r\n'
const bad = ['HTTP/1.1 400']
const nothing = ['HTTP/1.1 404', 'HTTP/1.1 405', 'HTTP/1.1 400']

/** J0-16, J0-18, J0-20, J0-21: messages that are invalid HTTP, or whose end is ambiguous (ASVS 4.2.1). */
export const httpMessages: readonly HttpMessage[] = [
  {
    name: 'J0-16 a length and chunks',
    bytes: `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    answers: bad,
  },
  {
    name: 'J0-16 two lengths',
    bytes: `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`,
    answers: bad,
  },
  { name: 'J0-16 a length that is none', bytes: `${post}Content-Length: +2\r\n\r\n{}`, answers: bad },
  {
    name: 'J0-16 an unknown coding',
    bytes: `${post}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    answers: bad,
  },
  {
    name: 'J0-16 chunks twice',
    bytes: `${post}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    answers: [...bad, 'HTTP/1.1 422'],
  },
  {
    name: 'J0-16 a chunk of no size',
    bytes: `${post}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n`,
    answers: bad,
  },
  {
    name: 'J0-16 a chunk of 2^64',
    bytes: `${post}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n{}\r\n0\r\n\r\n`,
    answers: bad,
  },
  { name: 'J0-16 bare line feeds', bytes: 'GET /health/live HTTP/1.1\nHost: troupe.test\n\n', answers: bad },
  { name: 'J0-16 a folded header', bytes: `GET /health/live HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`, answers: bad },
  { name: 'J0-16 a blank before the colon', bytes: `GET /health/live HTTP/1.1\r\n${host}X : a\r\n\r\n`, answers: bad },
  { name: 'J0-16 a NUL in a header', bytes: `GET /health/live HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`, answers: bad },
  { name: 'J0-16 a NUL in its name', bytes: `GET /health/live HTTP/1.1\r\n${host}X\0: a\r\n\r\n`, answers: bad },
  {
    name: 'J0-16 20 kB of header',
    bytes: `GET /health/live HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    answers: ['HTTP/1.1 431'],
  },
  {
    name: 'J0-16 thousands of headers',
    bytes: `GET /health/live HTTP/1.1\r\n${host}${'X: a\r\n'.repeat(5000)}\r\n`,
    answers: ['HTTP/1.1 431'],
  },
  { name: 'J0-16 no host', bytes: 'GET /health/live HTTP/1.1\r\n\r\n', answers: bad },
  { name: 'J0-16 another version', bytes: `GET /health/live HTTP/9.9\r\n${host}\r\n`, answers: bad },
  { name: 'J0-16 no HTTP at all', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', answers: [...bad, ''] },
  { name: 'J0-20 a NUL in the path', bytes: `GET /api/\0 HTTP/1.1\r\n${host}\r\n`, answers: bad },
  { name: 'J0-20 a line feed in the path', bytes: `GET /api/a\nb HTTP/1.1\r\n${host}\r\n`, answers: bad },
  {
    name: 'J0-20 a whole address of another',
    bytes: `GET http://evil.test/api/auth/me HTTP/1.1\r\n${host}\r\n`,
    answers: ['HTTP/1.1 401'],
  },
  { name: 'J0-20 no path', bytes: `GET api/auth/me HTTP/1.1\r\n${host}\r\n`, answers: nothing },
  { name: 'J0-21 TRACE', bytes: `TRACE / HTTP/1.1\r\n${host}\r\n`, answers: nothing },
  { name: 'J0-21 CONNECT', bytes: `CONNECT evil.test:80 HTTP/1.1\r\n${host}\r\n`, answers: [...nothing, ''] },
  { name: 'J0-21 PROPFIND', bytes: `PROPFIND /api/auth/me HTTP/1.1\r\n${host}\r\n`, answers: nothing },
  { name: 'J0-21 a method that nobody knows', bytes: `JUMP /api/auth/me HTTP/1.1\r\n${host}\r\n`, answers: nothing },
]

/** J0-19, J0-20: paths that lead nowhere. */
export const wrongPaths: readonly string[] = [
  '/api/%zz',
  '/api/%',
  '/api/%00',
  '/api/auth/%2e%2e/%2e%2e/.env',
  '/api/../.env',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/....//....//package.json',
  '/assets/..\\..\\package.json',
  '//api/auth/me',
  '/api//auth/me',
  '/api/auth/me;x',
  '/api/auth/me/',
  '/API/AUTH/ME',
  `/api/${'a'.repeat(5000)}`,
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/data/secret-key',
  '/debug.json',
  '/server-status.txt',
  '/api/swagger.json',
  '/assets/index.js.map',
  '/sandbox/../health/x.txt',
]
