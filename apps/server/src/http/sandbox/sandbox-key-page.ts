import { escapeHtml } from '../../lib/escape-html.ts'

interface KeyPageOptions {
  /** Target path of the form, which adds the key. */
  readonly pathname: string
  readonly searchParams: URLSearchParams
  /** Why the given key was refused; null: none was given. */
  readonly problem: string | null
}

const styles = `
  :root { color-scheme: light dark; --ground: light-dark(#f8f6f2, #181715); --surface: light-dark(#fff, #22201d);
    --line: light-dark(#c8c1b5, #4d4841); --ink: light-dark(#24211d, #ece8e1); --quiet: light-dark(#655e54, #aaa297);
    --accent: light-dark(#0d686c, #6cc4bf); --on-accent: light-dark(#fff, #10201f); --error: light-dark(#a3271d, #ff9d91) }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
    font: 16px/24px "Inter Variable", Inter, system-ui, sans-serif }
  main { box-sizing: border-box; width: min(440px, 100%); padding: 32px 24px }
  h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; font-weight: 650; text-wrap: balance }
  p { margin: 0 0 20px; color: var(--quiet) }
  code { font: 14px ui-monospace, Menlo, Consolas, monospace; color: var(--ink); overflow-wrap: anywhere }
  label { display: block; margin-bottom: 4px; font-weight: 600 }
  input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px;
    background: var(--surface); color: inherit; font: 16px ui-monospace, Menlo, Consolas, monospace }
  button { margin-top: 16px; min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: var(--accent);
    color: var(--on-accent); font: 600 16px system-ui, sans-serif; cursor: pointer }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .problem { margin: 8px 0 0; color: var(--error) }
`

/** Renders the form for the sandbox's key. The right key leads on to the requested page. */
export function writeKeyPage({ pathname, searchParams, problem }: KeyPageOptions): string {
  const kept = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const said = problem === null ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`
  const describedBy = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>Sandbox key</title><style>${styles}</style></head><body><main>
<h1>The sandbox needs its key</h1>
<p>Others can reach this server, so the demo mail opens with a key only. Troupe prints it at its start, in the address
<code>/sandbox/inbox?key=…</code></p>
<form method="get" action="${escapeHtml(pathname)}">${kept.join('')}
<label for="key">Key</label>
<input id="key" name="key" type="password" autocomplete="current-password" spellcheck="false" required autofocus${describedBy}>
${said}<button>Open</button></form></main></body></html>`
}
