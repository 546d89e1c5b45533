import { z } from 'zod'

/** Settings of TikTok's client; undefined without keys. */
export const TikTokSettings = z
  .object({
    TIKTOK_ACCESS_TOKEN: z.string().optional(),
    TIKTOK_TCM_ACCOUNT_ID: z.string().optional(),
    TIKTOK_API_URL: z.url().default('https://business-api.tiktok.com'),
  })
  .transform(({ TIKTOK_ACCESS_TOKEN: accessToken, TIKTOK_TCM_ACCOUNT_ID: tcmAccountId, TIKTOK_API_URL: baseUrl }) =>
    accessToken && tcmAccountId ? { baseUrl, accessToken, tcmAccountId } : undefined,
  )
