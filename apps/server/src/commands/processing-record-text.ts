import { platformNames } from '@troupe/contract/catalogues/platform-names'
import { platforms } from '@troupe/contract/catalogues/platforms'
import type { ProcessingFigures } from '../modules/outreach/law/processing-record-repository.ts'
import type { Settings } from '../settings/settings.ts'

type NamedSettings = Pick<
  Settings,
  | 'appUrl'
  | 'dataBasis'
  | 'databaseUrl'
  | 'embedding'
  | 'google'
  | 'languageModel'
  | 'microsoft'
  | 'platforms'
  | 'sandbox'
  | 'systemMailFrom'
  | 'systemSmtpUrl'
  | 'tracing'
>

const toHost = (url: string) => new URL(url).host
const bases = {
  legitimate_interest: 'legitimate interest, Art. 6(1)(f)',
  consent: 'consent, Art. 6(1)(a)',
} satisfies Record<Settings['dataBasis'], string>

/**
 * Writes the record of processing activities (Art. 30 GDPR) as Markdown from what the installation knows. Lines that begin
 * with `TO FILL IN` are the operator's.
 */
export function writeProcessingRecord(settings: NamedSettings, figures: ProcessingFigures, now: Date): string {
  const basis = bases[settings.dataBasis]
  return `${[
    '# Record of processing activities (Art. 30 GDPR)',
    `Made from the settings of ${settings.appUrl ?? 'this installation'} on ${now.toISOString().slice(0, 10)}. It is a draft for the operator and no legal advice.`,
    '## Controller',
    ...listControllers(figures),
    'TO FILL IN: representative, data protection officer, and who decides together with whom.',
    '## Activities',
    writeTable(['Activity', 'Purpose', 'People', 'Data', 'Legal basis', 'Kept'], listActivities(basis, figures)),
    `Notices under Art. 14 given with first mails: ${figures.notices}.`,
    '## Recipients and processors',
    writeTable(['Recipient', 'What it gets', 'Country and safeguard'], listRecipients(settings)),
    '## Security (Art. 32)',
    'Sign-in with limits, hashed passwords (argon2id), sealed secrets (AES-256-GCM), rate limits, verified backups: `docs/security-table.md`.',
    'TO FILL IN: disk encryption, access to the servers, backups off site, who tests restoring.',
  ].join('\n\n')}\n`
}

function listActivities(basis: string, figures: ProcessingFigures): string[][] {
  return [
    [
      'Catalogue of creators',
      'finding creators for paid work',
      `creators (${describeCreators(figures)})`,
      'public profile, posts, figures by day, address if shown; computed: price, category, meaning vector',
      basis,
      'while public and allowed by its source; erased on request',
    ],
    [
      'Collections and notes',
      'choosing creators and working with them',
      'creators',
      'status, notes, tags, agreements, own columns',
      basis,
      'until the user deletes them or the creator is erased',
    ],
    [
      'Mails to creators',
      'offering paid work',
      'creators',
      'address, mails and answers, outcomes, unsubscribes, notices given, basis noted by users',
      'as noted by users per creator; see the law of the country',
      'until the account is deleted or the creator is erased',
    ],
    [
      'Registration of channels',
      'creators state and correct their own data',
      'creators',
      'address, statement, proof of the channel',
      'consent, Art. 6(1)(a)',
      'until the creator erases the channel',
    ],
    [
      'Erasures',
      'not storing erased creators again',
      `creators (${figures.erasures} keys)`,
      'keyed hashes of channel, handle and address',
      'legal obligation, Art. 6(1)(c)',
      'without end',
    ],
    [
      'Accounts',
      'signing in and answering for what was done',
      `users (${figures.users})`,
      'name, address, password hash, language, time zone, sessions with network address and program, tokens, searches',
      'contract, Art. 6(1)(b)',
      'until the account is deleted',
    ],
  ]
}

function listControllers({ companies }: ProcessingFigures): string[] {
  if (companies.length === 0) return ['TO FILL IN: name and address; no user has entered a company yet.']
  return [companies.map(({ company, address }) => `- ${toCell(company)}, ${toCell(address)}`).join('\n')]
}

const describeCreators = ({ creators }: ProcessingFigures) =>
  creators.length === 0 ? 'none' : creators.map(({ source, count }) => `${count} from ${source}`).join(', ')

function listRecipients(settings: NamedSettings): string[][] {
  const { databaseUrl, systemSmtpUrl, languageModel, embedding, tracing } = settings
  const toFill = 'TO FILL IN'
  const rows: (string[] | undefined)[] = [
    ...platforms.map((platform) =>
      settings.platforms[platform]
        ? [platformNames[platform], 'searches and channel names; gives public profiles', toFill]
        : undefined,
    ),
    databaseUrl ? [`Database at ${toHost(databaseUrl)}`, 'everything', toFill] : undefined,
    systemSmtpUrl
      ? [`Mail server ${toHost(systemSmtpUrl)}`, 'codes and notices to users and creators', toFill]
      : undefined,
    settings.google ? ['Google (Gmail)', 'mails of users who connected it', toFill] : undefined,
    settings.microsoft ? ['Microsoft (Outlook)', 'mails of users who connected it', toFill] : undefined,
    ["Users' own mail servers", 'their mails', toFill],
    languageModel
      ? [`Language model at ${toHost(languageModel.baseUrl)}`, 'brand texts, searches, answers to mails', toFill]
      : undefined,
    embedding ? [`Embedding model at ${toHost(embedding.baseUrl)}`, 'profile texts and searches', toFill] : undefined,
    tracing ? ['Tracing collector', 'times and names of calls, no contents', toFill] : undefined,
  ]
  return rows.flatMap((row) => (row ? [row] : []))
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(toCell).join(' | ')} |`).join('\n')
}

/** A text in one line that ends no cell and begins no markup. */
function toCell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[|<>[\]`*]/g, (mark) => `\\${mark}`)
}
