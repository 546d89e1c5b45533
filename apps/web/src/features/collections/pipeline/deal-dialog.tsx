import { Button, Modal, Skeleton, Stack } from '@mantine/core'
import { Notice } from '../../../ui/notice.tsx'
import { type NamedMember, useDeal } from '../api/deal.ts'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { DealForm } from './deal-form.tsx'
import { dealTexts as texts } from './deal-texts.ts'

interface DealDialogProps {
  /** The creator whose deal is edited; null closes the dialog. */
  member: (NamedMember & { name: string }) | null
  onClose: () => void
}

/** Edits the deal with a creator. */
export function DealDialog({ member, onClose }: DealDialogProps) {
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      size="lg"
      title={member && <bdi>{texts.open(member.name)}</bdi>}
      closeButtonProps={{ 'aria-label': collectionTexts.close }}
    >
      {member && <LoadedDeal member={member} onClose={onClose} />}
    </Modal>
  )
}

function LoadedDeal({ member, onClose }: { member: NamedMember; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useDeal(member)
  if (data) return <DealForm member={member} deal={data} onClose={onClose} />
  if (error && !isFetching) {
    return (
      <Notice isError title={describeFailure(texts.loadFailed, error)} text="">
        <Button variant="default" onClick={() => void refetch()}>
          {collectionTexts.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <Stack gap={16} role="status" aria-label={texts.loading}>
      <Skeleton height={62} />
      <Skeleton height={112} />
      <Skeleton height={62} />
      <Skeleton height={112} />
    </Stack>
  )
}
