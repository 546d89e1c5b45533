import type { World } from '../../platforms/world.ts'
import type { PublicBase } from '../resources/thumbnails.ts'
import type { MethodSignature, YoutubeParameters } from './youtube-parameters.ts'

/** Input of an API method. */
export interface YoutubeCall {
  readonly world: World
  readonly base: PublicBase
  readonly parameters: YoutubeParameters
  readonly parts: ReadonlySet<string>
}

/** A method of the API: its parameters, cost and response. */
export interface YoutubeMethod {
  readonly name: string
  readonly path: string
  readonly bucket: 'searches' | 'units'
  readonly signature: MethodSignature
  /** Returns the body without its etag; throws `YoutubeError`. */
  answer(call: YoutubeCall): { kind: string } & Record<string, unknown>
}
