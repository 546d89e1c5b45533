import { dataOriginEndpoints } from '@troupe/contract/law/data-origins'
import { mailLawEndpoints } from '@troupe/contract/law/mail-laws'
import { privacyNoticeEndpoints } from '@troupe/contract/law/privacy-notices'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { getCreatorOrigins } from './creator-origins.ts'
import { listMailLaws, noteBasis } from './mail-laws.ts'
import { getPrivacyNotice, type LawContext } from './privacy-notice.ts'

const toIds = (ids: readonly string[]) => [...new Set(ids.map(Number))]

export function bindLawEndpoints(context: LawContext): BoundEndpoint[] {
  return [
    bind(mailLawEndpoints.list, async ({ actor, body }) => ({
      countries: await listMailLaws(context, actor.workspaceId, toIds(body.creator_ids)),
    })),
    bind(mailLawEndpoints.note, async ({ actor, body }) => ({
      noted: await noteBasis(context, actor, { ...body, creatorIds: toIds(body.creator_ids) }),
    })),
    bind(dataOriginEndpoints.get, ({ actor, params }) =>
      getCreatorOrigins(context, actor.workspaceId, Number(params.id)),
    ),
    bind(privacyNoticeEndpoints.get, ({ params }) => getPrivacyNotice(context, params.token)),
  ]
}
