import { seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import { RecentMap } from '../../recent-map.ts'
import { within } from '../../within.ts'
import type { Encoder } from './encoder-port.ts'
import { toVectorText } from './vector-text.ts'

/** A person who waits is better served with what words find. */
const deadlineMs = seconds(2)
/** About 5 KB each. */
const maxRemembered = 1000

export interface QueryVectors {
  /** The vector of a search text, as text; undefined when the encoder fails or takes longer than two seconds. */
  find(text: string): Promise<string | undefined>
}

/** Remembers the vectors of recent search texts: paging and changed filters search the same text again. */
export function createQueryVectors(encoder: Encoder, log: Logger): QueryVectors {
  const remembered = new RecentMap<string, string>(maxRemembered)

  async function encode(text: string): Promise<string | undefined> {
    try {
      const [vector] = await encoder.embed([text])
      if (!vector) return undefined
      const found = toVectorText(vector)
      remembered.set(text, found)
      return found
    } catch (error) {
      log.warn({ err: error }, 'a search text could not be encoded; it is searched by words only')
      return undefined
    }
  }

  return {
    async find(text) {
      const known = remembered.get(text)
      if (known === undefined) return within(encode(text), deadlineMs)
      remembered.set(text, known)
      return known
    },
  }
}
