import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { CompanyMail, ReceivedMail } from './company-mail.ts'
import { insist, insistOn } from './insist.ts'
import type { Team } from './team.ts'

/** What a creator does; those that are excluded are put on the list by a colleague. */
type Fate = 'clicks_once' | 'opens_page' | 'follows_up_click' | 'bounces' | 'is_excluded' | 'is_silent'

const shares: readonly (readonly [Fate, number])[] = [
  ['clicks_once', 0.1],
  ['opens_page', 0.06],
  ['follows_up_click', 0.06],
  ['bounces', 0.03],
  ['is_excluded', 0.04],
]
/** Time from a mail to what its reader does, in milliseconds. A third does it at once. */
const longestDelay = 5_000

/** The moment from which on nothing may be sent to an address. */
export interface Silenced {
  /** When the server's 200 was read, by this machine's clock. */
  readonly at: number
  readonly by: 'reader' | 'colleague'
  /** Message-IDs of the mails whose submission the database had recorded as begun when it was asked right after. */
  readonly begun: ReadonlySet<string>
}

/** The creators' side. */
export class Readers {
  readonly silenced = new Map<string, Silenced>()
  readonly bounced = new Set<string>()
  /** What went wrong for a reader. */
  readonly unexpected: string[] = []
  readonly #cluster: Cluster
  readonly #fates: ReadonlyMap<string, Fate>
  readonly #pending = new Set<Promise<void>>()
  #mail: CompanyMail | undefined
  #team: Team | undefined

  constructor(cluster: Cluster, emails: readonly string[]) {
    this.#cluster = cluster
    this.#fates = new Map(emails.map((email) => [email, chooseFate()]))
  }

  /** Begins to react to mails; colleagues put some of the creators on the list within `span` milliseconds. */
  begin(mail: CompanyMail, team: Team, span: number): void {
    this.#mail = mail
    this.#team = team
    for (const [email, fate] of this.#fates) {
      if (fate === 'is_excluded') this.#run(Math.random() * span, () => this.#exclude(email))
    }
  }

  /** Does what the reader of this mail does. */
  react(mail: ReceivedMail): void {
    const fate = this.#fates.get(mail.to)
    const delay = Math.max(0, Math.random() * 1.5 - 0.5) * longestDelay
    if (fate === 'clicks_once' && mail.isFirst) this.#run(delay, () => this.#click(mail))
    if (fate === 'opens_page' && mail.isFirst) this.#run(delay, () => this.#openPage(mail))
    if (fate === 'follows_up_click' && !mail.isFirst) this.#run(delay, () => this.#click(mail))
    if (fate === 'bounces' && mail.isFirst) this.#run(delay, () => this.#bounce(mail))
  }

  isBusy(): boolean {
    return this.#pending.size > 0
  }

  #run(delay: number, act: () => Promise<void>): void {
    const acting: Promise<void> = pause(delay)
      .then(act)
      .catch((error: unknown) => void this.unexpected.push(String(error)))
      .finally(() => this.#pending.delete(acting))
    this.#pending.add(acting)
  }

  /** As a mail program does (RFC 8058). */
  async #click({ to, oneClickUrl }: ReceivedMail): Promise<void> {
    const { status } = await insistOn(oneClickUrl, { method: 'POST', body: { 'List-Unsubscribe': 'One-Click' } })
    await this.#note(to, 'reader', status, 'one click')
  }

  /** As a person does: opens the page, which asks for its content, and presses the button. */
  async #openPage({ to, pageUrl }: ReceivedMail): Promise<void> {
    const { origin, pathname } = new URL(pageUrl)
    const endpoint = `${origin}/api${pathname}`
    await call(pageUrl)
    const details = await insistOn(`${endpoint}/details`, {})
    if (details.status !== 200) this.unexpected.push(`page of ${to}: ${details.status}`)
    const { status } = await insistOn(endpoint, { method: 'POST' })
    await this.#note(to, 'reader', status, 'page')
  }

  async #exclude(email: string): Promise<void> {
    const colleagues = this.#team?.colleagues ?? []
    const token = colleagues[Math.floor(Math.random() * colleagues.length)]?.token ?? ''
    const options = { method: 'POST', token, body: { email } } as const
    const { status } = await insist(this.#cluster, '/api/suppressions', options)
    await this.#note(email, 'colleague', status, 'list')
  }

  async #bounce(mail: ReceivedMail): Promise<void> {
    await this.#mail?.bounce(mail)
    this.bounced.add(mail.to)
  }

  /** Notes the acknowledgment, and asks at once which mails to the address were on their way. */
  async #note(email: string, by: Silenced['by'], status: number, what: string): Promise<void> {
    const at = Date.now()
    if (status !== 200) return void this.unexpected.push(`${what} of ${email}: ${status}`)
    const { rows } = await this.#cluster.database.pool.query<{ message_id: string }>(
      `select messages.message_id from messages join recipients on recipients.id = messages.recipient_id
        where recipients.workspace_id = $1 and recipients.email = $2 and messages.state in ('handing', 'unknown', 'sent')
          and exists (select from attempts where attempts.message_id = messages.id and started_at <= to_timestamp($3))`,
      [this.#team?.workspaceId, email, at / 1000],
    )
    this.silenced.set(email, { at, by, begun: new Set(rows.map(({ message_id: id }) => id)) })
  }
}

function chooseFate(): Fate {
  let rest = Math.random()
  for (const [fate, share] of shares) {
    if (rest < share) return fate
    rest -= share
  }
  return 'is_silent'
}
