import { type Kysely, sql } from 'kysely'

/** With more vectors the server builds the indexes after its start: a million of them take many minutes. */
const mostAtOnce = 5000

/** An index of vectors for each platform: the nearest of one platform come first, without reading those of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In WebAssembly vector indexes took minutes to build.
  const { rows } = await sql<{ version: string; count: number }>`
    select version(), count(*)::int as count
    from (select from creators where embedding is not null limit ${mostAtOnce + 1}) as embedded`.execute(db)
  const [facts] = rows
  if (!facts || facts.count > mostAtOnce || /wasm|emscripten/i.test(facts.version)) return
  for (const platform of ['tiktok', 'instagram', 'youtube']) {
    await sql`
      create index ${sql.ref(`creators_meaning_${platform}`)} on creators using hnsw (embedding halfvec_ip_ops)
      where platform = ${sql.lit(platform)}`.execute(db)
  }
}
