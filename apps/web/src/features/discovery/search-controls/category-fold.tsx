import { Button, Collapse } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { discoverTexts } from '../search/discover-texts.ts'
import classes from './category-fold.module.css'

const texts = discoverTexts.categories

interface CategoryFoldProps {
  /** Whether there are results, which the categories would move down. */
  hasFound: boolean
  isSearching: boolean
  error: unknown
  /** Number of categories chosen. */
  chosen: number
  /** The categories' toggles. */
  children: ReactNode
}

/** Categories; open until there are results, and on small screens only on demand; then as the user chooses. */
export function CategoryFold({ hasFound, isSearching, error, chosen, children }: CategoryFoldProps) {
  const gridId = useId()
  const [wish, setWish] = useState<boolean | null>(null)
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  // Open, they would move the message of a failed search out of sight.
  useEffect(() => {
    if (error) setWish(null)
  }, [error])
  const isOpen = wish ?? (isWide === true && !hasFound && !isSearching && !error)
  return (
    <div className={classes.root}>
      <Button
        className={classes.opener}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={gridId}
        rightSection={<IconChevronDown className={classes.chevron} size={16} aria-hidden />}
        onClick={() => setWish(!isOpen)}
      >
        {texts.title(chosen)}
      </Button>
      <Collapse expanded={isOpen} id={gridId} transitionDuration={140}>
        <fieldset className={classes.grid} aria-label={texts.label}>
          {children}
        </fieldset>
      </Collapse>
    </div>
  )
}
