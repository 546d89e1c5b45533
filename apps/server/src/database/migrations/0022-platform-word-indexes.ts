import { type Kysely, sql } from 'kysely'

/** An index of words for each platform: the best of one platform come first, without reading those of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const platform of ['tiktok', 'instagram', 'youtube']) {
    // An expression of its own: of two indexes of one column the planner may choose the other one, which pg_textsearch refuses.
    await sql`
      create index ${sql.ref(`creators_words_${platform}`)} on creators using bm25 ((index_text || ''))
      with (text_config = 'simple', k1 = 1.2, b = 0.75) where platform = ${sql.lit(platform)}`.execute(db)
  }
}
