import type pg from 'pg'

/** Bytes per creator of the table of creators and its indexes, which searches read, in a catalogue that is whole. */
export async function measureBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(`
    select relname as name, round(pg_table_size(oid)::numeric / (select count(*) from creators))::int as bytes
    from pg_class where oid = 'creators'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'creators'::regclass)
    order by bytes desc`)
  console.log('bytes per creator')
  console.table(Object.fromEntries(rows.map(({ name, bytes }) => [name, { bytes }])))
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}
