import { Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { type CheckState, checkAreas, checkStates, type SelfCheck } from '@troupe/contract/account/installation'
import { formatTimeAgo } from '../../../lib/format/dates.ts'
import { betweenElements } from '../../../lib/format/punctuation.ts'
import { tell } from '../../../lib/language/tell.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { StateMark, type StateTone } from '../../../ui/state-mark.tsx'
import { useSelfCheck } from '../api/installation.ts'
import classes from './self-check-screen.module.css'
import { selfCheckTexts as texts } from './self-check-texts.ts'

const tones = { good: 'good', look: 'warning', broken: 'bad' } as const satisfies Record<CheckState, StateTone>
const forbidden = 403

/** Screen for operators: what of the installation works, and what to do where it does not. */
export function SelfCheckScreen() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useSelfCheck()
  const again = () => void refetch()
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <div>
          <ScreenTitle title={texts.title} />
          <Title order={1}>{texts.title}</Title>
          <Text c="dimmed">{texts.lead}</Text>
        </div>
        {data && (
          <Button variant="default" onClick={again} loading={isFetching}>
            {texts.again}
          </Button>
        )}
      </header>
      {error ? (
        <Failure error={error} onRetry={again} />
      ) : data ? (
        <>
          <Summary checks={data.checks} checkedAt={new Date(data.checked_at)} now={new Date(dataUpdatedAt)} />
          <Results checks={data.checks} />
        </>
      ) : (
        <Loading />
      )}
      <VisuallyHidden role="status">{isFetching ? texts.checking : ''}</VisuallyHidden>
    </div>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === forbidden) {
    return <Notice title={texts.forOperators} text={texts.howToOperate} />
  }
  return (
    <Notice isError title={texts.failed} text={error.message}>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}

function Summary({ checks, checkedAt, now }: { checks: readonly SelfCheck[]; checkedAt: Date; now: Date }) {
  const count = (wanted: CheckState) => checks.filter(({ state }) => state === wanted).length
  const [broken, look] = [count('broken'), count('look')]
  const ago = formatTimeAgo(checkedAt, now)
  return (
    <div className={classes.summary}>
      {broken + look === 0 && <StateMark tone="good">{texts.allGood}</StateMark>}
      {broken > 0 && <StateMark tone="bad">{texts.broken(broken)}</StateMark>}
      {look > 0 && <StateMark tone="warning">{texts.look(look)}</StateMark>}
      <Text component="span" size="sm" c="dimmed">
        {texts.checked}
        {betweenElements(texts.checked, ago)}
        {ago}
      </Text>
    </div>
  )
}

/** The worst state of an area decides where it stands: what is broken comes first. */
function Results({ checks }: { checks: readonly SelfCheck[] }) {
  const areas = checkAreas
    .map((area) => ({ area, own: checks.filter((check) => check.area === area) }))
    .filter(({ own }) => own.length > 0)
    .map((entry) => ({ ...entry, worst: findWorst(entry.own) }))
    .toSorted((a, b) => checkStates.indexOf(b.worst) - checkStates.indexOf(a.worst))
  return (
    <ul className={classes.areas}>
      {areas.map(({ area, own, worst }) => (
        <li key={area} className={classes.area} data-state={worst}>
          <Title order={2} size="h4" className={classes.name}>
            {texts.areas[area]}
          </Title>
          <ul className={classes.checks}>
            {own.map((check) => (
              <CheckRow key={`${check.part}${check.finding}`} check={check} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function findWorst(checks: readonly SelfCheck[]): CheckState {
  return checkStates.findLast((state) => checks.some((check) => check.state === state)) ?? 'good'
}

function CheckRow({ check }: { check: SelfCheck }) {
  const { part, state, finding, advice, advice_message: message } = check
  return (
    <li className={classes.check}>
      <span className={classes.state}>
        <StateMark tone={tones[state]}>{texts.states[state]}</StateMark>
      </span>
      <div className={classes.texts}>
        <p dir="auto">
          {part !== null && <strong className={classes.part}>{part}</strong>}
          {tell(check, finding)}
        </p>
        {advice !== null && (
          <p className={classes.advice} dir="auto">
            <strong>{texts.whatToDo}</strong>
            {betweenElements(texts.whatToDo)}
            {tell(message, advice)}
          </p>
        )}
      </div>
    </li>
  )
}

function Loading() {
  return (
    <div className={classes.loading} aria-hidden>
      <Skeleton height={24} width={240} />
      {checkAreas.map((area) => (
        <Skeleton key={area} height={64} radius="lg" />
      ))}
    </div>
  )
}
