import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of the subject of a mail as it left, which may have been changed since; the current one for a mail that has not
 * left. Null: it answers the mail before.
 * @param step alias of the mail's row in `steps`.
 * @param mail alias of its row in `messages`.
 */
export function subjectAsHanded(step: string, mail: string): RawBuilder<string | null> {
  return asHanded('subject', step, mail)
}

/** SQL of the text of a mail as it left; else like `subjectAsHanded`. Merge fields are not filled in. */
export function htmlAsHanded(step: string, mail: string): RawBuilder<string> {
  return asHanded('html', step, mail)
}

function asHanded<Text>(part: 'subject' | 'html', step: string, mail: string): RawBuilder<Text> {
  const [ofStep, ofMail] = [sql.table(step), sql.table(mail)]
  return sql<Text>`(
    select given.part from (
      select ${sql.ref(`${step}.${part}`)} as part, null as until
      union all
      select earlier ->> ${sql.lit(part)}, (earlier ->> 'until')::int from jsonb_array_elements(${ofStep}.earlier_texts) as earlier
    ) as given
    where given.until is null
      or (${ofMail}.state in ('handing', 'sent', 'unknown') and given.until > ${ofMail}.text_revision)
    order by given.until nulls last limit 1
  )`
}
