import { type CollectionColumn, columnEndpoints, maxColumns } from '@troupe/contract/collection-members/columns'
import { describe, expect, it } from 'vitest'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'

const calls = new CollectionCalls(useTestDatabase())
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const rate = { name: 'Rate', type: 'number' }
const toPath = (id: string) => `/collections/${id}/columns`
const toColumnPath = (id: string) => `${toPath(id)}/${unknownId}`

async function addColumn(id: string, body: object): Promise<CollectionColumn> {
  const answer = await calls.send('POST', toPath(id), body)
  expect(answer.statusCode, answer.body).toBe(200)
  return columnEndpoints.addColumn.response.parse(answer.json())
}

const listNames = async (id: string) =>
  columnEndpoints.listColumns.response.parse((await calls.send('GET', toPath(id))).json()).map(({ name }) => name)

/** A collection of one creator, with a column. */
async function prepare(body: object = rate): Promise<{ id: string; creator: string; column: CollectionColumn }> {
  const [creator = ''] = await calls.storeCreators({})
  const { id } = await calls.make({ kol_ids: [creator] })
  return { id, creator, column: await addColumn(id, body) }
}

describe('GET /api/collections/:id/columns', () => {
  it('lists the columns in their order, as the collection does', async () => {
    const { id } = await prepare()
    await addColumn(id, { name: 'Stage', type: 'choice', choices: ['Idea', 'Offer', 'Idea'] })
    const columns = (await calls.send('GET', toPath(id))).json()
    expect(columns).toMatchObject([
      { name: 'Rate', type: 'number', choices: [] },
      { name: 'Stage', type: 'choice', choices: ['Idea', 'Offer'] },
    ])
    expect((await calls.read(id)).columns).toEqual(columns)
  })

  it('answers 404 to another user', () => calls.refusesStranger('GET', toPath))
  it('is for signed-in users', () => calls.requiresSignIn('GET', toPath))
  it('refuses an invalid id', () => calls.refusesNonsense('GET', toPath))
})

describe('POST /api/collections/:id/columns', () => {
  it('refuses a name that another column of the collection has, also in capitals', async () => {
    const { id } = await prepare()
    const answer = await calls.send('POST', toPath(id), { name: ' RATE ', type: 'text' })
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'This collection has a column with this name'])
    const other = await calls.make()
    await addColumn(other.id, rate)
  })

  it('adds no more than the stated number, also when many are added at once', async () => {
    const { id } = await prepare()
    const adding = Array.from({ length: maxColumns + 3 }, (_, index) =>
      calls.send('POST', toPath(id), { name: `Column ${index}`, type: 'text' }),
    )
    const states = (await Promise.all(adding)).map(({ statusCode }) => statusCode)
    expect(states.filter((state) => state === 200)).toHaveLength(maxColumns - 1)
    expect(await listNames(id)).toHaveLength(maxColumns)
  })

  it.each([
    [{ name: '', type: 'text' }],
    [{ name: 'x'.repeat(61), type: 'text' }],
    [{ name: '{{title}}', type: 'text' }],
    [{ name: 'Fee', type: 'money' }],
    [{ name: 'Stage', type: 'choice' }],
    [{ name: 'Stage', type: 'text', choices: ['Idea'] }],
    [{ name: 'Stage', type: 'choice', choices: Array.from({ length: 51 }, String) }],
  ])('refuses %j', async (body) => {
    const { id } = await calls.make()
    expect((await calls.send('POST', toPath(id), body)).statusCode).toBe(422)
  })

  it('answers 404 to another user', () => calls.refusesStranger('POST', toPath, rate))
  it('is for signed-in users', () => calls.requiresSignIn('POST', toPath, rate))
})

describe('PATCH /api/collections/:id/columns/:columnId', () => {
  it('renames a column, whose values stay', async () => {
    const { id, creator, column } = await prepare()
    await calls.send('PATCH', `/collections/${id}/kols/${creator}`, { values: { [column.id]: '250' } })
    const answer = await calls.send('PATCH', `${toPath(id)}/${column.id}`, { name: 'rate' })
    expect(answer.json()).toEqual({ ...column, name: 'rate' })
    expect((await calls.read(id)).kols[0]?.values).toEqual({ [column.id]: '250' })
  })

  it('moves a column', async () => {
    const { id, column } = await prepare()
    for (const name of ['Second', 'Third']) await addColumn(id, { name, type: 'text' })
    await calls.send('PATCH', `${toPath(id)}/${column.id}`, { position: 1 })
    expect(await listNames(id)).toEqual(['Second', 'Rate', 'Third'])
    await calls.send('PATCH', `${toPath(id)}/${column.id}`, { position: 20 })
    expect(await listNames(id)).toEqual(['Second', 'Third', 'Rate'])
  })

  it('replaces the choices of a column of choices only', async () => {
    const { id, column } = await prepare()
    const stage = await addColumn(id, { name: 'Stage', type: 'choice', choices: ['Idea'] })
    const change = { choices: ['Offer'] }
    expect((await calls.send('PATCH', `${toPath(id)}/${stage.id}`, change)).json()).toMatchObject(change)
    expect((await calls.send('PATCH', `${toPath(id)}/${column.id}`, change)).statusCode).toBe(422)
  })

  it('refuses a name that is taken, and an empty change', async () => {
    const { id, column } = await prepare()
    await addColumn(id, { name: 'Fee', type: 'text' })
    expect((await calls.send('PATCH', `${toPath(id)}/${column.id}`, { name: 'fee' })).statusCode).toBe(409)
    expect((await calls.send('PATCH', `${toPath(id)}/${column.id}`, {})).statusCode).toBe(422)
  })

  it('knows no column of another collection', async () => {
    const { column } = await prepare()
    const other = await calls.make()
    const answer = await calls.send('PATCH', `${toPath(other.id)}/${column.id}`, { name: 'Fee' })
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Column not found'])
  })

  it('answers 404 to another user', () => calls.refusesStranger('PATCH', toColumnPath, { name: 'Fee' }))
  it('is for signed-in users', () => calls.requiresSignIn('PATCH', toColumnPath, { name: 'Fee' }))
})

