import { Button, Skeleton, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { CollectionSummary } from '@troupe/contract/collections'
import { Notice } from '../../../ui/notice.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useCollections } from '../api/list-collections.ts'
import type { CollectionActions } from '../collection-actions.ts'
import { CreateCollectionDialog } from '../collection-form-dialogs.tsx'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { SearchField, useSearchText } from '../search-field.tsx'
import { CollectionCard } from './collection-card.tsx'
import classes from './collections-screen.module.css'

const texts = collectionTexts.list

export function CollectionsScreen(actions: CollectionActions) {
  const collections = useCollections()
  const [search, setSearch] = useSearchText()
  const [isCreating, creation] = useDisclosure()
  const refusal = useRefusal()
  const hasAny = collections.data !== undefined && collections.data.length > 0
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <ScreenTitle title={texts.title} />
        <Title order={1} className={classes.title}>
          {texts.title}
        </Title>
        {hasAny && <SearchField label={texts.search} value={search} onChange={setSearch} />}
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          disabled={refusal !== undefined}
          title={refusal}
          onClick={creation.open}
        >
          {texts.create}
        </Button>
      </div>
      {collections.data ? (
        <Cards
          collections={collections.data}
          search={search}
          onClearSearch={() => setSearch('')}
          onCreate={creation.open}
          actions={actions}
        />
      ) : collections.error && !collections.isFetching ? (
        <Notice isError title={describeFailure(texts.failed, collections.error)} text="">
          <Button variant="default" onClick={() => void collections.refetch()}>
            {collectionTexts.retry}
          </Button>
        </Notice>
      ) : (
        <CardSkeletons />
      )}
      <CreateCollectionDialog isOpen={isCreating} onClose={creation.close} />
    </div>
  )
}

interface CardsProps {
  collections: readonly CollectionSummary[]
  search: string
  onClearSearch: () => void
  onCreate: () => void
  actions: CollectionActions
}

function Cards({ collections, search, onClearSearch, onCreate, actions }: CardsProps) {
  const refusal = useRefusal()
  if (collections.length === 0) {
    return (
      <Notice title={texts.empty.title} text={texts.empty.text}>
        <Button disabled={refusal !== undefined} title={refusal} onClick={onCreate}>
          {texts.empty.create}
        </Button>
      </Notice>
    )
  }
  const found = filterCollections(collections, search)
  if (found.length === 0) {
    return (
      <Notice title={texts.noMatch.title} text={texts.noMatch.text}>
        <Button variant="default" onClick={onClearSearch}>
          {texts.noMatch.clear}
        </Button>
      </Notice>
    )
  }
  return (
    <ul className={classes.cards} aria-label={texts.label}>
      {found.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} onSendEmail={actions.onSendEmail} />
        </li>
      ))}
    </ul>
  )
}

/** About as many as fit on a screen. */
const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function CardSkeletons() {
  return (
    <div className={classes.cards} role="status" aria-label={texts.loading}>
      {skeletonKeys.map((key) => (
        <Skeleton key={key} height={230} radius="lg" />
      ))}
    </div>
  )
}

/** Returns the collections with a text in their name or description, ignoring case. */
function filterCollections(collections: readonly CollectionSummary[], text: string): readonly CollectionSummary[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return collections
  return collections.filter(({ name, description }) =>
    [name, description ?? ''].some((field) => field.toLowerCase().includes(wanted)),
  )
}
