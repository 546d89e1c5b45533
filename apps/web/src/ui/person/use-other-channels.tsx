import { Checkbox } from '@mantine/core'
import type { Creator } from '@troupe/contract/creators'
import { useState } from 'react'
import type { Foldable } from './fold-persons.ts'
import { personTexts as texts } from './person-texts.ts'
import classes from './use-other-channels.module.css'

/**
 * The choice whether an action on selected cards includes the other channels of their persons. At first it does not: a
 * card stands for the channel that it shows.
 * @param shown all cards, so that the choice does not come and go with the selection.
 */
export function useOtherChannels(selected: readonly Foldable[], shown: readonly Foldable[]) {
  const [isIncluded, setIncluded] = useState(false)
  const selectedIds = new Set(selected.map(({ id }) => id))
  const others = selected.flatMap(listOthers).filter(({ id }) => !selectedIds.has(id))
  return {
    /** The selected channels, each followed by the other ones of its person if they are included. */
    chosen: isIncluded ? selected.flatMap((creator) => [creator, ...listOthers(creator)]) : selected,
    /** One channel of each selected person that passes a test: the shown one, or else another if they are included. */
    chooseOne: (passes: (creator: Creator) => boolean): Creator[] =>
      selected.flatMap(
        (creator) => [creator, ...(isIncluded ? listOthers(creator) : [])].find((channel) => passes(channel)) ?? [],
      ),
    /** The checkbox; false if no person of the list has other channels. */
    choice: shown.some(({ person }) => person) && (
      <Checkbox
        size="sm"
        className={classes.choice}
        disabled={others.length === 0}
        checked={isIncluded}
        label={texts.include(others.length)}
        title={texts.includeTitle}
        onChange={(event) => setIncluded(event.currentTarget.checked)}
      />
    ),
  }
}

function listOthers({ person }: Foldable): Creator[] {
  return person?.others.map(({ creator }) => creator) ?? []
}
