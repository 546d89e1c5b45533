import { Avatar } from '@mantine/core'
import { memo } from 'react'

interface CreatorAvatarProps {
  /** A path of this server; null: initials are shown. */
  src: string | null
  name: string
  /** Pixels. */
  size: number
  className?: string | undefined
}

/**
 * Round picture of a creator. The name stands beside it, so it needs no alternative text. Memoized: it dominates the
 * cost of selecting among thousands of creators.
 */
export const CreatorAvatar = memo(function CreatorAvatar({ src, name, size, className = '' }: CreatorAvatarProps) {
  return <Avatar src={src} name={name} alt="" size={size} radius="50%" color="gray" className={className} />
})
