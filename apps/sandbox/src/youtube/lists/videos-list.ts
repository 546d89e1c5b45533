import type { YoutubeMethod } from '../calls/youtube-call.ts'
import { readFilter, readIds } from '../calls/youtube-parameters.ts'
import { presentVideo } from '../resources/video-resource.ts'
import { findVideo, findVisibility } from '../resources/video-state.ts'

/** `videos.list` by id; deleted and private videos are omitted. Charts are not supported. */
export const videosList: YoutubeMethod = {
  name: 'videos.list',
  path: '/youtube/v3/videos',
  bucket: 'units',
  signature: {
    parameters: ['id', 'hl', 'maxHeight', 'maxWidth'],
    parts: [
      'id',
      'snippet',
      'statistics',
      'contentDetails',
      'status',
      'topicDetails',
      'liveStreamingDetails',
      'paidProductPlacementDetails',
      'player',
      'localizations',
      'recordingDetails',
    ],
    ownerParts: ['fileDetails', 'processingDetails', 'suggestions'],
    ownerParameters: ['myRating', 'onBehalfOfContentOwner'],
  },
  answer({ world, base, parameters, parts }) {
    const { values } = readFilter(parameters, ['id'])
    const videos = readIds(values)
      .flatMap((id) => findVideo(world, id) ?? [])
      .filter((video) => findVisibility(video) === 'public')
    return {
      kind: 'youtube#videoListResponse',
      items: videos.map((video) => presentVideo(video, { parts, world, base })),
      pageInfo: { totalResults: videos.length, resultsPerPage: videos.length },
    }
  },
}
