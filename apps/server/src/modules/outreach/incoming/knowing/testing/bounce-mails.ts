import { type BounceForm, bounceForms } from './bounce-forms-data.ts'
import type { LabelledMail } from './labelled-mail.ts'
import { ourMessageId, toHtml, writeMail } from './mail-source.ts'

const recipients = [
  { to: 'maria@studio.test', host: 'mx.studio.test' },
  { to: 'x@one.test', host: 'mx1.one.test' },
  { to: 'hello.tea-fan77@long-name.example.test', host: 'in.long-name.example.test' },
] as const

type Recipient = (typeof recipients)[number]

/** Delivery reports, each for several recipients, and reports that a mail was delivered. */
export function listBounceMails(): LabelledMail[] {
  return [
    ...bounceForms.flatMap((form) => recipients.map((recipient) => writeBounce(form, recipient))),
    ...listDelivered(),
  ]
}

/** Writes a delivery report. */
export function writeBounce(form: BounceForm, recipient: Recipient): LabelledMail {
  const { shape, language = 'en', cause, isPermanent } = form
  const fill = (text: string) => text.replaceAll('{to}', recipient.to).replaceAll('{host}', recipient.host)
  const source = writeMail({
    from: { name: 'Mail Delivery System', address: form.from },
    subject: fill(form.subject),
    date: 'Tue, 07 Jul 2026 09:12:44 +0000',
    headers: { ...form.headers, 'In-Reply-To': `<${ourMessageId}>` },
    ...listParts(form, fill, recipient),
  })
  return { shape: `bounce, ${shape}`, language, source, kind: 'bounce', cause, isPermanent }
}

function listParts(form: BounceForm, fill: (text: string) => string, { to, host }: Recipient) {
  const text = fill(form.text)
  const returned = `Message-ID: <${ourMessageId}>\nFrom: ben@brand.test\nTo: ${to}\nSubject: Tea\n\nWe make tea. To unsubscribe, follow the link.`
  if (form.form === 'html')
    return { parts: [{ type: 'text/html', text: toHtml(text), charset: 'gbk', transfer: 'base64' }] } as const
  if (form.form === 'text')
    return { parts: [{ text: `${text}\n\n${returned}`, transfer: 'quoted-printable' }] } as const
  const status = [
    'Reporting-MTA: dns; out.brand.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    ...(form.action ? [`Action: ${form.action}`] : []),
    ...(form.status ? [`Status: ${form.status}`] : []),
    `Remote-MTA: dns; ${host}`,
    ...(form.diagnostic ? [`Diagnostic-Code: ${fill(form.diagnostic)}`] : []),
    '',
  ].join('\n')
  return {
    multipart: 'multipart/report; report-type=delivery-status',
    parts: [
      { text },
      { type: 'message/delivery-status', text: status, transfer: '7bit' },
      { type: 'message/rfc822', text: returned, transfer: '7bit' },
    ],
  } as const
}

function listDelivered(): LabelledMail[] {
  return (['delivered', 'relayed', 'expanded'] as const).map((action) => {
    const form = {
      shape: action,
      form: 'report',
      from: 'postmaster@outlook.com',
      subject: `Delivered: Tea`,
      text: 'Your message has been delivered.',
      action,
      status: '2.0.0',
      cause: 'other',
      isPermanent: false,
    } as const
    const { source } = writeBounce(form, recipients[0])
    return {
      shape: `report that all went well, ${action}`,
      language: 'en',
      source,
      kind: 'auto_answer',
      awayUntil: null,
    }
  })
}
