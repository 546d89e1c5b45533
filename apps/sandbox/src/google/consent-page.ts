import { escapeHtml } from '../lib/escape-html.ts'
import { googleAccounts } from './google-grants.ts'

const styles = `
  body { margin: 0; font: 16px/24px system-ui, sans-serif; background: #f8f6f2; color: #24211d }
  main { max-width: 420px; margin: 0 auto; padding: 24px }
  h1 { font-size: 22px; line-height: 28px }
  fieldset { margin: 16px 0; padding: 12px 16px; border: 1px solid #c8c1b5; border-radius: 8px; background: #fff }
  label { display: block; padding: 4px 0 }
  small { color: #655e54 }
  button { min-height: 44px; padding: 0 20px; border: 1px solid #0d686c; border-radius: 8px; background: #fff; font: inherit; color: #0d686c }
  button[value=allow], main > form > button { background: #0d686c; color: #fff }
`

function writePage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>
<small>Sandbox: a stand-in for Google. Nothing leaves this machine.</small>
<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
}

/** Page where the user chooses an account and grants or denies the requested access, to send and maybe to read. */
export function writeConsentPage(requestId: string, asksToRead: boolean): string {
  const accounts = googleAccounts.map(
    ({ email, name }, index) =>
      `<label><input type="radio" name="account" value="${email}"${index === 0 ? ' checked' : ''}> ${name} <small>${email}</small></label>`,
  )
  return writePage(
    'Troupe wants to access your Google Account',
    `<form method="post" action="/sandbox/google/consent">
<input type="hidden" name="request" value="${escapeHtml(requestId)}">
<fieldset><legend>Account</legend>${accounts.join('')}</fieldset>
<fieldset><legend>Troupe will be able to</legend>
<label><input type="checkbox" name="send" value="yes" checked> Send email on your behalf</label>${
      asksToRead
        ? '<label><input type="checkbox" name="read" value="yes" checked> View your email messages and settings</label>'
        : ''
    }</fieldset>
<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></form>`,
  )
}

/** Page that Google shows instead of redirecting back; the client is not told. */
export function writeErrorPage(error: string, explanation: string): string {
  return writePage(
    'Access blocked: authorization error',
    `<p>${escapeHtml(explanation)}</p><p>Error: ${escapeHtml(error)}</p>`,
  )
}

/** Page that lists the permissions granted so far and can revoke them. */
export function writePermissionsPage(emails: readonly string[]): string {
  const rows = emails.map(
    (email) => `<form method="post" action="/sandbox/google/permissions"><fieldset><legend>${escapeHtml(email)}</legend>
Troupe may send email on your behalf</fieldset><input type="hidden" name="email" value="${escapeHtml(email)}">
<button>Remove access of ${escapeHtml(email)}</button></form>`,
  )
  return writePage('Third-party apps with account access', rows.join('') || '<p>No app has access.</p>')
}
