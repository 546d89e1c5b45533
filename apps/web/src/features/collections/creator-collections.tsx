import { Button, Text } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRefusal } from '../../ui/role/use-refusal.ts'
import { useCollectionsOfCreator } from './api/creator-collections.ts'
import { collectionTexts } from './collection-texts.ts'
import classes from './creator-collections.module.css'

const texts = collectionTexts.ofCreator

interface CreatorCollectionsProps {
  creatorId: string
  /** Path of the list of collections; the path of each collection begins with it. */
  collectionsPath: string
  onAdd: () => void
}

/**
 * The user's collections that contain a creator, with status and note in each, and a button to add the creator to
 * another one.
 */
export function CreatorCollections({ creatorId, collectionsPath, onAdd }: CreatorCollectionsProps) {
  const refusal = useRefusal()
  return (
    <div className={classes.root}>
      <Memberships creatorId={creatorId} collectionsPath={collectionsPath} />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFolderPlus size={16} aria-hidden />}
        aria-haspopup="dialog"
        disabled={refusal !== undefined}
        title={refusal}
        onClick={onAdd}
      >
        {texts.add}
      </Button>
    </div>
  )
}

function Memberships({ creatorId, collectionsPath }: Omit<CreatorCollectionsProps, 'onAdd'>) {
  const { data: memberships, error } = useCollectionsOfCreator(creatorId)
  if (error)
    return (
      <Text role="alert" size="sm">
        {texts.failed(error.message)}
      </Text>
    )
  if (!memberships)
    return (
      <Text role="status" size="sm" c="dimmed">
        {texts.loading}
      </Text>
    )
  if (memberships.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.none}
      </Text>
    )
  return (
    <ul className={classes.list} aria-label={texts.title}>
      {memberships.map(({ id, name, status, note, tags }) => (
        <li key={id}>
          <Link to={`${collectionsPath}/${id}`} className={classes.name} dir="auto">
            {name}
          </Link>
          <span className={classes.status}>{collectionTexts.statuses[status]}</span>
          {tags.length > 0 && (
            <p className={classes.note} dir="auto">
              {collectionTexts.ofCreator.tags(tags.join(', '))}
            </p>
          )}
          {note !== '' && (
            <p className={classes.note} dir="auto">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
