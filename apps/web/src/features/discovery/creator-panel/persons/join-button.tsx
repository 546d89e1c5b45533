import { Button } from '@mantine/core'
import type { Creator } from '@troupe/contract/creators'
import { useRefusal } from '../../../../ui/role/use-refusal.ts'
import { samePersonTexts as texts } from './same-person-texts.ts'

interface JoinButtonProps {
  creator: Creator
  isBusy: boolean
  onJoin: () => void
}

/** States that a channel belongs to the person of the panel. */
export function JoinButton({ creator, isBusy, onJoin }: JoinButtonProps) {
  const refusal = useRefusal()
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      disabled={refusal !== undefined}
      title={refusal}
      aria-label={texts.joinOf(creator.title, creator.platform)}
      onClick={onJoin}
    >
      {texts.join}
    </Button>
  )
}
