import { z } from 'zod'

/** Settings of Instagram's client; undefined without keys. */
export const InstagramSettings = z
  .object({
    INSTAGRAM_ACCESS_TOKEN: z.string().optional(),
    INSTAGRAM_USER_ID: z
      .string()
      .regex(/^\d{1,30}$/, 'must be the number of an Instagram account')
      .optional(),
    INSTAGRAM_API_URL: z.url().default('https://graph.facebook.com'),
    INSTAGRAM_API_VERSION: z
      .string()
      .regex(/^v\d{1,3}\.\d$/, 'must look like v25.0')
      .default('v25.0'),
  })
  .transform((value) => {
    const { INSTAGRAM_ACCESS_TOKEN: accessToken, INSTAGRAM_USER_ID: userId } = value
    if (!accessToken || !userId) return undefined
    return { baseUrl: value.INSTAGRAM_API_URL, version: value.INSTAGRAM_API_VERSION, accessToken, userId }
  })
