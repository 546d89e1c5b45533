import { Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { SearchInfo } from '@troupe/contract/discovery'
import { formatSeconds } from '../../../lib/format/numbers.ts'
import { rapidTexts } from './rapid-texts.ts'
import classes from './search-strategy.module.css'

const texts = rapidTexts.strategy

/** Duration of the search, the platforms that answered, and the number of new creators. */
export function SearchStrategy({ info }: { info: SearchInfo }) {
  const { search_time_ms, platforms_searched, new_creators } = info
  return (
    <div className={classes.root} role="status">
      <Title order={2} className={classes.title}>
        <IconInfoCircle size={18} stroke={1.8} aria-hidden />
        {texts.title}
      </Title>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.time}</dt>
          <dd>{formatSeconds(search_time_ms)}</dd>
        </div>
        <div>
          <dt>{texts.platforms}</dt>
          <dd>{platforms_searched.length > 0 ? texts.listPlatforms(platforms_searched) : texts.noPlatforms}</dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed">
        {texts.note(new_creators)}
      </Text>
    </div>
  )
}
