import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { sayMail } from '../../../lib/mail-texts/say-mail.ts'

interface MailButton {
  readonly label: string
  readonly url: string
}

/** Contents of a mail with one card and buttons. All texts are plain, not HTML. */
export interface MailPage {
  readonly language: MailLanguage
  readonly heading: string
  /** Paragraphs above the quotation, if there is one. */
  readonly lead: readonly string[]
  /** Text of another person, shown as a quotation with their name. */
  readonly quotation?: { readonly by: string; readonly text: string } | undefined
  /** Paragraphs below the quotation. */
  readonly body: readonly string[]
  readonly buttons: readonly MailButton[]
  /** Below the buttons. */
  readonly note: string
  /** Outside the card: the reason for the mail, and how to stop further ones. */
  readonly footer: readonly string[]
  readonly quietLink?: { readonly label: string; readonly url: string } | undefined
}

const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Styles for mail clients that support dark mode; others use the colours of the inline styles. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.page { background: #191714 !important }
.card { background: #24211d !important; border-color: #3d3832 !important }
.ink { color: #f3efe8 !important }
.dim { color: #b9b0a3 !important }
.brand { color: #6cc4c3 !important }
.quotation { background: #1f2f2f !important; color: #f3efe8 !important }
}`

/** Composes the plain-text version: links are written out, the quotation is marked with "> ". */
export function composeMailText(page: MailPage): string {
  const { language } = page
  const writeLink = ({ label, url }: MailButton) => sayMail(language, 'page.labelled', { label, text: url })
  const quotation = page.quotation && [
    `${sayMail(language, 'page.quoted', { by: page.quotation.by })}\n${page.quotation.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')}`,
  ]
  const quietLink = page.quietLink && [writeLink(page.quietLink)]
  return [
    ...page.lead,
    ...(quotation ?? []),
    ...page.body,
    ...page.buttons.map(writeLink),
    page.note,
    '--',
    ...page.footer,
    ...(quietLink ?? []),
  ].join('\n\n')
}

/**
 * Composes the HTML version, designed for phones first. Styles are inline, since many mail clients drop style sheets;
 * nothing is loaded from other servers.
 */
export function composeMailHtml(page: MailPage): string {
  const paragraphs = (texts: readonly string[]) => texts.map(toParagraph).join('\n')
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(page.heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background:#f8f6f2;font-family:${font};color:#24211d">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" width="100%" style="max-width:520px;margin:0 auto">
<tr><td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:#0d686c">Troupe</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e4dfd6;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650;color:#24211d;overflow-wrap:anywhere">${escapeHtml(page.heading)}</h1>
${paragraphs(page.lead)}
${page.quotation ? toQuotation(page.language, page.quotation) : ''}
${paragraphs(page.body)}
${page.buttons.map(toButton).join('\n')}
<p class="dim" style="margin:0;font-size:14px;line-height:1.5;color:#5f584f">${escapeHtml(page.note)}</p>
</td></tr>
<tr><td class="dim" style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:#655e54;overflow-wrap:anywhere">${page.footer.map(escapeHtml).join('<br>')}${toQuietLink(page.quietLink)}</td></tr>
</table>
</body>
</html>
`
}

function toParagraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#3a352f;overflow-wrap:anywhere">${escapeHtml(text)}</p>`
}

function toQuotation(language: MailLanguage, { by, text }: NonNullable<MailPage['quotation']>): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>')
  return `<p class="dim" style="margin:0 0 6px;font-size:14px;line-height:1.5;color:#5f584f;overflow-wrap:anywhere">${escapeHtml(sayMail(language, 'page.quoted', { by }))}</p>
<blockquote class="quotation" dir="auto" style="margin:0 0 20px;padding:14px 16px;background:#e1efed;border-radius:8px;font-size:16px;line-height:1.55;color:#24211d;overflow-wrap:anywhere">${lines}</blockquote>`
}

function toButton({ label, url }: MailButton): string {
  return `<p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:block;padding:14px 20px;background:#0d686c;border-radius:8px;font-size:17px;line-height:1.3;font-weight:650;text-align:center;text-decoration:none;color:#ffffff">${escapeHtml(label)}</a></p>`
}

function toQuietLink(link: MailPage['quietLink']): string {
  if (!link) return ''
  return `<br><a class="dim" href="${escapeHtml(link.url)}" style="display:inline-block;padding:14px 0;color:#655e54;text-decoration:underline">${escapeHtml(link.label)}</a>`
}
