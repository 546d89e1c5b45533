import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { AppQueryClient } from './query-client.ts'

const queryKey = ['saved-searches']
const endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** Shows an answer whose readings end on demand, each with what the server has when it begins. */
function show(server: { value: string }) {
  const client = new AppQueryClient()
  const readings: { end: () => void }[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async () => {
      const { value } = server
      await new Promise<void>((end) => readings.push({ end }))
      return value
    },
  })
  const shown = () => observer.getCurrentResult().data
  endings.push(observer.subscribe(() => undefined))
  const endReading = (index: number) => readings[index]?.end()
  return { client, readings, shown, endReading }
}

test('a change during the first reading is shown: its answer is older', async () => {
  const server = { value: 'none' }
  const { client, readings, shown, endReading } = show(server)
  server.value = 'travel'
  const invalidated = client.invalidateQueries({ queryKey })
  expect(readings).toHaveLength(2)
  endReading(0)
  endReading(1)
  await invalidated
  expect(shown()).toBe('travel')
})

test('a caller that waits for the first reading gets the newer answer', async () => {
  const server = { value: 'none' }
  const { client, endReading } = show(server)
  const waiting = client.fetchQuery({ queryKey })
  server.value = 'travel'
  const invalidated = client.invalidateQueries({ queryKey })
  endReading(1)
  await invalidated
  expect(await waiting).toBe('travel')
})

test('other first readings go on', async () => {
  const { client, readings, shown, endReading } = show({ value: 'none' })
  await client.invalidateQueries({ queryKey: ['collections'] })
  await client.invalidateQueries({ predicate: () => false })
  expect(readings).toHaveLength(1)
  endReading(0)
  await expect.poll(shown).toBe('none')
})
