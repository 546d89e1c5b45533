import { IconLock } from '@tabler/icons-react'
import { collectionTexts } from './collection-texts.ts'

/** Says that no other member sees the collection; before its size. */
export function PrivateMark() {
  const { isPrivate } = collectionTexts
  return (
    <span title={isPrivate}>
      <IconLock size={14} stroke={1.6} role="img" aria-label={isPrivate} style={{ verticalAlign: '-2px' }} />{' '}
    </span>
  )
}
