import { Avatar } from '@mantine/core'
import { memo } from 'react'

interface CreatorAvatarProps {
  /** Path on this server; null to show initials. */
  src: string | null
  name: string
  /** Pixels. */
  size: number
  className?: string | undefined
}

/**
 * Round picture of a creator. It needs no alternative text, because the name is beside it. Memoized, because it
 * dominates the cost of selecting among thousands of creators.
 */
export const CreatorAvatar = memo(function CreatorAvatar({ src, name, size, className = '' }: CreatorAvatarProps) {
  return <Avatar src={src} name={name} alt="" size={size} radius="50%" color="gray" className={className} />
})
