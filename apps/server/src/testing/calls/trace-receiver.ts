import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const ReceivedSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: z.array(Attribute),
  status: z.object({ code: z.number().optional() }),
})
type ReceivedSpan = z.output<typeof ReceivedSpan>

const Delivery = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(ReceivedSpan) })),
    }),
  ),
})

export interface TraceReceiver {
  readonly endpoint: string
  readonly spans: readonly ReceivedSpan[]
  /** All received bodies, unparsed. */
  readonly texts: readonly string[]
  readonly headers: readonly NodeJS.Dict<string | string[]>[]
  close(): Promise<void>
}

/** Starts a stand-in for a collector, which receives traces by OTLP over HTTP as JSON. */
export async function startTraceReceiver(status = 200): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const texts: string[] = []
  const headers: NodeJS.Dict<string | string[]>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString()
    texts.push(text)
    headers.push({ ...request.headers, path: request.url })
    const delivery = Delivery.parse(JSON.parse(text))
    spans.push(...delivery.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    texts,
    headers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the value of a span's attribute. */
export function readAttribute(span: ReceivedSpan | undefined, key: string): unknown {
  const value = span?.attributes.find((attribute) => attribute.key === key)?.value
  return value && Object.values(value)[0]
}