describe('DELETE /api/collections/:id/columns/:columnId', () => {
  it('deletes a column and its values', async () => {
    const { id, creator, column } = await prepare()
    const fee = await addColumn(id, { name: 'Fee', type: 'text' })
    const values = { [column.id]: '250', [fee.id]: 'open' }
    await calls.send('PATCH', `/collections/${id}/kols/${creator}`, { values })
    expect((await calls.send('DELETE', `${toPath(id)}/${column.id}`)).json()).toEqual({ success: true })
    expect(await listNames(id)).toEqual(['Fee'])
    expect((await calls.read(id)).kols[0]?.values).toEqual({ [fee.id]: 'open' })
  })

  it('leaves the end to columns that are added later', async () => {
    const { id, column } = await prepare()
    for (const name of ['Second', 'Third']) await addColumn(id, { name, type: 'text' })
    await calls.send('DELETE', `${toPath(id)}/${column.id}`)
    // With one number for two columns their ids, which are random, would decide.
    for (const name of ['Fourth', 'Fifth', 'Sixth', 'Seventh']) {
      const added = await addColumn(id, { name, type: 'text' })
      expect((await listNames(id)).at(-1)).toBe(name)
      await calls.send('DELETE', `${toPath(id)}/${added.id}`)
    }
  })

  it('leaves no value behind that is set at the same moment', async () => {
    const { id, creator, column } = await prepare()
    await Promise.all([
      ...[1, 2, 3].map((value) =>
        calls.send('PATCH', `/collections/${id}/kols/${creator}`, { values: { [column.id]: String(value) } }),
      ),
      calls.send('DELETE', `${toPath(id)}/${column.id}`),
    ])
    expect((await calls.read(id)).kols[0]?.values).toEqual({})
  })

  it('answers 404 to another user', () => calls.refusesStranger('DELETE', toColumnPath))
  it('is for signed-in users', () => calls.requiresSignIn('DELETE', toColumnPath))
  it('refuses an invalid id', () => calls.refusesNonsense('DELETE', toColumnPath))
})

describe('values of own columns', () => {
  const setValue = async (type: string, value: string, choices: string[] = []) => {
    const { id, creator, column } = await prepare({ name: 'Own', type, choices })
    const answer = await calls.send('PATCH', `/collections/${id}/kols/${creator}`, { values: { [column.id]: value } })
    return { id, creator, column, answer }
  }

  it.each([
    ['text', ' Two  lines\nin one ', 'Two lines in one'],
    ['text', 'x'.repeat(500), 'x'.repeat(500)],
    ['number', '-12.50', '-12.50'],
    ['date', '2028-02-29', '2028-02-29'],
  ])('keep a %s', async (type, value, kept) => {
    const { id, column, answer } = await setValue(type, value)
    expect(answer.json().values).toEqual({ [column.id]: kept })
    expect((await calls.read(id)).kols[0]?.values).toEqual({ [column.id]: kept })
  })

  it.each([
    ['text', 'x'.repeat(501)],
    ['number', '12 €'],
    ['number', '1e9'],
    ['date', '2027-02-29'],
    ['date', 'tomorrow'],
    ['choice', 'Other'],
  ])('refuse as a %s: %s', async (type, value) => {
    const { answer } = await setValue(type, value, type === 'choice' ? ['Idea'] : [])
    expect(answer.statusCode).toBe(422)
  })

  it('name the column that a wrong value was meant for', async () => {
    const { answer } = await setValue('number', 'many')
    expect(answer.json().detail[0].msg).toBe('“Own” holds numbers, such as 250 or 12.5')
  })

  it('change one by one, and are removed by an empty text', async () => {
    const { id, creator, column } = await setValue('text', 'one')
    const other = await addColumn(id, { name: 'Other', type: 'text' })
    const path = `/collections/${id}/kols/${creator}`
    await Promise.all([
      calls.send('PATCH', path, { values: { [column.id]: 'two' } }),
      calls.send('PATCH', path, { values: { [other.id]: 'three' } }),
    ])
    expect((await calls.read(id)).kols[0]?.values).toEqual({ [column.id]: 'two', [other.id]: 'three' })
    expect((await calls.send('PATCH', path, { values: { [column.id]: '' } })).json().values).toEqual({
      [other.id]: 'three',
    })
  })

  it('stay when their choice is taken away', async () => {
    const { id, creator, column } = await setValue('choice', 'Idea', ['Idea'])
    await calls.send('PATCH', `${toPath(id)}/${column.id}`, { choices: ['Offer'] })
    const path = `/collections/${id}/kols/${creator}`
    expect((await calls.send('PATCH', path, { values: { [column.id]: 'Idea' } })).statusCode).toBe(200)
    await calls.send('PATCH', path, { values: { [column.id]: 'Offer' } })
    expect((await calls.send('PATCH', path, { values: { [column.id]: 'Idea' } })).statusCode).toBe(422)
  })

  it('are refused for a column that the collection does not have', async () => {
    const { id, creator } = await setValue('text', 'one')
    const answer = await calls.send('PATCH', `/collections/${id}/kols/${creator}`, { values: { [unknownId]: 'x' } })
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Column not found'])
  })
})
