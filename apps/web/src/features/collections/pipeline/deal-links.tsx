import { ActionIcon, Anchor, Button, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { readPostUrl } from '@troupe/contract/discover/post-url'
import { type DealLink, type LinkFigures, linkReadingDays, maxDealLinks } from '@troupe/contract/pipeline/deals'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { formatCount } from '../../../lib/format/numbers.ts'
import { isEnter } from '../../../lib/is-enter.ts'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import classes from './deal-links.module.css'
import { dealTexts } from './deal-texts.ts'
import { addTypedLink, type LinksDraft } from './links-draft.ts'

const texts = dealTexts.links

interface DealLinksProps {
  draft: LinksDraft
  /** Saved links with their figures. */
  known: readonly DealLink[]
  onChange: (draft: LinksDraft) => void
}

/** Links to what was made, with their figures. */
export function DealLinks({ draft, known, onChange }: DealLinksProps) {
  const { urls } = draft
  const saved = new Map(known.map((link) => [link.url, link]))
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{texts.title}</legend>
      <Text size="xs" c="dimmed">
        {texts.hint(linkReadingDays)}
      </Text>
      {urls.length > 0 && (
        <ul className={classes.list}>
          {urls.map((url) => (
            <LinkItem
              key={url}
              url={url}
              link={saved.get(url)}
              onRemove={() => onChange({ ...draft, urls: urls.filter((each) => each !== url) })}
            />
          ))}
        </ul>
      )}
      {urls.length < maxDealLinks ? (
        <NewLink draft={draft} onChange={onChange} />
      ) : (
        <Text size="sm">{texts.full(maxDealLinks)}</Text>
      )}
    </fieldset>
  )
}

function LinkItem({ url, link, onRemove }: { url: string; link: DealLink | undefined; onRemove: () => void }) {
  const platform = readPostUrl(url)?.platform
  return (
    <li className={classes.item}>
      {platform && <PlatformGlyph platform={platform} />}
      <div className={classes.facts}>
        <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm" className={classes.url} dir="ltr">
          {url.replace('https://www.', '')}
        </Anchor>
        <Text size="xs" c="dimmed" component="div">
          {link ? <Figures link={link} /> : texts.afterSaving}
        </Text>
      </div>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={texts.remove(url)} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function Figures({ link: { platform, figures, failure } }: { link: DealLink }) {
  const last = figures.at(-1)
  if (!last && !failure) return texts.waiting
  return (
    <>
      {last && <p className={classes.line}>{describeFigures(last, failure !== null)}</p>}
      {last && <Change figures={figures} />}
      {failure && <p className={classes.line}>{describeFailure(failure, platform)}</p>}
    </>
  )
}

const describeFailure = (failure: NonNullable<DealLink['failure']>, platform: Platform) =>
  texts.failures[failure](platformNames[platform])

/** The known figures of a day: '12.4K views · 830 likes'. */
function describeFigures({ day, views, likes, comments }: LinkFigures, isOld: boolean): string {
  return [
    ...(views === null ? [] : [texts.views(formatCount(views))]),
    ...(likes === null ? [] : [texts.likes(formatCount(likes))]),
    ...(comments === null ? [] : [texts.comments(formatCount(comments))]),
    ...(isOld ? [texts.asOf(formatShortDay(day))] : []),
  ].join(' · ')
}

/** Change in views from the first known day to the last, with a line of all days. */
function Change({ figures }: { figures: readonly LinkFigures[] }) {
  const days = figures.flatMap(({ day, views }) => (views === null ? [] : [{ day, views }]))
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || first === last) return null
  const change = last.views - first.views
  const sign = change < 0 ? '−' : '+'
  return (
    <p className={classes.line}>
      <Sparkline values={days.map(({ views }) => views)} />
      {texts.change(`${sign}${formatCount(Math.abs(change))}`, formatShortDay(first.day))}
    </p>
  )
}

/** A small line; the text beside it says the same. */
function Sparkline({ values }: { values: readonly number[] }) {
  const least = Math.min(...values)
  const range = Math.max(...values) - least || 1
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 56 + 1
    return `${x.toFixed(1)},${(13 - ((value - least) / range) * 10).toFixed(1)}`
  })
  return (
    <svg width={58} height={16} viewBox="0 0 58 16" className={classes.spark} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}

function NewLink({ draft, onChange }: Pick<DealLinksProps, 'draft' | 'onChange'>) {
  return (
    <div className={classes.new}>
      <TextInput
        label={texts.label}
        placeholder={texts.sample}
        type="url"
        error={draft.error}
        value={draft.typed}
        onChange={(event) => onChange({ ...draft, typed: event.currentTarget.value, error: null })}
        onKeyDown={(event) => {
          if (!isEnter(event) || draft.typed.trim() === '') return
          // Enter adds the link, and does not save the deal yet.
          event.preventDefault()
          onChange(addTypedLink(draft))
        }}
      />
      <Button variant="default" onClick={() => onChange(addTypedLink(draft))}>
        {texts.add}
      </Button>
    </div>
  )
}
