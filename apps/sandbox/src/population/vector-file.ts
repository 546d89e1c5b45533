import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Vectors of the demo catalogue, made by `node tools/build-demo-vectors.ts`; computing them takes about a minute. */
export const demoVectorsUrl = new URL('./demo-vectors.bin', import.meta.url)

const Header = z.object({
  /** Name of the encoder, as stored with each vector. */
  model: z.string().min(1),
  count: z.number().int().positive(),
  dimensions: z.number().int().positive(),
  seed: z.string(),
  /** `fingerprintTexts` of the embedded texts. */
  fingerprint: z.string(),
})
export type VectorFileHeader = z.output<typeof Header>

export interface VectorFile {
  readonly header: VectorFileHeader
  /** The vectors one after another, one signed byte per dimension; only their direction matters. */
  readonly bytes: Uint8Array
}

/** Computes the SHA-256 of a list of texts, in hexadecimal. */
export function fingerprintTexts(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

/**
 * Scales a vector to signed bytes, the largest value to 127. This turns it by less than a degree (cosine above 0.999
 * for the built-in encoder's vectors) and takes a quarter of the space.
 */
export function quantizeVector(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / (largest || 1)) * 127))
}

/** Encodes a file: the header as one line of JSON, then the vectors. */
export function encodeVectorFile(header: VectorFileHeader, vectors: readonly Float32Array[]): Uint8Array {
  const quantized = vectors.map((vector) => Buffer.from(quantizeVector(vector).buffer))
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...quantized])
}

/**
 * Reads a file of vectors.
 * @throws If the file is missing or damaged.
 */
export async function readVectorFile(url: URL): Promise<VectorFile> {
  const content = await readFile(url)
  const headerEnd = content.indexOf('\n')
  const header = Header.parse(JSON.parse(content.subarray(0, headerEnd).toString()))
  const bytes = content.subarray(headerEnd + 1)
  if (bytes.length !== header.count * header.dimensions) {
    throw new Error(
      `${url.pathname} holds ${bytes.length} bytes of vectors, not ${header.count} x ${header.dimensions}`,
    )
  }
  return { header, bytes }
}

/** Returns the vector at a position of the catalogue, as base64 of its signed bytes. */
export function readVector({ header, bytes }: VectorFile, place: number): string {
  const start = place * header.dimensions
  return Buffer.from(bytes.subarray(start, start + header.dimensions)).toString('base64')
}
