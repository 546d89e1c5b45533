import type { Database } from '@troupe/server/database/database'
import { z } from 'zod'
import type { Report } from '../cluster/report.ts'

/** Pattern of the handles in the drill's list. */
const listHandle = 'killed%'

/** Returns the word that all rows of a round's list contain. */
export const toRoundWord = (round: number) => `round${round}x`

/** Words to check: some are rare, some common, and some occur in texts that were replaced. */
export const words = ['common', 'even', 'odd', ...Array.from({ length: 7 }, (_, index) => `seventh${index}`)]

/** Counts the rows of the drill's list that contain the word, by their texts alone. */
export async function countWithWord({ pool }: Pick<Database, 'pool'>, word: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from creators where handle like $1 and $2 = any(string_to_array(index_text, ' '))`,
    [listHandle, word],
  )
  return rows[0]?.count ?? 0
}

const byIndex = `
  begin; set local enable_seqscan = off;
  select id from creators order by index_text <@> to_bm25query('WORD', 'creators_words') limit 1000000;
  commit`

/**
 * Checks for each word that the index finds exactly the creators whose text contains it.
 * @returns The words that failed.
 */
export async function listWrongWords({ pool }: Database, asked: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const word of asked) {
    // Several statements in one query, which takes no parameters and returns several results.
    const results: unknown = await pool.query(byIndex.replace('WORD', word))
    const found = z
      .array(Result)
      .parse(results)
      .flatMap(({ rows }) => rows)
    const { rows } = await pool.query<{ id: number }>(
      `select id from creators where $1 = any(string_to_array(index_text, ' '))`,
      [word],
    )
    const there = new Set(rows.map(({ id }) => id))
    const isSame = found.length === there.size && found.every(({ id }) => there.has(id))
    if (!isSame) wrong.push(`${word}: ${found.length} by the index, ${there.size} by the texts`)
  }
  return wrong
}

const Result = z.object({ rows: z.array(z.object({ id: z.number() })) })

/** Checks that all rows of the list are stored exactly once. */
export async function checkList(
  { pool }: Pick<Database, 'pool'>,
  report: Report,
  { rows, round }: { rows: number; round: number },
) {
  const { rows: counts } = await pool.query<{ stored: number; handles: number; current: number }>(
    `select count(*)::int as stored, count(distinct handle)::int as handles,
      (count(*) filter (where $2 = any(string_to_array(index_text, ' '))))::int as current
    from creators where handle like $1`,
    [listHandle, toRoundWord(round)],
  )
  const { stored = 0, handles = 0, current = 0 } = counts[0] ?? {}
  const isWhole = stored === rows && handles === rows && current === rows
  report.check(
    `round ${round}: the list is stored, each row once`,
    isWhole,
    `${stored}, ${handles}, ${current} of ${rows}`,
  )
  await checkChannels({ pool }, report, round)
}

/** Checks that there is a creator of each channel, and a channel of each creator. */
async function checkChannels({ pool }: Pick<Database, 'pool'>, report: Report, round: number): Promise<void> {
  const readIds = async (table: 'channels' | 'creators') =>
    (await pool.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)
  const [channels, creators] = [await readIds('channels'), await readIds('creators')]
  const isSame = channels.length === creators.length && channels.every((id, place) => id === creators[place])
  report.check(`round ${round}: each creator has its channel`, isSame, `${creators.length} of ${channels.length}`)
}

/** Counts the creators without a vector of their current text. */
export async function countPending({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from creators where embedding is null or embedding_hash is distinct from content_hash',
  )
  return rows[0]?.count ?? 0
}
