import { platformNames } from '@troupe/contract/catalogues/platform-names'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { ReactElement } from 'react'

/** Simple glyphs drawn for Troupe and recognisable by shape: a note, a lens in a square, a triangle in a screen. */
const drawings: Record<Platform, ReactElement> = {
  tiktok: <path d="M10 2.5v8.2a2.8 2.8 0 1 1-2.8-2.8M10 2.5c.2 2.1 1.5 3.4 3.6 3.6" />,
  instagram: (
    <>
      <rect x="2.5" y="2.5" width="11" height="11" rx="3.2" />
      <circle cx="8" cy="8" r="2.5" />
      <circle cx="11.2" cy="4.8" r="0.6" fill="currentColor" stroke="none" />
    </>
  ),
  youtube: (
    <>
      <rect x="1.5" y="3.5" width="13" height="9" rx="2.6" />
      <path d="M6.7 6.1v3.8L10 8z" fill="currentColor" strokeLinejoin="round" />
    </>
  ),
}

export function PlatformGlyph({ platform, size = 16 }: { platform: Platform; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      role="img"
    >
      <title>{platformNames[platform]}</title>
      {drawings[platform]}
    </svg>
  )
}
