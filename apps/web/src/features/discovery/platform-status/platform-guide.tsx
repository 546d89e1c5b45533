import { Anchor } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { translate } from '../../../lib/language/text.ts'
import classes from './platform-guide.module.css'
import { guideLabels as labels } from './platform-status-texts.ts'

/** Instructions on getting access to a platform, collapsed at first. */
export function PlatformGuide({ platform }: { platform: Platform }) {
  const guide = platformFacts[platform].guide
  const facts = (['approval', 'cost', 'returns', 'lacks', 'terms'] as const).map((key) => [
    labels[key],
    translate(guide[key]),
  ])
  return (
    <details className={classes.root}>
      <summary className={classes.summary} aria-label={labels.openFor(platform)}>
        <IconChevronRight className={classes.chevron} size={16} stroke={2} aria-hidden />
        {labels.open}
      </summary>
      <div className={classes.content}>
        <div className={classes.steps}>
          <ol>
            {guide.steps.map((step) => (
              <li key={step}>{translate(step)}</li>
            ))}
          </ol>
          <h3 className={classes.heading}>{labels.settings}</h3>
          <ul className={classes.settings}>
            {guide.settings.map(({ name, meaning }) => (
              <li key={name}>
                <code>{name}</code> {translate(meaning)}
              </li>
            ))}
          </ul>
        </div>
        <dl className={classes.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt className={classes.heading}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.more}>
          {guide.links.map(({ label, url }) => (
            <Anchor key={url} href={url} target="_blank" rel="noreferrer" inherit underline="always">
              {translate(label)}
            </Anchor>
          ))}
          <span>{labels.more}</span>
        </p>
      </div>
    </details>
  )
}
