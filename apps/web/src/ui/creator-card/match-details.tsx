import type { Match, Passage } from '@troupe/contract/creator-match'
import { formatDay } from '../../lib/format/dates.ts'
import { betweenElements } from '../../lib/format/punctuation.ts'
import { creatorTexts } from './creator-texts.ts'
import classes from './match-details.module.css'
import { describeMatch } from './match-reasons.ts'

const texts = creatorTexts.match

interface MatchDetailsProps {
  match: Match
  /** A passage that the card shows elsewhere. */
  shown: Passage | undefined
}

/** Why a creator matched: the reasons, then the passages with the words of the search highlighted. */
export function MatchDetails({ match, shown }: MatchDetailsProps) {
  return (
    <p className={classes.root}>
      <span className={classes.title}>{texts.short}</span> {describeMatch(match).join(' · ')}
      {match.passages
        .filter((passage) => passage !== shown)
        .map((passage) => (
          <PassageOfField key={`${passage.field} ${passage.text}`} passage={passage} />
        ))}
    </p>
  )
}

function PassageOfField({ passage }: { passage: Passage }) {
  const source = describeSource(passage)
  return (
    <span>
      {' '}
      <span className={classes.field}>{source}</span>
      {betweenElements(source)}
      <MarkedText passage={passage} />
    </span>
  )
}

/** A passage with the words of the search highlighted. */
export function MarkedText({ passage: { text, is_cut, marks, glosses = [] } }: { passage: Passage }) {
  const ends = [0, ...marks.map(({ end }) => end)]
  return (
    <>
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
    </>
  )
}

function describeSource({ field, posted_on }: Passage): string {
  return texts.source(posted_on ? texts.datedPost(formatDay(posted_on)) : texts.passage[field])
}
