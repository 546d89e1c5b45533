import type { Match, Passage } from '@troupe/contract/creator-match'
import { formatDay } from '../../lib/format/dates.ts'
import { betweenElements } from '../../lib/format/punctuation.ts'
import { creatorTexts } from './creator-texts.ts'
import classes from './match-details.module.css'
import { describeMatch, describeMissing } from './match-reasons.ts'

const texts = creatorTexts.match

interface MatchDetailsProps {
  match: Match
  className: string | undefined
}

/**
 * The passages with the words of the search highlighted, and the words that were not found. Without passages, the
 * reasons.
 */
export function MatchDetails({ match, className }: MatchDetailsProps) {
  const { passages } = match
  return (
    <div className={className}>
      <span className={classes.title}>{texts.title}</span>
      {passages.length > 0 ? (
        <p className={classes.lines}>
          {passages.map((passage) => (
            <MarkedPassage key={`${passage.field} ${passage.text}`} passage={passage} />
          ))}
          <span>{describeMissing(match)}</span>
        </p>
      ) : (
        // Hidden from screen readers, because the card has the same line.
        <p className={classes.lines} aria-hidden>
          {describeMatch(match).join(' · ')}
        </p>
      )}
    </div>
  )
}

function MarkedPassage({ passage: { field, posted_on, text, is_cut, marks, glosses = [] } }: { passage: Passage }) {
  const ends = [0, ...marks.map(({ end }) => end)]
  const source = texts.source(posted_on ? texts.datedPost(formatDay(posted_on)) : texts.passage[field])
  return (
    <span className={classes.passage}>
      <span className={classes.field}>{source}</span>
      {betweenElements(source)}
      <span dir="auto">
        {is_cut.before && '… '}
        {marks.map(({ start, end }, index) => (
          <span key={start}>
            {text.slice(ends[index], start)}
            <mark className={classes.mark}>{text.slice(start, end)}</mark>
          </span>
        ))}
        {text.slice(ends.at(-1))}
        {is_cut.after && ' …'}
      </span>
      {glosses.length > 0 && <span className={classes.field}> {texts.glosses(glosses)}</span>}
    </span>
  )
}
