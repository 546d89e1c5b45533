import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Collection, CollectionSummary } from '@troupe/contract/collections'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { Moment } from '../../../ui/moment.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { useReadAllMembers } from '../api/collection-members.ts'
import type { CollectionActions } from '../collection-actions.ts'
import { showFailure, showSuccess } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { DeleteCollectionDialog } from '../delete-collection-dialog.tsx'
import { PrivateMark } from '../private-mark.tsx'
import classes from './collection-card.module.css'
import { CollectionProgress } from './collection-progress.tsx'

const texts = collectionTexts.list

interface CollectionCardProps {
  collection: CollectionSummary
  onSendEmail: CollectionActions['onSendEmail']
}

/** Summary of a collection, with its actions. */
export function CollectionCard({ collection, onSendEmail }: CollectionCardProps) {
  const { id, name, description, kol_count, created_at, updated_at, is_private: isPrivate } = collection
  const nameId = useId()
  const refusal = useRefusal()
  const [isDeleting, deletion] = useDisclosure()
  return (
    <article className={classes.root} aria-labelledby={nameId}>
      <div className={classes.head}>
        <h2 className={classes.name} id={nameId} dir="auto" title={name}>
          <Link to={id} className={classes.link}>
            {name}
          </Link>
        </h2>
        <span className={classes.count}>
          {isPrivate && <PrivateMark />}
          {collectionTexts.countKols(kol_count)}
        </span>
      </div>
      <p className={classes.description} dir="auto">
        {description}
      </p>
      <CollectionProgress collection={collection} />
      <p className={classes.dates}>
        <span>
          <Moment label={texts.created} at={created_at} format={formatTimeAgo} />
        </span>
        <span>
          <Moment label={texts.updated} at={updated_at} format={formatTimeAgo} />
        </span>
      </p>
      <div className={classes.actions}>
        {onSendEmail && <BulkEmailButton collection={collection} onSendEmail={onSendEmail} />}
        <Button component={Link} to={id} variant="default" size="xs" aria-label={texts.viewOf(name)}>
          {texts.view}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={texts.deleteOf(name)}
          title={refusal ?? collectionTexts.deletion.title}
          disabled={refusal !== undefined}
          aria-haspopup="dialog"
          onClick={deletion.open}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <DeleteCollectionDialog collection={collection} isOpen={isDeleting} onClose={deletion.close} />
    </article>
  )
}

interface BulkEmailButtonProps {
  collection: Collection
  onSendEmail: NonNullable<CollectionActions['onSendEmail']>
}

function BulkEmailButton({ collection, onSendEmail }: BulkEmailButtonProps) {
  const { start, isReading } = useBulkEmail(collection, onSendEmail)
  return (
    <Button
      variant="light"
      size="xs"
      leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
      aria-label={texts.sendEmailTo(collection.name)}
      disabled={collection.kol_count === 0}
      loading={isReading}
      onClick={start}
    >
      {texts.sendEmail}
    </Button>
  )
}

/** Loads all creators of a collection and passes them on for a mail. */
function useBulkEmail(collection: Collection, onSendEmail: NonNullable<CollectionActions['onSendEmail']>) {
  const readAll = useReadAllMembers()
  const reading = useMutation({
    mutationFn: () => readAll(collection),
    onSuccess: (creators) => onSendEmail(creators, () => showSuccess(collectionTexts.emailSent), collection.id),
    onError: (error) => showFailure(collectionTexts.detail.failed, error),
  })
  return { isReading: reading.isPending, start: () => reading.mutate() }
}
