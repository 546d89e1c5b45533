import { InfiniteQueryObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { AppQueryClient, waitForNetwork } from './query-client.ts'

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

test('an answer that was asked for before a change does not undo it', async () => {
  const server = { value: 'none' }
  const { client, readings, shown, endReading } = show(server)
  endReading(0)
  await expect.poll(shown).toBe('none')
  const refetched = client.refetchQueries({ queryKey })
  server.value = 'travel'
  client.setQueryData(queryKey, 'travel')
  expect(readings).toHaveLength(3)
  endReading(1)
  endReading(2)
  await refetched
  expect(shown()).toBe('travel')
})

test('a change of a part during the first reading is shown with the rest', async () => {
  const server = { value: 'none' }
  const { client, readings, shown, endReading } = show(server)
  server.value = 'travel'
  client.setQueryData(queryKey, (known?: string) => known && 'travel')
  expect(readings).toHaveLength(2)
  endReading(0)
  endReading(1)
  await expect.poll(shown).toBe('travel')
})

test('a change reads nothing that is not being read', async () => {
  const { client, readings, shown, endReading } = show({ value: 'none' })
  endReading(0)
  await expect.poll(shown).toBe('none')
  client.setQueryData(queryKey, 'travel')
  client.setQueryData(['collections'], ['one'])
  expect(readings).toHaveLength(1)
  expect(shown()).toBe('travel')
})

test('a change while the next page is read stays, and the page comes', async () => {
  const client = new AppQueryClient()
  const pages: (() => void)[] = []
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) => new Promise<string>((end) => pages.push(() => end(`page ${pageParam}`))),
    initialPageParam: 1,
    getNextPageParam: (_last, _all, page) => page + 1,
  })
  const shown = () => observer.getCurrentResult().data?.pages
  endings.push(observer.subscribe(() => undefined))
  pages[0]?.()
  await expect.poll(shown).toEqual(['page 1'])
  const next = observer.fetchNextPage()
  client.setQueryData(queryKey, { pages: ['page 1, read'], pageParams: [1] })
  for (const end of pages.slice(1)) end()
  await next
  expect(shown()).toEqual(['page 1, read', 'page 2'])
})

test('calls wait while the device is offline, but for those to a server on it', () => {
  const { client } = show({ value: 'none' })
  client.mount()
  endings.push(() => client.unmount())
  const goOffline = (hostname: string) => {
    waitForNetwork(hostname)
    onlineManager.setOnline(true)
    window.dispatchEvent(new Event('offline'))
    const observer = new QueryObserver(client, { queryKey: [hostname], queryFn: () => 'none' })
    endings.push(observer.subscribe(() => undefined))
    return observer.getCurrentResult().fetchStatus
  }
  // First: a listener that is gone is not put back.
  expect(goOffline('localhost.example')).toBe('paused')
  expect(['localhost', 'troupe.localhost', '127.0.0.1', '[::1]'].map(goOffline)).toEqual(Array(4).fill('fetching'))
})
