import { createBuiltInEncoder } from '../integrations/language/built-in-encoder.ts'
import { createEndpointEncoder } from '../integrations/language/endpoint-encoder.ts'
import type { Encoder } from '../modules/discovery/search/meaning/encoder-port.ts'
import { createGlossingEncoder } from '../modules/discovery/search/meaning/glossing-encoder.ts'
import type { Settings } from '../settings/settings.ts'

export interface ConnectedEncoders {
  /** Reads texts as they are. Closing it closes the other as well. */
  readonly encoder: Encoder
  /** Reads the texts of the catalogue and of searches. */
  readonly ofSearch: Encoder
}

/**
 * Chooses the encoders. The built-in one knows English only and reads glosses in searches; a model behind an endpoint
 * reads every text as it was written, and glosses only add words to queries.
 */
export function connectEncoders({ embedding }: Pick<Settings, 'embedding'>): ConnectedEncoders {
  if (embedding) {
    const encoder = createEndpointEncoder(embedding)
    return { encoder, ofSearch: encoder }
  }
  const encoder = createBuiltInEncoder()
  return { encoder, ofSearch: createGlossingEncoder(encoder) }
}
