import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'
import type { UpkeepParts } from '../platforms/refresh-creators.ts'
import { addPerson } from './add-person.ts'
import { getProfile } from './get-profile.ts'
import { bindPersonEndpoints } from './person-routes.ts'
import { presentProfile } from './profile-presenter.ts'
import { refreshProfile } from './refresh-profile.ts'

export function bindProfileEndpoints(parts: UpkeepParts & { readonly toImagePath: ToImagePath }): BoundEndpoint[] {
  const { toImagePath } = parts
  return [
    ...bindPersonEndpoints(parts),
    bind(creatorProfileEndpoints.getProfile, async ({ actor, params }) =>
      addPerson(parts, actor.workspaceId, presentProfile(await getProfile(parts, params.id), toImagePath)),
    ),
    bind(creatorProfileEndpoints.refreshProfile, async ({ actor, params }) =>
      addPerson(parts, actor.workspaceId, presentProfile(await refreshProfile(parts, params.id), toImagePath)),
    ),
  ]
}
