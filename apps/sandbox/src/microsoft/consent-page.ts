import { escapeHtml } from '../lib/escape-html.ts'
import { microsoftAccounts } from './microsoft-grants.ts'

const styles = `
  body { margin: 0; font: 16px/24px system-ui, sans-serif; background: #f2f2f2; color: #1b1b1b }
  main { max-width: 440px; margin: 24px auto; padding: 24px; background: #fff; box-shadow: 0 2px 6px #0003 }
  h1 { font-size: 24px; line-height: 28px }
  fieldset { margin: 16px 0; padding: 12px 16px; border: 1px solid #8a8886 }
  label { display: block; padding: 4px 0 }
  small { color: #505050 }
  button { min-height: 44px; padding: 0 20px; border: 1px solid #0067b8; background: #fff; font: inherit; color: #0067b8 }
  button[value=accept] { background: #0067b8; color: #fff }
`

/** Permissions by scope, in the words of the page. */
const permissions: Readonly<Record<string, string>> = {
  'user.read': 'View your basic profile',
  'mail.send': 'Send mail as you',
  'mail.read': 'Read your mail',
  offline_access: 'Maintain access to data you have given it access to',
}

function writePage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>
<small>Sandbox: a stand-in for Microsoft. Nothing leaves this machine.</small>
<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
}

/** Page where the user chooses an account and accepts or declines what is asked for, which Microsoft asks as a whole. */
export function writeConsentPage(requestId: string, asked: { scopes: readonly string[]; hint: string }): string {
  const isHinted = microsoftAccounts.some(({ email }) => email === asked.hint)
  const accounts = microsoftAccounts.map(({ email, name }, index) => {
    const isChosen = isHinted ? email === asked.hint : index === 0
    return `<label><input type="radio" name="account" value="${email}"${isChosen ? ' checked' : ''}> ${name} <small>${email}</small></label>`
  })
  const items = asked.scopes.flatMap((scope) => permissions[scope.toLowerCase()] ?? [])
  return writePage(
    'Let this app access your info?',
    `<form method="post" action="/sandbox/microsoft/consent">
<input type="hidden" name="request" value="${escapeHtml(requestId)}">
<fieldset><legend>Account</legend>${accounts.join('')}</fieldset>
<p>Troupe would like to:</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>
<button name="decision" value="decline">Cancel</button> <button name="decision" value="accept">Accept</button></form>`,
  )
}

/** Page that Microsoft shows instead of redirecting back; the client is not told. */
export function writeErrorPage(error: string): string {
  return writePage('Sorry, but we’re having trouble signing you in.', `<p>${escapeHtml(error)}</p>`)
}

/** Page that lists the permissions granted so far and can remove them. */
export function writePermissionsPage(emails: readonly string[]): string {
  const rows = emails.map(
    (email) => `<form method="post" action="/sandbox/microsoft/permissions"><p>Troupe may use ${escapeHtml(email)}</p>
<input type="hidden" name="email" value="${escapeHtml(email)}"><button>Remove access of ${escapeHtml(email)}</button></form>`,
  )
  return writePage('Apps and services you’ve given access', rows.join('') || '<p>No app has access.</p>')
}
