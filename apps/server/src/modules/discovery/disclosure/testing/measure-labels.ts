import { type DisclosureLabel, disclosureLabels } from '@troupe/contract/discover/post-disclosure'
import { judgePost } from '../disclosure-policy.ts'
import type { LabelledPosts, WrittenPost } from './labelled-post.ts'

/** A post that was judged otherwise than labelled. */
interface Miss {
  readonly language: string
  readonly text: string
  readonly wanted: DisclosureLabel
  readonly given: DisclosureLabel
}

interface Measure {
  readonly posts: number
  readonly misses: readonly Miss[]
  /** Share of the posts with a judgement that are labelled so. */
  readonly precision: Readonly<Record<DisclosureLabel, number>>
  /** Share of the posts with a label that are judged so. */
  readonly recall: Readonly<Record<DisclosureLabel, number>>
}

/** Judges all posts and compares with their labels. */
export function measureLabels(labelled: LabelledPosts): Measure {
  const judged = Object.entries(labelled).flatMap(([language, byLabel]) =>
    disclosureLabels.flatMap((wanted) =>
      byLabel[wanted].map((post) => ({ language, text: toText(post), wanted, given: judge(post) })),
    ),
  )
  const right = (label: DisclosureLabel) => judged.filter((one) => one.wanted === label && one.given === label).length
  const share = (label: DisclosureLabel, field: 'wanted' | 'given') =>
    right(label) / judged.filter((one) => one[field] === label).length
  const shares = (field: 'wanted' | 'given') => ({
    marked: share('marked', field),
    looks_paid: share('looks_paid', field),
    none: share('none', field),
  })
  return {
    posts: judged.length,
    misses: judged.filter(({ wanted, given }) => wanted !== given),
    precision: shares('given'),
    recall: shares('wanted'),
  }
}

const toText = (post: WrittenPost) => (typeof post === 'string' ? post : post.text)

function judge(post: WrittenPost): DisclosureLabel {
  const isPaid = typeof post === 'string' ? null : post.isPaid
  return judgePost({ title: '', text: toText(post), isPaid }, 'creator_of_the_post').label
}
