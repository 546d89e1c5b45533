import { Pagination } from '@mantine/core'
import classes from './admin-screen.module.css'
import { adminTexts as texts } from './admin-texts.ts'

interface PageChoiceProps {
  /** Number of entries on all pages. */
  count: number
  perPage: number
  page: number
  onChange: (page: number) => void
}

/** Chooses a page of a list that has more than one. */
export function PageChoice({ count, perPage, page, onChange }: PageChoiceProps) {
  const pages = Math.ceil(count / perPage)
  if (pages < 2) return null
  return (
    <nav aria-label={texts.pages} className={classes.pages}>
      <Pagination
        total={pages}
        value={page}
        onChange={onChange}
        getControlProps={(control) =>
          control === 'previous' ? { 'aria-label': texts.previousPage } : { 'aria-label': texts.nextPage }
        }
      />
    </nav>
  )
}
