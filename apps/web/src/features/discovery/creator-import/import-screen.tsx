import { Alert, Button, Skeleton, Text, Title } from '@mantine/core'
import type { CreatorImport } from '@troupe/contract/discover/creator-imports'
import { tell } from '../../../lib/language/tell.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { isFinished, useImportStep, useImports, useUploadImport } from '../api/creator-imports.ts'
import { CheckedFile, type ImportTarget } from './checked-file.tsx'
import { DropFile } from './drop-file.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportProgress } from './import-progress.tsx'
import classes from './import-screen.module.css'
import { importTexts as texts } from './import-texts.ts'

interface ImportScreenProps {
  /** The collections that imported creators can be added to. */
  collections: readonly ImportTarget[]
  /** Path of a collection's screen. */
  toCollectionPath: (id: string) => string
  /** An import, or its undoing, has changed creators and collections. */
  onFinished: () => void
}

/** Screen on which a user imports files of creators. */
export function ImportScreen({ collections, toCollectionPath, onFinished }: ImportScreenProps) {
  const { data, error, refetch } = useImports(onFinished)
  const refusal = useRefusal()
  return (
    <div className={classes.root}>
      <header>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </header>
      {data ? (
        <>
          {refusal !== undefined ? (
            <Notice title={refusal} text="" />
          ) : data.may_import ? (
            <Current current={data.imports.find((one) => !isFinished(one))} collections={collections} />
          ) : (
            <Notice title={texts.refusedTitle} text={texts.refusedText} />
          )}
          <ImportHistory imports={data.imports.filter(isFinished)} toCollectionPath={toCollectionPath} />
        </>
      ) : error ? (
        <Notice isError title={texts.loadFailed} text={error.message}>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : (
        <Skeleton height={220} radius="lg" role="status" aria-label={texts.loading} />
      )}
    </div>
  )
}

interface CurrentProps {
  /** The import that is not finished; undefined: there is none. */
  current: CreatorImport | undefined
  collections: readonly ImportTarget[]
}

/** The user's present task: to choose a file, wait for it, or decide on it. */
function Current({ current, collections }: CurrentProps) {
  const upload = useUploadImport()
  const step = useImportStep()
  if (upload.isPending) {
    const title = texts.sending(upload.variables.name)
    return <ImportProgress title={title} share={upload.share} onCancel={upload.cancel} />
  }
  const drop = (problem?: string) => <DropFile onChoose={(file) => upload.mutate(file)} problem={problem} />
  if (current === undefined) return drop(describeUpload(upload.error))
  switch (current.state) {
    case 'uploading':
      return drop(describeUpload(upload.error) ?? texts.drop.interrupted(current.file_name))
    case 'checked':
      // Another reading shows other choices.
      return <CheckedFile key={JSON.stringify(current.columns)} found={current} collections={collections} />
    case 'refused':
      return current.columns.length > 0 ? (
        <CheckedFile found={current} collections={collections} />
      ) : (
        <RefusedFile
          found={current}
          isBusy={step.isPending}
          onDiscard={() => step.mutate({ id: current.id, step: 'discard' })}
        />
      )
    default:
      return <Working current={current} />
  }
}

function describeUpload(error: Error | null): string | undefined {
  if (!error || error.name === 'AbortError') return undefined
  return error.message || texts.drop.failed
}

function Working({ current }: { current: CreatorImport }) {
  const { state, file_name: file, counts, share } = current
  const titles = { importing: texts.importing, undoing: texts.undoing }
  const title = (state === 'importing' || state === 'undoing' ? titles[state] : texts.checking)(file)
  const facts = state === 'undoing' ? [] : [texts.rowsRead(counts.read)]
  if (state === 'importing') facts.push(texts.stored(counts.created + counts.updated))
  return <ImportProgress title={title} share={share} facts={facts} goesOn />
}

interface RefusedFileProps {
  found: CreatorImport
  isBusy: boolean
  onDiscard: () => void
}

function RefusedFile({ found, isBusy, onDiscard }: RefusedFileProps) {
  return (
    <section className={classes.box} aria-label={found.file_name}>
      <Title order={2} size="h4" className={classes.fileName} dir="auto">
        {found.file_name}
      </Title>
      <Alert color="red" role="alert" title={texts.unreadable}>
        {found.problem && tell(found.problem, found.problem.message)}
      </Alert>
      <div>
        <Button variant="default" loading={isBusy} onClick={onDiscard}>
          {texts.otherFile}
        </Button>
      </div>
    </section>
  )
}
