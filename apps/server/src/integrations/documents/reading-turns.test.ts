import { expect, test } from 'vitest'
import { createTurns } from './reading-turns.ts'

const busy = { problem: 'busy' }

test('a few run at once, and the others in the order in which they came', async () => {
  const turns = createTurns({ concurrency: 2, maxWaiting: 2, longestWaitMs: 5000 })
  const [endFirst] = [await turns.take(), await turns.take()]
  const order: string[] = []
  const third = turns.take().then((end) => {
    order.push('third')
    return end
  })
  const fourth = turns.take().then(() => order.push('fourth'))
  endFirst()
  ;(await third)()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
})

test('a caller beyond the queue limit is refused at once', async () => {
  const turns = createTurns({ concurrency: 1, maxWaiting: 1, longestWaitMs: 5000 })
  const end = await turns.take()
  const waiting = turns.take()
  await expect(turns.take()).rejects.toMatchObject(busy)
  end()
  ;(await waiting)()
  await expect(turns.take()).resolves.toBeTypeOf('function')
})

test('a caller that has waited too long is refused, and its turn is not lost', async () => {
  const turns = createTurns({ concurrency: 1, maxWaiting: 1, longestWaitMs: 20 })
  const end = await turns.take()
  await expect(turns.take()).rejects.toMatchObject(busy)
  end()
  await expect(turns.take()).resolves.toBeTypeOf('function')
})

test('closing refuses all waiting callers', async () => {
  const turns = createTurns({ concurrency: 1, maxWaiting: 1, longestWaitMs: 5000 })
  await turns.take()
  const waiting = turns.take()
  turns.close()
  await expect(waiting).rejects.toMatchObject(busy)
})
