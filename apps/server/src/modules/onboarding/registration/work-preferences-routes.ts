import { workPreferencesEndpoints } from '@troupe/contract/onboarding'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { getWorkPreferences } from './get-work-preferences.ts'

export function bindWorkPreferencesEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(workPreferencesEndpoints.get, async ({ params }) => ({
      work_preferences: await getWorkPreferences(context, params.id),
    })),
  ]
}
