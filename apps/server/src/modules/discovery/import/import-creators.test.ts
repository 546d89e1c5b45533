import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ImportOptions, importCreators } from './import-creators.ts'
import { ImportError } from './reading/source-row.ts'
import { describeSummary, toExitCode } from './summary-text.ts'
import type { ImportedCreator } from './to-creator.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-import-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Imports a file with this content, collecting the creators in a list instead of the catalogue. */
async function importContent(name: string, content: string | Buffer, options: Partial<ImportOptions> = {}) {
  const file = join(folder, name)
  await writeFile(file, content)
  return importFile(file, options)
}

async function importFile(file: string, options: Partial<ImportOptions> = {}) {
  const creators: ImportedCreator[] = []
  const summary = await importCreators({
    file,
    platform: undefined,
    encoding: undefined,
    delimiter: undefined,
    overrides: new Map(),
    limit: Number.POSITIVE_INFINITY,
    reportFile: undefined,
    store: async (batch) => {
      creators.push(...batch)
      return { created: batch.length, updated: 0, erased: 0 }
    },
    workers: 1,
    onProgress() {},
    signal: new AbortController().signal,
    ...options,
  })
  return { summary, creators, titles: creators.map(({ record }) => record.title) }
}

const people = 'name,followers\nAnn Müller,12K\n小厨房,3\n'

describe('a file of letters', () => {
  test.each([
    ['in UTF-8', Buffer.from(people)],
    ['in UTF-8 with a byte order mark', Buffer.from(`\uFEFF${people}`)],
    ['in UTF-16, little end first', Buffer.from(`\uFEFF${people}`, 'utf16le')],
    ['in UTF-16, big end first', Buffer.from(`\uFEFF${people}`, 'utf16le').swap16()],
    ['with semicolons', Buffer.from(people.replaceAll(',', ';'))],
    ['with tabs', Buffer.from(people.replaceAll(',', '\t'))],
    ['of an old Mac', Buffer.from(people.replaceAll('\n', '\r'))],
  ])('%s is read', async (_what, content) => {
    const { titles, creators } = await importContent('youtube.csv', content)
    expect(titles).toEqual(['Ann Müller', '小厨房'])
    expect(creators[0]?.record.subscribers).toBe(12_000)
  })

  test('that is not UTF-8 is read as Windows-1252, with a note', async () => {
    const { titles, summary } = await importContent(
      'youtube.csv',
      Buffer.from('name\nAnn M\xFCller\nJos\xE9\n', 'latin1'),
    )
    expect(titles).toEqual(['Ann Müller', 'José'])
    expect(summary.notes.join()).toContain('Windows-1252')
  })

  test('stays UTF-8 with a few broken letters, which are counted', async () => {
    const content = Buffer.concat([Buffer.from('name\nÄÖÜ\nCaf'), Buffer.from([0xff, 0x0a])])
    const { titles, summary } = await importContent('youtube.csv', content)
    expect(titles).toEqual(['ÄÖÜ', 'Caf\uFFFD'])
    expect(summary.warnings).toBe(1)
  })

  test('is read in the given encoding', async () => {
    const { titles } = await importContent(
      'youtube.csv',
      Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xd6, 0xd0, 0xb9, 0xfa]),
      {
        encoding: 'gb18030',
      },
    )
    expect(titles).toEqual(['中国'])
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'The file is empty.'],
    ['only headers', Buffer.from('name,followers\n'), 'The file holds no rows.'],
    ['only line ends', Buffer.from('\n\r\n\n'), 'The file holds no rows.'],
    ['a workbook', Buffer.from('PK\x03\x04rest', 'latin1'), 'Save its sheet as CSV'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1]), 'compressed'],
    ['bytes', Buffer.from([1, 2, 0, 3, 0, 0, 9]), 'not a text file'],
  ])('that holds %s is refused with a hint how to fix it', async (_what, content, message) => {
    await expect(importContent('list.csv', content)).rejects.toThrow(message)
  })

  test('that does not exist is refused', async () => {
    await expect(importFile(join(folder, 'none.csv'))).rejects.toThrow(ImportError)
  })
})

