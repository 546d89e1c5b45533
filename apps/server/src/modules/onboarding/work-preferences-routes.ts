import { workPreferencesEndpoints } from '@troupe/contract/work-preferences'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import { getWorkPreferences } from './get-work-preferences.ts'
import type { OnboardingContext } from './onboarding-context.ts'

export function bindWorkPreferencesEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(workPreferencesEndpoints.get, async ({ params }) => ({
      work_preferences: await getWorkPreferences(context, params.id),
    })),
  ]
}
