import { type Kysely, sql } from 'kysely'

/** The positions of `platform_hours`; a later release may only append to them. */
const fields = [
  'title',
  'handle',
  'description',
  'keywords',
  'avatar',
  'cover_image',
  'url',
  'verified',
  'subscribers',
  'videos_count',
  'average_views',
  'average_likes',
  'engagement_rate',
  'posting_frequency',
  'estimated_price',
  'region',
  'language',
  'email',
  'content_categories',
  'last_posted_at',
  'posts',
]

/** Values that a list usually has. In rows whose last source is a list they count as the list's, all others as the platform's. */
const listed = [
  'title',
  'handle',
  'url',
  'email',
  'region',
  'language',
  'content_categories',
  'description',
  'estimated_price',
  'subscribers',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await fillCreators(db)
  await fillEarlierValues(db)
  await fillHistory(db)
  await createIndexes(db)
  await sql`
    create table data_removals (
      day date not null,
      platform text not null,
      kind text not null,
      count bigint not null,
      primary key (day, platform, kind)
    )`.execute(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const oldest = sql.raw(`least(${fields.map((_, index) => `platform_hours[${index + 1}]`).join(', ')})`)
  // One statement, so that the rows are written anew once.
  await sql`
    alter table creators
      add column platform_hours integer[] not null default array_fill(null::integer, array[${sql.lit(fields.length)}]),
      add column platform_since integer generated always as (${oldest}) stored,
      add column expired_at timestamptz`.execute(db)
  await sql`alter table creator_snapshots add column platform text`.execute(db)
}

/** Hours since 1970, also of times that no reading has. */
function toHour(time: string) {
  return sql.raw(`least(greatest(floor(extract(epoch from ${time}) / 3600), 0), 2147483647)::integer`)
}

/** The oldest value counts as read when the whole profile was last read, or when the row was created. */
async function fillCreators(db: Kysely<unknown>): Promise<void> {
  const isEmpty: Record<string, string> = {
    description: "description = ''",
    keywords: "keywords = '{}'",
    content_categories: "content_categories = '{}'",
    verified: 'not verified',
    email: "email is null or email_source in ('import', 'creator')",
    estimated_price: "estimated_price is null or price_source = 'stated'",
    posts: 'not exists (select from creator_posts where creator_id = creators.id)',
  }
  const hours = fields.map((field) => {
    const kept = [
      isEmpty[field] ?? `${field} is null`,
      `'${field}' = any(confirmed_fields)`,
      ...(listed.includes(field) ? [`source = 'import'`] : []),
    ]
    return `case when not (${kept.map((condition) => `(${condition})`).join(' or ')}) then hour end`
  })
  await sql`
    with dated as (
      select id as dated_id,
        ${toHour('least(fetched_at, coalesce(profile_read_at, created_at))')} as hour
      from creators
      where source not in ('demo', 'import') or (source = 'import' and profile_read_at is not null)
    )
    update creators set platform_hours = array[${sql.raw(hours.join(', '))}]::integer[]
    from dated where dated_id = id`.execute(db)
}

async function fillEarlierValues(db: Kysely<unknown>): Promise<void> {
  await sql`
    update creator_import_rows set before = before || jsonb_build_object(
      'platform_since', hour,
      'platform_hours', to_jsonb(array_fill(hour, array[${sql.lit(fields.length)}]))
    )
    from (
      select import_id as dated_import, creator_id as dated_id, ${toHour(`least(
        (before ->> 'fetched_at')::timestamptz,
        coalesce((before ->> 'profile_read_at')::timestamptz, (before ->> 'created_at')::timestamptz)
      )`)} as hour
      from creator_import_rows where before ->> 'source' not in ('demo', 'import')
    ) as dated
    where import_id = dated_import and creator_id = dated_id`.execute(db)
}

async function fillHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    update creator_snapshots set platform = creators.platform from creators
    where creators.id = creator_id and (source not in ('demo', 'import') or profile_read_at is not null)
      and source <> 'demo'`.execute(db)
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index creators_age on creators (platform, platform_since) where platform_since is not null`.execute(db)
  await sql`
    create index creators_estimated on creators (platform, id)
    where platform_hours[15] is not null or platform_hours[19] is not null`.execute(db)
  await sql`
    create index creator_snapshots_age on creator_snapshots (platform, day) where platform is not null`.execute(db)
  await sql`
    create index creator_import_rows_age on creator_import_rows (
      (before ->> 'platform'), ((before ->> 'platform_since')::integer)
    ) where before ->> 'platform_since' is not null`.execute(db)
  await sql`create index deal_link_figures_day on deal_link_figures (day)`.execute(db)
}
