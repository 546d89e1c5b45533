import { memberStatuses } from '@troupe/contract/collections'
import { cardsPerPage, pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const calls = new CollectionCalls(useTestDatabase())
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

async function readBoard(query = '') {
  const answer = await calls.send('GET', `/pipeline${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return pipelineEndpoints.getPipeline.response.parse(answer.json())
}
const change = (id: string, creatorId: string | undefined, body: object) =>
  calls.send('PATCH', `/collections/${id}/kols/${creatorId}`, body)
const agree = (id: string, creatorId: string | undefined, body: object) =>
  calls.send('PUT', `/collections/${id}/kols/${creatorId}/deal`, {
    fee: null,
    deliverables: '',
    due_on: null,
    links: [],
    ...body,
  })
const namesIn = (board: Awaited<ReturnType<typeof readBoard>>, status: string) =>
  board.columns.find((column) => column.status === status)?.cards.map(({ creator }) => creator.title)

describe('GET /api/pipeline', () => {
  it('has a column for each status, with a card for each membership', async () => {
    const kol_ids = await calls.storeCreators({ title: 'Ada' }, { title: 'Bo' })
    const bakers = await calls.make({ kol_ids })
    await calls.make({ name: 'Tea', kol_ids: kol_ids.slice(0, 1) })
    await change(bakers.id, kol_ids[0], { status: 'negotiating', note: 'Wants more' })
    const board = await readBoard()
    expect(board.columns.map(({ status }) => status)).toEqual(memberStatuses)
    expect(board.columns.find(({ status }) => status === 'negotiating')?.cards).toEqual([
      expect.objectContaining({
        collection: { id: bakers.id, name: 'Bakers' },
        creator: expect.objectContaining({ id: kol_ids[0], title: 'Ada' }),
        has_note: true,
        fee: null,
      }),
    ])
    const waiting = board.columns.find(({ status }) => status === 'to_contact')
    expect(waiting?.cards.map(({ creator, collection }) => `${creator.title} in ${collection.name}`).sort()).toEqual([
      'Ada in Tea',
      'Bo in Bakers',
    ])
    expect(namesIn(await readBoard(`?collection_id=${bakers.id}`), 'to_contact')).toEqual(['Bo'])
  })

  it('sums agreed fees by currency, and counts the followers of each creator once', async () => {
    const kol_ids = await calls.storeCreators({ subscribers: 1000 }, { subscribers: 200 }, { subscribers: 7 })
    const [ada, bo, cy] = kol_ids
    const { id } = await calls.make({ kol_ids })
    const other = await calls.make({ kol_ids: [ada] })
    const euros = (amount: number) => ({ fee: { amount, currency: 'EUR' } })
    await agree(id, ada, euros(100.1))
    await agree(other.id, ada, euros(50.2))
    await agree(id, bo, { fee: { amount: 30, currency: 'CHF' } })
    await agree(id, cy, euros(5000))
    await change(id, ada, { status: 'agreed' })
    await change(other.id, ada, { status: 'live' })
    await change(id, bo, { status: 'paid' })
    await change(id, cy, { status: 'declined' })
    expect((await readBoard()).totals).toEqual({
      creators: 2,
      reach: 1200,
      fees: [
        { currency: 'CHF', amount: 30 },
        { currency: 'EUR', amount: 150.3 },
      ],
    })
  })

  it('shows the next due date first', async () => {
    const kol_ids = await calls.storeCreators({ title: 'Ada' }, { title: 'Bo' }, { title: 'Cy' })
    const { id } = await calls.make({ kol_ids })
    await agree(id, kol_ids[1], { due_on: '2030-05-02' })
    await agree(id, kol_ids[2], { due_on: '2030-05-01' })
    expect(namesIn(await readBoard(), 'to_contact')).toEqual(['Cy', 'Bo', 'Ada'])
  })

  it('shows nothing of other users, whose collections are not found', async () => {
    const { id } = await calls.make({ kol_ids: await calls.storeCreators({}) })
    const stranger = await buildSignedInUser(calls.testApp)
    const board = (await calls.send('GET', '/pipeline', undefined, stranger)).json()
    expect(board).toMatchObject({ totals: { creators: 0, reach: null, fees: [] }, calendar_since: null })
    expect(board.columns.every(({ count }: { count: number }) => count === 0)).toBe(true)
    expect((await calls.send('GET', `/pipeline?collection_id=${id}`, undefined, stranger)).statusCode).toBe(404)
    expect((await calls.send('GET', '/pipeline', undefined, null)).statusCode).toBe(401)
    expect((await calls.send('GET', '/pipeline?collection_id=1')).statusCode).toBe(422)
  })
})

describe('GET /api/pipeline/cards', () => {
  const list = (query: string) => calls.send('GET', `/pipeline/cards?${query}`)

  it('gives what follows the first cards, and each card once', async () => {
    const records = Array.from({ length: cardsPerPage + 3 }, (_, number) => ({ title: `Creator ${number}` }))
    await calls.make({ kol_ids: await calls.storeCreators(...records) })
    const [first] = (await readBoard()).columns
    expect(first).toMatchObject({ status: 'to_contact', count: cardsPerPage + 3 })
    const { cards } = (await list(`status=to_contact&offset=${cardsPerPage}`)).json()
    const all = [...(first?.cards ?? []), ...cards].map(({ creator }) => creator.title)
    expect(new Set(all)).toEqual(new Set(records.map(({ title }) => title)))
    expect(all).toHaveLength(records.length)
  })

  it('gives the cards of one status in one collection', async () => {
    const kol_ids = await calls.storeCreators({ title: 'Ada' }, { title: 'Bo' })
    const { id } = await calls.make({ kol_ids })
    await calls.make({ kol_ids })
    await change(id, kol_ids[0], { status: 'paid' })
    const { cards } = (await list(`status=paid&collection_id=${id}`)).json()
    expect(cards).toMatchObject([{ creator: { title: 'Ada' }, status: 'paid' }])
    expect((await list('status=live')).json()).toEqual({ cards: [] })
  })

  it('refuses unknown statuses and collections', async () => {
    expect((await list('status=done')).statusCode).toBe(422)
    expect((await list('status=live&offset=-1')).statusCode).toBe(422)
    expect((await list(`status=live&collection_id=${unknownId}`)).statusCode).toBe(404)
  })

  it('requires a sign-in', async () => {
    expect((await calls.send('GET', '/pipeline/cards?status=live', undefined, null)).statusCode).toBe(401)
  })
})

const linkFile = (body: object) => calls.send('POST', '/pipeline/files', body)
const openFile = async (body: object) => {
  const url: string = (await linkFile(body)).json().file_url
  return calls.testApp.app.inject({ method: 'GET', url })
}

describe('POST /api/pipeline/files', () => {
  it('makes a link that a browser can open without signing in', async () => {
    const answer = await linkFile({ format: 'csv' })
    expect(answer.json().file_url).toMatch(/^\/api\/pipeline\/files\/[\w-]+$/)
    expect((await openFile({ format: 'csv' })).statusCode).toBe(200)
  })

  it('refuses unknown formats', async () => {
    expect((await linkFile({ format: 'pdf' })).statusCode).toBe(422)
  })

  it('does not find collections of other users', async () => {
    const { id } = await calls.make()
    const stranger = await buildSignedInUser(calls.testApp)
    const body = { collection_id: id, format: 'csv' }
    expect((await calls.send('POST', '/pipeline/files', body, stranger)).statusCode).toBe(404)
  })

  it('requires a sign-in', async () => {
    expect((await calls.send('POST', '/pipeline/files', { format: 'csv' }, null)).statusCode).toBe(401)
  })
})

describe('GET /api/pipeline/files/:token', () => {
  it('is the board as CSV, where texts cannot be formulas', async () => {
    const kol_ids = await calls.storeCreators({ title: '=HYPERLINK("https://evil.test")', handle: 'ada' })
    const { id } = await calls.make({ name: '+Bakers', kol_ids })
    await agree(id, kol_ids[0], {
      fee: { amount: 1250.5, currency: 'EUR' },
      deliverables: '@one video',
      due_on: '2030-04-01',
      note: '-2+3',
      links: ['https://youtu.be/abcdefghijk'],
    })
    await change(id, kol_ids[0], { status: 'content_due' })
    const answer = await openFile({ format: 'csv' })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="troupe-pipeline-2030-03-01.csv"')
    const [, line] = answer.body.split('\r\n')
    expect(line).toContain(`"'+Bakers","youtube","'=HYPERLINK(""https://evil.test"")","ada"`)
    expect(line).toContain(`"Content due",1250.5,"EUR","'@one video","2030-04-01"`)
    expect(line).toContain(`"https://www.youtube.com/watch?v=abcdefghijk",,,,"'-2+3"`)
  })

  it('has all members of one collection, and of no other user', async () => {
    const records = Array.from({ length: 230 }, (_, number) => ({ title: `Creator ${number}` }))
    const kol_ids = await calls.storeCreators(...records)
    const { id } = await calls.make({ kol_ids })
    await calls.make({ name: 'Tea', kol_ids })
    const lines = (await openFile({ format: 'csv', collection_id: id })).body.trim().split('\r\n')
    expect(lines).toHaveLength(231)
    expect(lines.join()).not.toContain('Tea')
  })

  it('is a calendar of the due dates', async () => {
    const kol_ids = await calls.storeCreators({ title: 'Ada' }, { title: 'Bo' }, { title: 'Cy' })
    const { id } = await calls.make({ kol_ids })
    await agree(id, kol_ids[0], { due_on: '2030-04-01', deliverables: 'One video; two stories' })
    await agree(id, kol_ids[1], { due_on: '2030-04-02' })
    await change(id, kol_ids[1], { status: 'declined' })
    const answer = await openFile({ format: 'ics' })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(answer.body).toContain(
      'DTSTART;VALUE=DATE:20300401\r\nTRANSP:TRANSPARENT\r\nSUMMARY:Content due: Ada (Bakers)\r\n',
    )
  })

  it('is not found five minutes later, nor with a changed link', async () => {
    const url: string = (await linkFile({ format: 'csv' })).json().file_url
    const open = async (path: string) => (await calls.testApp.app.inject({ method: 'GET', url: path })).statusCode
    expect(await open(`${url.slice(0, -2)}${url.endsWith('A') ? 'B' : 'A'}${url.slice(-1)}`)).toBe(404)
    expect(await open('/api/pipeline/files/x')).toBe(404)
    expect(await open(url)).toBe(200)
    calls.testApp.clock.advance(5 * 60_000)
    expect(await open(url)).toBe(404)
  })
})
