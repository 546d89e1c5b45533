import { escapeHtml } from '../lib/escape-html.ts'
import { realmPeople } from './realm-grants.ts'

const styles = `
  :root { color-scheme: light dark }
  body { margin: 0; font: 16px/24px system-ui, sans-serif; background: light-dark(#f8f6f2, #1c1a17); color: light-dark(#24211d, #ece7df) }
  main { max-width: 420px; margin: 0 auto; padding: 24px }
  h1 { font-size: 22px; line-height: 28px }
  fieldset { margin: 16px 0; padding: 12px 16px; border: 1px solid light-dark(#c8c1b5, #5b554c); border-radius: 8px; background: light-dark(#fff, #262320) }
  label { display: block; padding: 4px 0 }
  small { color: light-dark(#655e54, #b5ada1) }
  label small { display: block; margin-left: 24px; overflow-wrap: anywhere }
  button { min-height: 44px; padding: 0 20px; border: 1px solid #0d686c; border-radius: 8px; background: light-dark(#fff, #262320); font: inherit; color: light-dark(#0d686c, #7fd0d3) }
  button[value=allow] { background: #0d686c; color: #fff }
`

function writePage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>
<small>Sandbox: a stand-in for a company's sign-in, such as Keycloak. Nothing leaves this machine.</small>
<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
}

/** Page on which a person of the realm is chosen. */
export function writeSignInPage(requestId: string, hint: string): string {
  const chosen = realmPeople.find(({ email }) => email === hint) ?? realmPeople[0]
  const people = realmPeople.map(
    (person) =>
      `<label><input type="radio" name="person" value="${person.sub}"${person === chosen ? ' checked' : ''}> ${escapeHtml(person.name)} <small>${escapeHtml(person.email)}${person.isEmailVerified ? '' : ', not verified'}</small></label>`,
  )
  return writePage(
    'Sign in to Sandbox SSO',
    `<form method="post" action="/sandbox/realms/sandbox/choose">
<input type="hidden" name="request" value="${escapeHtml(requestId)}">
<fieldset><legend>Go on as</legend>${people.join('')}</fieldset>
<button name="decision" value="allow">Sign in</button> <button name="decision" value="deny">Cancel</button></form>`,
  )
}

/** Page shown instead of a way back that cannot be trusted. */
export function writeErrorPage(explanation: string): string {
  return writePage('We are sorry...', `<p>${escapeHtml(explanation)}</p>`)
}

/** Page shown after signing out of the realm. */
export function writeSignedOutPage(): string {
  return writePage('You are signed out', '<p>You can close this page.</p>')
}
