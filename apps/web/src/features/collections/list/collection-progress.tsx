import type { CollectionSummary, MemberStatus } from '@troupe/contract/collections'
import { agreedStatuses } from '@troupe/contract/pipeline/pipeline'
import { CreatorAvatar } from '../../../ui/creator/creator-avatar.tsx'
import { collectionTexts } from '../collection-texts.ts'
import classes from './collection-progress.module.css'

const texts = collectionTexts.list

const answered = ['replied', 'negotiating', ...agreedStatuses, 'declined'] as const
/** The steps of the work with creators, each with the statuses by which it is reached. */
const steps: readonly { label: string; statuses: readonly MemberStatus[] }[] = [
  { label: texts.writtenTo, statuses: ['contacted', ...answered] },
  { label: texts.answered, statuses: answered },
  { label: texts.agreed, statuses: agreedStatuses },
]

/** Faces of a collection, and how many of its creators were written to, have answered, have agreed. */
export function CollectionProgress({ collection }: { collection: CollectionSummary }) {
  const { faces, statuses, kol_count } = collection
  const others = kol_count - faces.length
  const count = (wanted: readonly MemberStatus[]) =>
    statuses.reduce((sum, { status, creators }) => (wanted.includes(status) ? sum + creators : sum), 0)
  return (
    <div className={classes.root}>
      <ul className={classes.faces} aria-label={texts.newest}>
        {faces.map(({ id, title, avatar_path }) => (
          <li key={id} title={title}>
            <CreatorAvatar src={avatar_path} name={title} size={32} className={classes.face} />
          </li>
        ))}
        {others > 0 && faces.length > 0 && <li className={classes.others}>{`+${others}`}</li>}
      </ul>
      {kol_count > 0 && (
        <dl className={classes.steps}>
          {steps.map(({ label, statuses: reached }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count(reached)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
