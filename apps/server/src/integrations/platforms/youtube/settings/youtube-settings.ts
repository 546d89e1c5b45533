import { z } from 'zod'

/** Settings of YouTube's client; undefined without a key. */
export const YouTubeSettings = z
  .object({
    YOUTUBE_API_KEY: z.string().optional(),
    YOUTUBE_API_URL: z.url().default('https://www.googleapis.com'),
    YOUTUBE_SEARCHES_PER_DAY: z.coerce.number().int().min(1).default(100),
    YOUTUBE_UNITS_PER_DAY: z.coerce.number().int().min(1).default(10_000),
  })
  .transform((value) => {
    const { YOUTUBE_API_KEY: apiKey, YOUTUBE_SEARCHES_PER_DAY: searchesPerDay } = value
    if (!apiKey) return undefined
    return { baseUrl: value.YOUTUBE_API_URL, apiKey, searchesPerDay, unitsPerDay: value.YOUTUBE_UNITS_PER_DAY }
  })
