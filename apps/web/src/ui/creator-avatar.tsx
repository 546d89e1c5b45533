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

/** The round picture of a creator, beside whom the name stands. Remembered, since of a selection by thousands it is what costs. */
export const CreatorAvatar = memo(function CreatorAvatar({ src, name, size, className = '' }: CreatorAvatarProps) {
  return <Avatar src={src} name={name} alt="" size={size} radius="50%" color="gray" className={className} />
})
