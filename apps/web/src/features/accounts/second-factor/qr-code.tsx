import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import classes from './qr-code.module.css'

/** The side of the picture in pixels. */
const side = 192

/** A text as a QR code. The library that encodes it is loaded with the first one. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data: modules } = useQuery({
    queryKey: ['qr-code', content],
    queryFn: async () => {
      const { encode } = await import('uqr')
      return encode(content, { ecc: 'M', border: 4 }).data
    },
    staleTime: Number.POSITIVE_INFINITY,
    // It shows a secret.
    gcTime: 0,
  })
  if (!modules) return <Skeleton width={side} height={side} />
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={classes.root}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