describe('a file of JSON lines', () => {
  test('may have other keys on every line', async () => {
    const content = '{"handle":"ann","platform":"tiktok"}\n\n{"platform":"tiktok","fans":12.0,"username":"bob"}\n'
    const { creators } = await importContent('list.jsonl', content)
    expect(creators.map(({ record }) => [record.handle, record.subscribers])).toEqual([
      ['ann', undefined],
      ['bob', 12],
    ])
  })

  test('refuses bad lines one by one', async () => {
    const deep = `${'['.repeat(50)}${']'.repeat(50)}`
    const lines = [
      '{"handle":"ann"}',
      '{"handle":',
      '[1]',
      '7',
      `{"handle":"x","a":${deep}}`,
      `{"handle":"${'y'.repeat(2e6)}"}`,
    ]
    const { creators, summary } = await importContent('tiktok.jsonl', `${lines.join('\n')}\n{"handle":"bob"}`)
    expect(creators.map(({ record }) => record.handle)).toEqual(['ann', 'bob'])
    expect(summary.problems.map(({ first, reason }) => [first.line, reason])).toEqual([
      [3, 'not a JSON object'],
      [2, 'not valid JSON'],
      [5, 'the JSON is nested deeper than 20 levels'],
      [6, 'the line is longer than 1000000 letters'],
    ])
    expect(summary.refused).toBe(5)
  })

  test('is not a JSON array, which is noted', async () => {
    await expect(importContent('list.json', '[{"handle":"ann"}]')).rejects.toThrow('JSON Lines')
  })

  test('does not change the prototype of objects', async () => {
    const { creators } = await importContent(
      'tiktok.jsonl',
      '{"__proto__":{"handle":"evil"},"constructor":"x","handle":"ann"}',
    )
    expect(creators.map(({ record }) => record.handle)).toEqual(['ann'])
    expect({}).not.toHaveProperty('handle')
  })
})

describe('rows about one creator', () => {
  test('are one, the last wins, and nothing is blanked', async () => {
    const content = 'username,name,followers,bio\nann,Ann,10,Bakes\n@Ann,,20,\nbob,Bob,1,\n'
    const { creators, summary } = await importContent('tiktok.csv', content)
    expect(creators.map(({ record }) => record)).toMatchObject([
      { channel_id: '@ann', title: 'Ann', subscribers: 20, description: 'Bakes' },
      { channel_id: '@bob' },
    ])
    expect(summary).toMatchObject({ read: 3, merged: 1 })
  })
})

describe('an import', () => {
  test('reads at most the given number of rows', async () => {
    const { titles } = await importContent('youtube.csv', people, { limit: 1 })
    expect(titles).toEqual(['Ann Müller'])
  })

  test('hands on large files in batches of bounded size', async () => {
    const sizes: number[] = []
    const rows = Array.from({ length: 5000 }, (_, index) => `creator${index}`).join('\n')
    const { summary } = await importContent('tiktok.csv', `username\n${rows}\n`, {
      store: async ({ length }) => {
        sizes.push(length)
        return { created: length, updated: 0, erased: 0 }
      },
    })
    expect(sizes).toEqual([2000, 2000, 1000])
    expect(summary).toMatchObject({ read: 5000, created: 5000, refused: 0 })
  })

  test('keeps the order of rows about one creator when it stores several batches at once', async () => {
    const stored = new Map<string, number | undefined>()
    const rows = Array.from({ length: 20_000 }, (_, index) => `creator${index % 5000},${index}`).join('\n')
    await importContent('tiktok.csv', `username,followers\n${rows}\n`, {
      workers: 3,
      store: async (creators) => {
        await new Promise((resolve) => setImmediate(resolve))
        for (const { record } of creators) stored.set(record.channel_id, record.subscribers)
        return { created: creators.length, updated: 0, erased: 0 }
      },
    })
    expect(stored.size).toBe(5000)
    expect(stored.get('@creator7')).toBe(15_007)
    expect(Math.min(...[...stored.values()].map(Number))).toBe(15_000)
  })

  test('stops after the current batch when it is aborted', async () => {
    const controller = new AbortController()
    const rows = Array.from({ length: 9000 }, (_, index) => `creator${index}`).join('\n')
    const { summary } = await importContent('tiktok.csv', `username\n${rows}\n`, {
      signal: controller.signal,
      store: async ({ length }) => {
        controller.abort()
        return { created: length, updated: 0, erased: 0 }
      },
    })
    expect(summary.wasStopped).toBe(true)
    expect(summary.created).toBeLessThan(9000)
  })

  test('ends with the error of the catalogue', async () => {
    const store = () => Promise.reject(new Error('the database is gone'))
    await expect(importContent('tiktok.csv', 'username\nann\n', { store })).rejects.toThrow('the database is gone')
  })

  test('lists every problem in the report, safe to open in a spreadsheet', async () => {
    const reportFile = join(folder, 'report.csv')
    const content = 'name,country\nAnn,"=cmd(""x"")"\nN/A,US\n'
    await importContent('youtube.csv', content, { reportFile })
    expect(await readFile(reportFile, 'utf8')).toBe(
      '\uFEFFoutcome,line,column,value,reason\n' +
        `warning,2,country,"'=cmd(""x"")",not a country; left out\n` +
        'refused,3,name,"[""US""]","nothing says who it is: no name, handle, id or link"\n',
    )
  })

  test('fails when the report cannot be written', async () => {
    const reportFile = join(folder, 'no', 'such', 'folder.csv')
    await expect(importContent('youtube.csv', people, { reportFile })).rejects.toThrow('ENOENT')
  })

  test('notes a mapped column that the file lacks', async () => {
    const { summary } = await importContent('youtube.csv', people, { overrides: new Map([['fans', 'subscribers']]) })
    expect(summary.notes).toContain('--map: no column of the file is called "fans".')
  })

  test('ends with a summary in words', async () => {
    const { summary } = await importContent('youtube.csv', 'Name,Mood,country\nAnn,good,Narnia\n-,bad,US\n')
    const text = describeSummary(summary, { dryRun: false, reportFile: undefined })
    expect(text).toContain('"Name" is read as title')
    expect(text).toContain('Not used: "Mood"')
    expect(text).toMatch(/Rows read +2\n/)
    expect(text).toMatch(/Refused +1\n/)
    expect(text).toContain('1 × "country": not a country; left out (first: line 2, "Narnia")')
    expect(text).toContain('Discover tells how far that is.')
    expect(text).not.toContain('forgotten')
    const erased = describeSummary({ ...summary, erased: 2 }, { dryRun: false, reportFile: undefined })
    expect(erased).toMatch(/Left out +2 +\(asked to be forgotten\)\n/)
    expect(toExitCode(summary)).toBe(0)
    expect(toExitCode({ ...summary, created: 0 })).toBe(1)
    expect(toExitCode({ ...summary, created: 0, refused: 0 })).toBe(0)
  })
})

