import { escapeHtml } from '../../../lib/escape-html.ts'
import { sayMail, type UserMailLanguage } from '../../../lib/mail-texts/say-mail.ts'

const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** All but the code are whole sentences. */
export interface RegistrationMailParts {
  readonly language: UserMailLanguage
  readonly code: string
  /** URL that enters the code. */
  readonly link: string
  readonly lifetime: string
  readonly note: string
  readonly longCode: string
}

/** Composes the registration mail as HTML. Styles are inline, since many mail clients drop style sheets. */
export function composeRegistrationHtml(parts: RegistrationMailParts): string {
  const { language, code, link, lifetime, note, longCode } = parts
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(sayMail(language, 'code.registration.title'))}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f8f6f2;font-family:${font};color:#24211d">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" width="100%" style="max-width:480px;margin:0 auto">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;color:#0d686c">Troupe</td></tr>
<tr><td style="padding:32px 28px;background:#ffffff;border:1px solid #e4dfd6;border-radius:12px">
<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3;font-weight:650;color:#24211d">${escapeHtml(sayMail(language, 'code.registration.heading'))}</h1>
<p style="margin:0 0 24px;font-size:15px;line-height:1.5;color:#5f584f">${escapeHtml(sayMail(language, 'code.registration.request'))}</p>
<p style="margin:0 0 24px;padding:18px 0;background:#e1efed;border-radius:8px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;color:#0d686c">${code}</p>
<p style="margin:0 0 24px;font-size:15px;line-height:1.5;color:#5f584f">${escapeHtml(lifetime)}</p>
<p style="margin:0 0 12px;text-align:center"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#0d686c;border-radius:8px;font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(sayMail(language, 'code.registration.open'))}</a></p>
<p style="margin:0;text-align:center;font-size:13px;line-height:1.5;color:#655e54">${escapeHtml(sayMail(language, 'code.registration.same_browser'))}</p>
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:#655e54">${escapeHtml(note)}<br><br>${escapeHtml(longCode)}</td></tr>
</table>
</body>
</html>
`
}
