import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { CreatorRecord } from '@troupe/contract/creators'
import { z } from 'zod'
import type { DemoCreator, ReadDemoCatalogue } from '../../modules/discovery/catalogue/demo/demo-catalogue-port.ts'

const Line = CreatorRecord.extend({
  /** Base64 of one signed byte per dimension; only the direction is meaningful. */
  embedding: z.base64().optional(),
  embedding_model: z.string().optional(),
})

/** Reads the demo catalogue from the sandbox: `GET /sandbox/population/catalogue.jsonl`, one creator per line. */
export function createDemoCatalogue(sandboxUrl: string): ReadDemoCatalogue {
  return async function* (count) {
    const response = await fetch(`${sandboxUrl}/sandbox/population/catalogue.jsonl?count=${count}`)
    if (!response.ok || !response.body) throw new Error(`The demo catalogue answered ${response.status}`)
    for await (const line of createInterface({ input: Readable.from(response.body) })) {
      yield toDemoCreator(Line.parse(JSON.parse(line)))
    }
  }
}

function toDemoCreator({ embedding, embedding_model, ...record }: z.output<typeof Line>): DemoCreator {
  if (!embedding || !embedding_model) return { record }
  return { record, vector: toUnitVector(Buffer.from(embedding, 'base64')), vectorModel: embedding_model }
}

function toUnitVector(bytes: Buffer): Float32Array {
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const length = Math.hypot(...numbers) || 1
  return Float32Array.from(numbers, (number) => number / length)
}
