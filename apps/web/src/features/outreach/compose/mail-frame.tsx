import classes from './compose.module.css'

/** As mail programs set a mail: dark on white. Links lead nowhere, since the reader of a preview is not their reader. */
const style = `
  :root { color-scheme: light }
  body { margin: 16px; background: #fff; color: #1f1f1f; font: 15px/1.5 Arial, sans-serif; overflow-wrap: break-word }
  p { margin: 0 0 8px }
  a { pointer-events: none }
`

/** A mail by itself: nothing in it runs, loads or reaches the page around it. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return <iframe className={classes.frame} sandbox="" title={title} srcDoc={`<style>${style}</style>${html}`} />
}
