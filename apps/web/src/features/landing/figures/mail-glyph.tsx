/** An envelope, in the manner of the platforms' glyphs. */
export function MailGlyph({ title, size = 16 }: { title: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" role="img">
      <title>{title}</title>
      <rect x="1.5" y="3.25" width="13" height="9.5" rx="2" />
      <path d="m2.5 5 5.5 4L13.5 5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
