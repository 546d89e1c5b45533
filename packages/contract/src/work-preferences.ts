import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { CollaborationType } from './onboarding.ts'

/** How a creator likes to work with brands, in their own words: what they said of it when they registered, or corrected since. */
export const WorkPreferences = z.object({
  bio_link_url: z.string().nullable(),
  preferred_collaboration_types: z.array(CollaborationType),
  additional_info: z.string(),
  confirmed_at: z.iso.datetime(),
})
export type WorkPreferences = z.output<typeof WorkPreferences>

export const workPreferencesEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/work-preferences',
    access: 'user',
    tag: 'onboarding',
    summary: 'How a creator likes to work; null: nobody registered the channel',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ work_preferences: WorkPreferences.nullable() }),
  }),
} as const
