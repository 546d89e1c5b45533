import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table creators add column index_text text not null default ''`.execute(db)
  await fillIndexText(db)
  await sql`
    create index creators_words on creators using bm25 (index_text)
    with (text_config = 'simple', k1 = 1.2, b = 0.75)`.execute(db)
  await sql`drop table term_statistics, catalogue_statistics`.execute(db)
}

/**
 * Makes the text of each creator from its stored terms, so that words are found at once; the background work that follows another
 * `searchFieldsVersion` makes it again from the texts.
 */
async function fillIndexText(db: Kysely<unknown>): Promise<void> {
  // Terms with "~" are levels and categories of the search before.
  await sql`
    with made as (
      select id, string_agg(repeat(
        case when lexeme ~ '^[a-z][a-z0-9]*$' and lexeme !~ '^[cx]0' then lexeme
          else 'x0' || encode(convert_to(lexeme, 'UTF8'), 'hex') end || ' ',
        case weight when 'A' then 5 else 2 end), '') as forms
      from creators, unnest(terms) as term (lexeme, positions, weights), unnest(weights) as weight
      where lexeme not like '%~%'
      group by id
    )
    update creators set index_text = ' ' || forms, term_count = length(forms) - length(replace(forms, ' ', ''))
    from made where made.id = creators.id`.execute(db)
}
