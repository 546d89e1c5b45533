import { defineEndpoint } from '@troupe/contract/base/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createEventReader } from './event-reader.ts'

const watch = defineEndpoint({
  method: 'GET',
  path: '/api/watch',
  access: 'user',
  tag: 'test',
  summary: 'Watch',
  response: z.object({ step: z.string() }),
})
const authorization = { readAccessToken: () => 'token', recover: () => Promise.reject(), expire: () => expect.fail() }

async function read(chunks: readonly Uint8Array[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const readEvents = createEventReader(async () => new Response(body), authorization)
  const steps: string[] = []
  for await (const { step } of readEvents(watch, { params: undefined, signal: new AbortController().signal }))
    steps.push(step)
  return steps
}

const text =
  ': keep open\n\nevent: progress\ndata: {"step":"höher"}\n\ndata: {"step":\r\ndata: "two"}\r\n\r\ndata: no JSON\n\n'

test.each([1, 7, 1000])('events are read from chunks of %d bytes, without comments and unfit data', async (size) => {
  const bytes = new TextEncoder().encode(text)
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  expect(await read(chunks)).toEqual(['höher', 'two'])
})

test('an event that is cut off is left out', async () => {
  expect(await read([new TextEncoder().encode('data: {"step":"one"}\n\ndata: {"step":"two"}')])).toEqual(['one'])
})