const sharedData = join(import.meta.dirname, '../../../../../../../shared/data')

describe.skipIf(!existsSync(sharedData))('real lists (skipped where the folder of test data is absent)', () => {
  test.each([
    ['creators-yt-awesome-youtubers/channels.csv', { read: 242, created: 242, refused: 0 }],
    ['creators-yt-awesome-youtubers/channels.jsonl', { read: 242, created: 242, refused: 0 }],
    ['creators-yt-global-2023/channels.csv', { read: 995, created: 995, refused: 0 }],
    ['creators-yt-niches/channels.csv', { read: 1006, created: 1006, refused: 0 }],
    ['creators-yt-niches/channels.jsonl', { read: 1006, created: 1006, refused: 0 }],
    ['series-ethio-youtube/channels.jsonl', { read: 52, created: 52, refused: 0 }],
    ['import-messy/instagram-dec-2022.csv', { read: 1000, created: 991, merged: 9, refused: 0 }],
    ['import-messy/tiktok-dec-2022.csv', { read: 1000, created: 999, merged: 1, refused: 0 }],
    ['import-messy/tiktok-sep-2022.csv', { read: 1000, created: 996, merged: 4, refused: 0 }],
    ['import-messy/youtube.csv', { read: 1000, created: 998, merged: 2, refused: 0 }],
    ['relevance/docs.jsonl', { read: 2034, created: 1541, merged: 10, refused: 483 }],
  ])('%s is imported', async (file, counts) => {
    const { summary, creators } = await importFile(join(sharedData, file))
    expect(summary).toMatchObject(counts)
    const withSubscribers = creators.filter(({ record }) => record.subscribers !== undefined).length
    if (/messy|global/.test(file)) expect(withSubscribers).toBeGreaterThan(0.99 * creators.length)
    expect(creators.filter(({ record }) => record.handle.startsWith('@'))).toEqual([])
  })
})

test('takes the address of `user_extra_info` where the creator has none of their own that can be used', async () => {
  const rows = [
    { username: 'demo.one', email: 'one@example.com', user_extra_info: { email: 'other@example.com' } },
    { username: 'demo.two', email: 'none', user_extra_info: { email: 'two@example.com' } },
    { username: 'demo.three', user_extra_info: { email: 'three@example.com' } },
  ]
  const content = rows.map((row) => JSON.stringify(row)).join('\n')
  const { creators } = await importContent('extra-info.jsonl', content, { platform: 'tiktok' })
  expect(creators.map(({ record }) => record.email)).toEqual([
    'one@example.com',
    'two@example.com',
    'three@example.com',
  ])
})
