import classes from './logo.module.css'

/** The product's mark and name. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <span className={classes.root} style={{ fontSize: size * 0.8 }}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <circle cx="6" cy="14.5" r="5" opacity="0.45" />
        <circle cx="18" cy="14.5" r="5" opacity="0.45" />
        <circle cx="12" cy="9.5" r="6" />
      </svg>
      <span className={classes.name}>Troupe</span>
    </span>
  )
}

/** The logo as a link to the start page, a document of its own, for pages without the header. */
export function LogoLink({ size }: { size?: number }) {
  return (
    <a href="/" className={classes.link}>
      <Logo {...(size === undefined ? {} : { size })} />
    </a>
  )
}
