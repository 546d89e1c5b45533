import { gzipSync } from 'node:zlib'
import type { HostileCall } from './hostile-call.ts'

const bad = [400, 413, 415, 422]
const search = { method: 'POST', path: '/api/kols/hybrid-search' }
const signIn = { method: 'POST', path: '/api/auth/login' }
const list = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index))

/** J0-1 to J0-15: bodies that are invalid JSON, or far larger than any real one. */
export const jsonBodies: readonly HostileCall[] = [
  { name: 'J0-1 a hundred thousand brackets', body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, answers: bad },
  { name: 'J0-2 7,000 levels', body: `{"query_text":${'{"a":'.repeat(7000)}1${'}'.repeat(7000)}}`, answers: bad },
  { name: 'J0-3 500,000 entries', body: `{"regions":[${list(500_000, () => '1').join()}]}`, answers: bad },
  { name: 'J0-3 as many as fit', body: `{"regions":[${list(120_000, () => '1').join()}]}`, answers: bad },
  { name: 'J0-4 100,000 keys', body: `{${list(100_000, (index) => `"k${index}":1`).join()}}`, answers: bad },
  { name: 'J0-4 as many as fit', body: `{${list(20_000, (index) => `"k${index}":1`).join()}}`, answers: [200] },
  { name: 'J0-5 a prototype', body: '{"__proto__":{"isAdmin":true}}', answers: bad },
  { name: 'J0-6 a constructor', body: '{"constructor":{"prototype":{"isAdmin":true}}}', answers: bad },
  {
    name: 'J0-7 a prototype further in',
    body: '{"query_text":"a","price_range":{"__proto__":{"min":1}}}',
    answers: bad,
  },
  { name: 'J0-5 an escaped prototype', body: '{"\\u005f\\u005fproto\\u005f\\u005f":{"isAdmin":true}}', answers: bad },
  { name: 'J0-8 a key twice, the last counts', body: '{"query_text":1,"query_text":"tea"}', answers: [200] },
  { name: 'J0-8 a key twice, the last is wrong', body: '{"query_text":"tea","query_text":1}', answers: bad },
  ...['null', '[]', '""', '0', 'true', '{', '{"a":}', "{'a':1}", 'NaN', '{"a":1,}', '\u0000', '{}{}'].map((body) => ({
    name: `J0-9 ${JSON.stringify(body)}`,
    body,
    answers: bad,
  })),
  { name: 'J0-9 nothing', body: '', answers: bad },
  { name: 'J0-9 UTF-16', body: Buffer.from('{"query_text":"tea"}', 'utf16le'), answers: bad },
  { name: 'J0-9 bytes that are no text', body: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), answers: bad },
  ...['1e400', '-1e400', '9007199254740993', '9'.repeat(400), '-1', '1.5', '2147483648', '0x10', '"5"'].map(
    (number) => ({
      name: `J0-10 ${number.slice(0, 20)} as a number`,
      body: `{"query_text":"tea","result_limit":${number}}`,
      answers: bad,
    }),
  ),
  { name: 'J0-10 less than nothing, nearly', body: '{"query_text":"tea","min_videos":-0}', answers: [200] },
  { name: 'J0-11 half a letter', body: '{"query_text":"a\\ud800"}', answers: [200, 422] },
  { name: 'J0-12 a NUL', body: '{"query_text":"a\\u0000b"}', answers: [200, 422] },
  ...['["tea"]', 'null', 'true', '{}', '1'].map((value) => ({
    name: `J0-13 ${value} as a text`,
    body: `{"query_text":${value}}`,
    answers: bad,
  })),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    '',
  ].map((type) => ({
    name: `J0-14 JSON as "${type}"`,
    body: '{"query_text":"tea"}',
    headers: { 'content-type': type },
    answers: [415, 400, 422],
  })),
  {
    name: 'J0-15 a packed bomb',
    body: gzipSync(`{"query_text":"${'a'.repeat(50_000_000)}"}`),
    headers: { 'content-encoding': 'gzip' },
    answers: bad,
  },
].map((call) => ({ ...search, ...call }))

/** The same from callers that are not signed in. Protected endpoints check the token before they read the body. */
export const anonymousBodies: readonly HostileCall[] = [
  { ...search, name: 'J0-1 without a token', body: '['.repeat(200_000), answers: [401, 413] },
  { ...signIn, name: 'J0-1 to the sign-in', body: '['.repeat(200_000), answers: bad },
  { ...signIn, name: 'J0-9 nothing to the sign-in', body: '', answers: bad },
  { ...signIn, name: 'J0-12 a NUL as an address', body: { email: 'a\u0000@one.test', password: 'x' }, answers: [401] },
  { ...signIn, name: 'J0-12 a NUL in a password', body: { email: 'a@one.test', password: 'x\u0000' }, answers: [401] },
  {
    ...signIn,
    name: 'T-5 a password of a megabyte',
    body: { email: 'a@one.test', password: 'x'.repeat(1e6) },
    answers: bad,
  },
  { ...signIn, name: 'T-5 a long password', body: { email: 'a@one.test', password: 'x'.repeat(1000) }, answers: [401] },
  { ...signIn, name: 'T-5 half a letter', body: { email: 'a@one.test', password: '\ud800' }, answers: [401] },
]

/** J0-22: texts with a meaning to a later layer, for every field whose text is stored and read back. */
export const peculiarTexts: readonly string[] = [
  "'",
  "''",
  '\\',
  '%',
  '_',
  '1;select pg_sleep(5)',
  "' or 1=1 --",
  "'; drop table users; --",
  '") or ("1"="1',
  '$1',
  '$'.concat('{7*7}'),
  '{{7*7}}',
  '<%= 7*7 %>',
  '{{constructor.constructor("return 1")()}}',
  '(',
  '[',
  '.*',
  '(a+)+$',
  '\\\\',
  `${'a'.repeat(499)}!`,
  '|!&:*',
  '$(touch /tmp/troupe-was-here)',
  '`touch /tmp/troupe-was-here`',
  ';touch /tmp/troupe-was-here',
  '../../etc/passwd',
  '%252e%252e%252f',
  '&amp;lt;script&amp;gt;',
  '</script><script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  '\u0000',
  '\u001b[31mred',
  'a\r\nlevel: 60',
  '＜ｓｃｒｉｐｔ＞',
  'İıßK',
  '𝖆𝖉𝖒𝖎𝖓',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(100),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'.repeat(10),
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  'true',
]
