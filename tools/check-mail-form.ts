import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeMail } from '@troupe/server/integrations/mail/write-message'
import { freezeContent } from '@troupe/server/modules/outreach/content/freeze-content'
import { parseStep } from '@troupe/server/modules/outreach/content/parse-step'
import { composeMail, renderMail } from '@troupe/server/modules/outreach/content/render-mail'
import { checkForm, findSpamCheckObstacle } from '@troupe/server/testing/mail/spam-check'

/**
 * Prints the SpamAssassin rules that a mail matches by its content alone: `node tools/check-mail-form.ts [file.eml]`.
 * Without a file, it checks a sample written as campaigns write their mails. Exits with 1 if a rule counts against the
 * mail.
 */
async function main([file]: readonly string[]): Promise<void> {
  const obstacle = findSpamCheckObstacle()
  if (obstacle) throw new Error(obstacle)
  const rules = await checkForm(file === undefined ? await writeSample() : await readFile(file))
  for (const { points, name, description } of rules) {
    console.log(`${points.toFixed(1).padStart(5)}  ${name.padEnd(28)} ${description}`)
  }
  const against = rules.filter(({ points }) => points > 0)
  console.log(
    against.length === 0 ? 'No rule speaks against it.' : `${against.length} of ${rules.length} speak against it.`,
  )
  process.exitCode = against.length === 0 ? 0 : 1
}

function writeSample(): Buffer {
  const content = freezeContent(`<p>Hello {{title}},</p>
    <p>your videos about tea made us try three new kinds. We would like to send you our spring box, without any obligation,
    and hear what you think. Have a look at <a href="https://brand.test/spring">the box</a> if you like.</p>
    <p>Best wishes,<br>Zoë from Brand</p>`)
  const step = { subject: 'A spring box for {{title}}', ...content }
  const templates = { step: parseStep(step), firstSubject: parseStep(step).subject ?? [] }
  const reader = {
    title: 'Maya Åström',
    handle: 'maya',
    platform: 'YouTube',
    subscribers: '12K',
    category: 'Food',
    country: 'Sweden',
    url: 'https://www.youtube.com/@maya',
  }
  const page = `https://troupe.test/unsubscribe/${randomUUID()}`
  const mail = composeMail(
    renderMail(templates, reader, { unsubscribeUrl: page, language: 'en', isChosen: false }),
    templates,
    {
      from: { name: 'Zoë Brand', address: 'zoe@brand.test' },
      to: { name: '', address: 'maya@creators.test' },
      messageId: `${randomUUID()}@brand.test`,
      parentMessageId: null,
      oneClickUrl: page,
    },
  )
  return writeMail(mail)
}

await main(process.argv.slice(2))
