// The reference: a loop over a pooled Nodemailer in its own process, without storing anything.
import { createTransport } from 'nodemailer'
import { z } from 'zod'

const Arguments = z.object({ port: z.number(), count: z.number(), html: z.string(), text: z.string() })
const { port, count, html, text } = Arguments.parse(JSON.parse(process.argv[2] ?? ''))
const connections = 5

const transport = createTransport({
  host: '127.0.0.1',
  port,
  pool: true,
  maxConnections: connections,
  maxMessages: Number.POSITIVE_INFINITY,
})
let next = 0
const start = performance.now()
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (let number = next++; number < count; number = next++) {
      const to = { name: '', address: `reader-${number}@many.test` }
      await transport.sendMail({ from: 'brand@brand.test', to, subject: `Hello ${number}`, html, text })
    }
  }),
)
process.send?.({ perSecond: count / ((performance.now() - start) / 1000) })
transport.close()
