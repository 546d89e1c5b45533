import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import type { Database } from '@troupe/server/database/database'
import { inventPerson, signUp } from '../../../tools/testing/test-person.ts'
import { call, read } from '../cluster/client.ts'
import type { Report } from '../cluster/report.ts'
import { checkList, countPending, countWithWord, listWrongWords, toRoundWord, words } from './catalogue-check.ts'
import type { KilledInstallation } from './killed-installation.ts'
import { ListImport, type RunningImport } from './list-import.ts'

/** Work in progress when something is killed, besides live searches and embedding. */
const kinds = ['import', 'index', 'import', 'vacuum'] as const
const longestDelayMs = 500
const longestReadingMs = 900_000
const queries = ['vegan cakes', 'trail running', 'chess openings', 'sourdough', 'street photography', 'lego']

/**
 * Kills processes of an installation during imports, live searches and index building. After each kill, nothing that
 * was acknowledged is lost and the word index matches the texts; in the end all creators have vectors.
 */
export async function drillKilledCatalogue(
  report: Report,
  installation: KilledInstallation,
  kills: number,
): Promise<void> {
  report.begin(`kill -9, ${kills} times, in the middle of imports and index building: ${installation.name}`)
  const folder = await mkdtemp(join(tmpdir(), 'troupe-killed-'))
  try {
    await installation.start()
    const drill = new CatalogueDrill(report, installation, folder)
    await drill.begin()
    for (let round = 0; round < kills; round++) await drill.runRound(round)
    await drill.end()
  } finally {
    await installation.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

class CatalogueDrill {
  readonly #report: Report
  readonly #installation: KilledInstallation
  readonly #list: ListImport
  /** Ids of creators that answered searches returned. */
  readonly #shown = new Set<number>()
  #token = ''

  constructor(report: Report, installation: KilledInstallation, folder: string) {
    this.#report = report
    this.#installation = installation
    this.#list = new ListImport({
      folder,
      environment: () => installation.environment(),
      say: (text) => report.say(text),
    })
  }

  async begin(): Promise<void> {
    const { access_token } = await signUp(this.#installation.url(), inventPerson())
    this.#token = access_token
  }

  async runRound(round: number): Promise<void> {
    const report = this.#report
    const kind = kinds[Math.floor(round / this.#installation.victims.length) % kinds.length] ?? 'import'
    const victim = this.#installation.victims[round % this.#installation.victims.length] ?? 'server'
    await this.#list.write(this.#installation.rows, round)
    const before = this.#installation.connect()
    const importing = this.#list.import()
    const isKilled = new AbortController()
    const searching = this.#searchUntil(isKilled.signal)
    const seen = await this.#waitForMiddle(before, { round, kind })
    await this.#installation.kill(victim)
    isKilled.abort()
    const isOver =
      victim === 'backend' || victim === 'postmaster' ? this.#expectEnd(importing, round) : importing.kill()
    await Promise.all([searching, isOver, before.close().catch(() => {})])
    await this.#installation.recover(victim)

    const database = this.#installation.connect()
    try {
      const kept = await countWithWord(database, toRoundWord(round))
      report.say(
        `round ${round}, ${kind}, ${victim} killed: ${seen} of ${this.#installation.rows} seen before, ${kept} after`,
      )
      report.check(
        `round ${round}: nothing that was stored is lost`,
        kept >= seen && (await this.#areShownThere(database)),
      )
      await this.#checkIndex(database, round, 'after the kill')
      await this.#importAgain()
      await checkList(database, report, { rows: this.#installation.rows, round })
      await this.#checkIndex(database, round, 'after another import')
    } finally {
      await database.close()
    }
  }

  /** Waits until all texts are embedded: each creator then has a vector, and PostgreSQL has an index over them. */
  async end(): Promise<void> {
    const database = this.#installation.connect()
    try {
      const start = performance.now()
      const isDone = async () => (await countPending(database)) === 0 && (await isIndexed(database))
      while (!(await isDone()) && performance.now() - start < longestReadingMs) await pause(500)
      this.#report.check('in the end all creators have vectors', await isDone(), await countPending(database))
      this.#report.say(`${this.#shown.size} creators were shown by live searches; none of them is lost`)
    } finally {
      await database.close()
    }
  }

  /** Checks that the import succeeds, because it waits for a PostgreSQL that is restarted. */
  async #expectEnd(importing: RunningImport, round: number): Promise<void> {
    this.#report.check(`round ${round}: the import outlasts it`, await importing.finish())
  }

  async #importAgain(): Promise<void> {
    if (!(await this.#list.import().finish())) this.#report.check('an import after a kill succeeds', false)
  }

  /**
   * Waits until the work is in progress.
   * @returns The number of rows of the list stored by then.
   */
  async #waitForMiddle(database: Database, { round, kind }: { round: number; kind: (typeof kinds)[number] }) {
    let seen = 0
    const deadline = performance.now() + 60_000
    while (seen === 0 && performance.now() < deadline) {
      seen = await countWithWord(database, toRoundWord(round))
      await pause(20)
    }
    // Fails when the connection ends, which is expected.
    if (kind === 'index') void rebuildIndexes(database).catch(() => {})
    if (kind === 'vacuum') void database.pool.query('vacuum creators').catch(() => {})
    await pause(Math.random() * longestDelayMs)
    return seen
  }

  /** Searches until a search fails or the signal is aborted. */
  async #searchUntil(signal: AbortSignal): Promise<void> {
    for (let number = 0; !signal.aborted; number++) {
      const query = `${queries[number % queries.length]} ${number}`
      const answer = await call(`${this.#installation.url()}/api/kols/hybrid-search`, {
        method: 'POST',
        token: this.#token,
        body: { query_text: query, max_api_requests: 2 },
      })
      if (answer.status !== 200) return
      for (const { id } of read(HybridSearchResponse, answer).results) this.#shown.add(Number(id))
    }
  }

  /** Checks that all shown creators are stored: a platform's answer is stored before the search is answered. */
  async #areShownThere({ pool }: Database): Promise<boolean> {
    const ids = [...this.#shown]
    const { rows: there } = await pool.query<{ count: number }>(
      'select count(*)::int as count from creators where id = any($1::bigint[])',
      [ids],
    )
    return there[0]?.count === ids.length
  }

  async #checkIndex(database: Database, round: number, when: string): Promise<void> {
    const asked = [...words, toRoundWord(round), toRoundWord(round - 1), 'cake', 'video']
    const wrong = await listWrongWords(database, asked)
    this.#report.check(
      `round ${round}, ${when}: the index of words finds what the texts have`,
      wrong.length === 0,
      wrong.join('; ') || `${asked.length} words`,
    )
  }
}

/** Rebuilds the index in one transaction, so that it exists before and after. */
async function rebuildIndexes({ pool }: Database): Promise<void> {
  await pool.query(`begin; drop index creators_words;
    create index creators_words on creators using bm25 (index_text)
      with (text_config = 'simple', k1 = 1.2, b = 0.75);
    commit`)
}

async function isIndexed({ pool, embedded }: Database): Promise<boolean> {
  if (embedded) return true
  const { rows: valid } = await pool.query(
    "select from pg_index where indexrelid = to_regclass('creators_meaning') and indisvalid",
  )
  return valid.length === 1
}
