import { NativeSelect } from '@mantine/core'
import {
  type CreatorImport,
  type ImportColumn,
  ImportField,
  importFields,
} from '@troupe/contract/discover/creator-imports'
import { tell } from '../../../lib/language/tell.ts'
import classes from './import-screen.module.css'
import { importTexts } from './import-texts.ts'

const texts = importTexts.found

interface ColumnTableProps {
  columns: readonly ImportColumn[]
  sample: CreatorImport['sample']
  onChange: (columns: ImportColumn[]) => void
}

const choices = [
  { value: '', label: texts.notUsed },
  ...importFields.map((field) => ({ value: field, label: importTexts.fields[field] })),
]

/** The first rows of the file, with a choice for each column of what it is read as. */
export function ColumnTable({ columns, sample, onChange }: ColumnTableProps) {
  const choose = (place: number, value: string) => {
    const field = ImportField.safeParse(value).data ?? null
    onChange(columns.map((column, index) => (index === place ? { ...column, field } : column)))
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={classes.scroll} aria-label={texts.table} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.line}>
              {texts.line}
            </th>
            {columns.map(({ header, field }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in place, and headers may repeat
              <th key={place} scope="col" data-unused={field === null || undefined}>
                <span className={classes.header} dir="auto" title={header}>
                  {header}
                </span>
                <NativeSelect
                  size="xs"
                  aria-label={texts.column(header)}
                  value={field ?? ''}
                  data={choices}
                  onChange={(event) => choose(place, event.currentTarget.value)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row) => (
            <SampleRow key={row.line} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SampleRow({ row, columns }: { row: CreatorImport['sample'][number]; columns: readonly ImportColumn[] }) {
  const { line, cells, refusal } = row
  return (
    <>
      <tr data-refused={refusal !== null || undefined}>
        <td className={classes.line} rowSpan={refusal ? 2 : 1}>
          {line}
        </td>
        {columns.map(({ field }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in place
          <td key={place} dir="auto" data-unused={field === null || undefined}>
            {cells[place] ?? ''}
          </td>
        ))}
      </tr>
      {refusal && (
        <tr data-refused>
          <td colSpan={Math.max(1, columns.length)} className={classes.refusal}>
            <span className={classes.refusalText}>
              <strong className={classes.refusedMark}>{texts.refused}</strong> {tell(refusal, refusal.message)}
            </span>
          </td>
        </tr>
      )}
    </>
  )
}
