import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { CollectionMember } from '@troupe/contract/collections'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { useRefreshMember } from '../api/refresh-member.ts'
import { collectionTexts } from '../collection-texts.ts'
import classes from './expired-data.module.css'

const texts = collectionTexts.expired

interface ExpiredDataProps {
  member: CollectionMember
  tabIndex: 0 | -1
}

/** Says that the platform's data of a creator became too old and was deleted, and reads it again on request. */
export function ExpiredData({ member, tabIndex }: ExpiredDataProps) {
  const refresh = useRefreshMember()
  const refusal = useRefusal()
  return (
    <div className={classes.root}>
      <p className={classes.words} role="status" data-failed={refresh.isError || undefined}>
        {refresh.isPending && texts.reading(member.platform)}
        {refresh.isError && refresh.error.message}
        {(refresh.isIdle || refresh.isSuccess) && texts.why(member.platform)}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        fw={500}
        tabIndex={tabIndex}
        loading={refresh.isPending}
        leftSection={<IconRefresh size={14} aria-hidden />}
        title={refusal}
        disabled={refusal !== undefined}
        aria-label={texts.refreshOf(member.title)}
        onClick={() => refresh.mutate(member.id)}
      >
        {texts.refresh}
      </Button>
    </div>
  )
}
