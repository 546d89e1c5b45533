interface MailFrameProps {
  /** Sanitised by the server. */
  html: string
  title: string
  className?: string | undefined
}

/** Styled like mail programs do: dark on white. Links are disabled, because they are meant for the recipient. */
const style = `
  :root { color-scheme: light }
  body { margin: 16px; background: #fff; color: #1f1f1f; font: 15px/1.5 Arial, sans-serif; overflow-wrap: break-word }
  p { margin: 0 0 8px }
  a { pointer-events: none }
`

/** Renders a mail in isolation: nothing in it can run, load or reach the page around it. */
export function MailFrame({ html, title, className }: MailFrameProps) {
  return <iframe className={className} sandbox="" title={title} srcDoc={`<style>${style}</style>${html}`} />
}
