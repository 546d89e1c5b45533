import { Button, SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCollectionMembers } from '../api/collection-members.ts'
import type { CollectionActions } from '../collection-actions.ts'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { pipelineTexts } from '../pipeline/pipeline-texts.ts'
import classes from './collection-detail-screen.module.css'
import { CollectionHeading } from './collection-heading.tsx'
import { MembersView } from './members-view.tsx'
import { CollectionTotalsBand } from './totals/collection-totals-band.tsx'

// With drag and drop, which the list does not need.
const BoardView = lazy(async () => ({ default: (await import('../pipeline/board-view.tsx')).BoardView }))

const texts = collectionTexts.detail

interface CollectionDetailScreenProps extends CollectionActions {
  collectionId: string
  /** Path of the list of collections. */
  listPath: string
  /** Who made it, where several people share it. */
  madeBy?: ReactNode
}

export function CollectionDetailScreen({ collectionId, listPath, madeBy, ...actions }: CollectionDetailScreenProps) {
  const read = useCollectionMembers(collectionId)
  const { collection, members, error } = read
  const [view, setView] = useView()
  // On a phone the creators come first.
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  if (!collection) {
    return (
      <>
        <VisuallyHidden component="h1">{texts.back}</VisuallyHidden>
        {error && isMissing(error) ? (
          <Missing listPath={listPath} />
        ) : error && !read.isFetching ? (
          <Failure error={error} onRetry={read.retry} />
        ) : (
          <DetailSkeleton />
        )}
      </>
    )
  }
  const totals = <CollectionTotalsBand totals={collection.totals} memberCount={collection.kol_count} />
  return (
    <div className={classes.root}>
      <CollectionHeading collection={collection} listPath={listPath} madeBy={madeBy} />
      {collection.kol_count === 0 ? (
        <Notice title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <>
          <ViewSwitch view={view} onChange={setView} />
          {view === 'board' ? (
            <Suspense fallback={<Skeleton height={464} radius="lg" />}>
              <BoardView collectionId={collectionId} />
            </Suspense>
          ) : (
            <>
              {isPhone ? <Disclosure summary={collectionTexts.totals.label}>{totals}</Disclosure> : totals}
              <MembersView
                collection={collection}
                members={members}
                isLoadingMore={read.isLoadingMore}
                moreError={read.furtherError}
                onRetry={read.retry}
                actions={actions}
              />
            </>
          )}
        </>
      )}
    </div>
  )
}

type View = 'list' | 'board'

/** The view of the collection, from the address of the page. */
function useView(): [View, (view: string) => void] {
  const [parameters, setParameters] = useSearchParams()
  const setView = (view: string) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present)
        if (view === 'board') next.set('view', view)
        else next.delete('view')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [parameters.get('view') === 'board' ? 'board' : 'list', setView]
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: string) => void }) {
  return (
    <SegmentedControl
      aria-label={pipelineTexts.view}
      style={{ alignSelf: 'flex-start', minWidth: 180 }}
      transitionDuration={0}
      data={[
        { value: 'list', label: pipelineTexts.list },
        { value: 'board', label: pipelineTexts.board },
      ]}
      value={view}
      onChange={onChange}
    />
  )
}

/** Not found, or not a valid id. */
const isMissing = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 422)

function Missing({ listPath }: { listPath: string }) {
  return (
    <Notice title={texts.missing.title} text={texts.missing.text}>
      <Button component={Link} to={listPath} variant="default">
        {texts.missing.back}
      </Button>
    </Notice>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice isError title={describeFailure(texts.failed, error)} text="">
      <Button variant="default" onClick={onRetry}>
        {collectionTexts.retry}
      </Button>
    </Notice>
  )
}

function DetailSkeleton() {
  return (
    <div className={classes.root} role="status" aria-label={texts.loading}>
      <Skeleton height={72} width="min(480px, 100%)" />
      <Skeleton height={232} radius="lg" />
      <Skeleton height={430} radius="lg" />
    </div>
  )
}
