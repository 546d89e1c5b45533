import { Anchor, Button, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Collection } from '@troupe/contract/collections'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { EditCollectionDialog } from '../collection-form-dialogs.tsx'
import { collectionTexts } from '../collection-texts.ts'
import { DeleteCollectionDialog } from '../delete-collection-dialog.tsx'
import { PrivateMark } from '../private-mark.tsx'
import classes from './collection-heading.module.css'

const texts = collectionTexts.detail

interface CollectionHeadingProps {
  collection: Collection
  listPath: string
  /** Who made it. */
  madeBy?: ReactNode
}

/** Name, size and description of the collection. */
export function CollectionHeading({ collection, listPath, madeBy }: CollectionHeadingProps) {
  const navigate = useNavigate()
  const refusal = useRefusal()
  const [isEditing, edit] = useDisclosure()
  const [isDeleting, deletion] = useDisclosure()
  return (
    <div className={classes.root}>
      <Anchor component={Link} to={listPath} size="sm" className={classes.back}>
        <IconArrowLeft size={16} stroke={1.6} aria-hidden />
        {texts.back}
      </Anchor>
      <div className={classes.line}>
        <ScreenTitle title={collection.name} />
        <Title order={1} className={classes.name} dir="auto">
          {collection.name}
        </Title>
        <span className={classes.count}>
          {collection.is_private && <PrivateMark />}
          {collectionTexts.countKols(collection.kol_count)}
        </span>
        {madeBy && <span className={classes.maker}>{madeBy}</span>}
      </div>
      {collection.description && (
        <p className={classes.description} dir="auto">
          {collection.description}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
          aria-haspopup="dialog"
          disabled={refusal !== undefined}
          title={refusal}
          onClick={edit.open}
        >
          {texts.edit}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
          aria-haspopup="dialog"
          disabled={refusal !== undefined}
          title={refusal}
          onClick={deletion.open}
        >
          {texts.delete}
        </Button>
      </div>
      <EditCollectionDialog collection={collection} isOpen={isEditing} onClose={edit.close} />
      <DeleteCollectionDialog
        collection={collection}
        isOpen={isDeleting}
        onClose={deletion.close}
        onDeleted={() => void navigate(listPath, { replace: true })}
      />
    </div>
  )
}
