import { UnstyledButton } from '@mantine/core'
import { formatExact } from '../../../../lib/format/numbers.ts'
import { useInboxCounts } from '../../api/inbox.ts'
import { inboxTexts as texts } from '../texts/inbox-texts.ts'
import classes from './thread-list.module.css'
import { type InboxTab, tabs } from './use-inbox-filter.ts'

interface ViewTabsProps {
  tab: InboxTab
  onChange: (tab: InboxTab) => void
}

/** The views of the inbox with the number of threads in each. */
export function ViewTabs({ tab, onChange }: ViewTabsProps) {
  const { data: counts } = useInboxCounts()
  return (
    <nav className={classes.tabs} aria-label={texts.views.label}>
      {tabs.map((each) => (
        <UnstyledButton key={each} className={classes.tab} aria-current={each === tab} onClick={() => onChange(each)}>
          {texts.views[each]}
          <span className={classes.count}>{counts ? formatExact(counts[each]) : ' '}</span>
        </UnstyledButton>
      ))}
    </nav>
  )
}
