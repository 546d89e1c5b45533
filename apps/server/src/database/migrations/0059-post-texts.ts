import { type Kysely, sql } from 'kysely'

/**
 * Posts keep their text and the platform's field of paid posts, from which labels of advertising are read when a profile
 * is shown. Posts stored before have neither until they are read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table creator_posts
      add column text text not null default '',
      add column is_paid boolean`.execute(db)
}
