import { brandAnalysisEndpoints as endpoints } from '@troupe/contract/brand-analysis'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { type AnalysisContext, analyseBriefly, analyseFile, analyseInDetail } from './analyse-brand.ts'

export function bindBrandAnalysisEndpoints(context: AnalysisContext): BoundEndpoint[] {
  return [
    bind(endpoints.analyzeBrand, ({ actor, body }) => analyseBriefly(context, actor.userId, body.brand_description)),
    bind(endpoints.analyzeBrandFile, ({ actor, body }) => analyseFile(context, actor.userId, body)),
    bind(endpoints.analyzeBrandInDetail, ({ actor, body }) => analyseInDetail(context, actor.userId, body)),
  ]
}
