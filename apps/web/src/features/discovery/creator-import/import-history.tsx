import { Alert, Anchor, Button, Text, Title } from '@mantine/core'
import { type CreatorImport, keptReasons } from '@troupe/contract/discover/creator-imports'
import { useState } from 'react'
import { Link } from 'react-router'
import { tell } from '../../../lib/language/tell.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useImportStep } from '../api/creator-imports.ts'
import { ImportCounts, ImportProblems } from './import-problems.tsx'
import classes from './import-screen.module.css'
import { importTexts } from './import-texts.ts'

const texts = importTexts.done

interface ImportHistoryProps {
  imports: readonly CreatorImport[]
  /** Path of a collection's screen. */
  toCollectionPath: (id: string) => string
}

/** The finished imports, newest first, each with its undo. */
export function ImportHistory({ imports, toCollectionPath }: ImportHistoryProps) {
  const step = useImportStep()
  const [asked, setAsked] = useState<CreatorImport>()
  if (imports.length === 0) return null
  const undo = () => {
    if (asked) step.mutate({ id: asked.id, step: 'undo' }, { onSettled: () => setAsked(undefined) })
  }
  return (
    <section className={classes.part} aria-labelledby="imports-title">
      <div>
        <Title order={2} size="h3" id="imports-title">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.until}
        </Text>
      </div>
      {step.error && (
        <Alert color="red" role="alert">
          {step.error.message}
        </Alert>
      )}
      {imports.map((one) => (
        <article key={one.id} className={classes.box} aria-label={one.file_name}>
          <FinishedImport finished={one} toCollectionPath={toCollectionPath} onUndo={() => setAsked(one)} />
        </article>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={importTexts.confirm.title}
        question={importTexts.confirm.question(asked?.file_name ?? '')}
        confirm={importTexts.confirm.yes}
        isBusy={step.isPending}
        onConfirm={undo}
        onClose={() => setAsked(undefined)}
      />
    </section>
  )
}

interface FinishedImportProps {
  finished: CreatorImport
  toCollectionPath: (id: string) => string
  onUndo: () => void
}

function FinishedImport({ finished, toCollectionPath, onUndo }: FinishedImportProps) {
  const { file_name: file, state, problem, collection_id: collectionId } = finished
  return (
    <>
      <header className={classes.finished}>
        <Title order={3} size="h4" className={classes.fileName} dir="auto">
          {file}
        </Title>
        <StateMark tone={state === 'undone' ? 'quiet' : problem ? 'bad' : 'good'}>
          {state === 'undone' ? texts.undone : texts.at}
        </StateMark>
        <Text component="span" size="sm" c="dimmed">
          <Moment at={finished.created_at} />
        </Text>
        <span className={classes.finishedActions}>
          {collectionId !== null && state === 'imported' && (
            <Anchor component={Link} to={toCollectionPath(collectionId)} size="sm">
              {texts.openCollection}
            </Anchor>
          )}
          {finished.can_undo && (
            <Button variant="default" size="compact-sm" aria-label={texts.undoLabel(file)} onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
        </span>
      </header>
      {problem && (
        <Alert color="red" role="alert">
          {tell(problem, problem.message)}
        </Alert>
      )}
      {finished.undo ? (
        <UndoOutcome outcome={finished.undo} />
      ) : (
        <>
          <ImportCounts counts={finished.counts} isDone />
          <ImportProblems problems={finished.problems} isOpen={false} />
        </>
      )}
    </>
  )
}

function UndoOutcome({ outcome }: { outcome: NonNullable<CreatorImport['undo']> }) {
  const { removed, restored, kept, examples } = outcome
  const said = [
    texts.removed(removed),
    ...(restored > 0 ? [texts.restored(restored)] : []),
    ...keptReasons.filter((reason) => kept[reason] > 0).map((reason) => texts.kept[reason](kept[reason])),
  ]
  return (
    <>
      <ul className={classes.outcome}>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {examples.length > 0 && (
        <Disclosure summary={texts.examples}>
          <ul className={classes.outcome}>
            {examples.map(({ title, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
              <li key={place} dir="auto">
                {title} <Text component="span" inherit c="dimmed">{`(${importTexts.keptShort[reason]})`}</Text>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
