import { describe, expect, it } from 'vitest'
import { writeCalendar } from './calendar.ts'

type Row = typeof writeCalendar extends (rows: AsyncIterable<infer Each>, ...rest: never) => unknown ? Each : never

const row: Row = {
  collection_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  creator_id: 7,
  collection_name: 'Spring',
  title: 'Ada',
  due_on: '2030-04-01',
  deliverables: '',
  status: 'agreed',
  url: 'https://www.youtube.com/@ada',
}

async function* give(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}

async function writeIn(language: 'en' | 'zh-Hans', ...rows: readonly Row[]): Promise<string> {
  let text = ''
  const now = new Date('2030-03-01T09:00:00.123Z')
  for await (const chunk of writeCalendar(give(rows), { language, now })) text += chunk
  return text
}

const write = (...rows: readonly Row[]) => writeIn('en', ...rows)

const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('a calendar of due dates', () => {
  it('is a calendar without events if nothing is due', async () => {
    const text = await write({ ...row, due_on: null })
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(text).not.toContain('VEVENT')
  })

  it('has a whole day for each date, with an id that stays', async () => {
    const text = await write(row, { ...row, creator_id: 8 })
    expect(text).toContain('UID:6f9619ff-8b86-4d01-b42d-00cf4fc964ff.7@troupe\r\nDTSTAMP:20300301T090000Z\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20300401\r\n')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it("is in the user's language", async () => {
    const text = unfold(await writeIn('zh-Hans', row))
    expect(text).toContain('X-WR-CALNAME:Troupe：待交付内容\r\n')
    expect(text).toContain('SUMMARY:待交付：Ada（Spring）\r\nDESCRIPTION:状态：已同意\\nhttps://')
  })

  it('keeps texts from becoming lines of the calendar', async () => {
    const text = await write({ ...row, title: 'A, B; C\\D', deliverables: 'One\r\nEND:VEVENT\rX\u0000' })
    expect(unfold(text)).toContain('SUMMARY:Content due: A\\, B\\; C\\\\D (Spring)\r\n')
    expect(unfold(text)).toContain('DESCRIPTION:One\\nEND:VEVENT\\nX\\nStatus: Agreed\\nhttps://')
    expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
  })

  it('folds long lines at 75 octets, never within a character', async () => {
    const deliverables = '两条视频和一个故事🎬'.repeat(20)
    const text = await write({ ...row, deliverables })
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
    expect(unfold(text)).toContain(`DESCRIPTION:${deliverables}\\n`)
  })
})
