import type { VisitorResult } from '@troupe/contract/discover/visitor-search'
import { formatCount } from '../../../lib/format/numbers.ts'
import { joinWords } from '../../../lib/format/punctuation.ts'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import type { LandingLinks } from '../elements/visitor.ts'
import { useVisitorSearch, type VisitorSearch } from './use-visitor-search.ts'
import classes from './visitor-results.module.css'
import { visitorSearchTexts as texts } from './visitor-search-texts.ts'

const shownWords = 4

interface VisitorResultsProps {
  asked: { readonly text: string }
  links: LandingLinks
}

/** The best creators for a visitor's sentence, and the way to the registration, which keeps the sentence. */
export function VisitorResults({ asked, links }: VisitorResultsProps) {
  const search = useVisitorSearch(asked)
  const results = search.status === 'found' ? search.results : []
  const registration = `${links.auth}?${new URLSearchParams({ step: 'register', q: asked.text })}`
  return (
    <section className={classes.root} aria-label={texts.label} aria-busy={search.status === 'searching'} data-results>
      <p className={classes.state} role="status" data-failed={search.status === 'failed' || undefined}>
        {describeState(search)}
      </p>
      {search.status === 'searching' && <Placeholders />}
      {results.length > 0 && (
        <ol>
          {results.map((result, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no id, and never change places
            <ResultRow key={place} result={result} />
          ))}
        </ol>
      )}
      {search.status !== 'searching' && (
        <a className={classes.goOn} href={registration}>
          {results.length > 0 ? texts.goOn : texts.goOnAnyway}
        </a>
      )}
    </section>
  )
}

function describeState(search: VisitorSearch): string {
  if (search.status === 'searching') return texts.searching
  if (search.status === 'failed') return search.message
  return search.results.length > 0 ? texts.best(search.results.length) : texts.none
}

function ResultRow({ result: { platform, title, subscribers, is_demo, why } }: { result: VisitorResult }) {
  return (
    <li>
      <PlatformGlyph platform={platform} size={16} />
      <strong>{title}</strong>
      <span className={classes.followers}>
        {subscribers === null ? texts.noFollowers : texts.followers(formatCount(subscribers))}
      </span>
      <span className={classes.reason}>
        {describeWhy(why).join(' · ')}
        {is_demo && <span className={classes.demo}> · {texts.demo}</span>}
      </span>
    </li>
  )
}

/** Describes why a creator is in the results, in a few words per reason. */
function describeWhy({ words, fields, by_name, by_meaning, by_category }: VisitorResult['why']): string[] {
  const quoted = joinWords(words.slice(0, shownWords).map((word) => `“${word}”`))
  const named = fields.map((field) => texts.fields[field])
  const reasons = [
    ...(by_name ? [texts.name] : []),
    ...(words.length > 0 ? [texts.words(quoted, named)] : []),
    ...(by_meaning ? [texts.meaning] : []),
    ...(by_category ? [texts.category] : []),
  ]
  return reasons.length > 0 ? reasons : [texts.filters]
}

/** As high as three results, so that the page does not move when they arrive. */
function Placeholders() {
  return (
    <ol aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <li key={place} data-placeholder />
      ))}
    </ol>
  )
}
