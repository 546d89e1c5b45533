import { Alert, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { IconTableImport } from '@tabler/icons-react'
import { maxImportBytes } from '@troupe/contract/discover/creator-imports'
import { useState } from 'react'
import classes from './import-screen.module.css'
import { importTexts } from './import-texts.ts'

const texts = importTexts.drop

/** Types offered by the file chooser; whatever is dropped is judged by its content. */
const offeredTypes = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/x-ndjson': ['.jsonl', '.ndjson', '.json'],
}

interface DropFileProps {
  onChoose: (file: File) => void
  /** Problem with an earlier file. */
  problem?: string | undefined
}

/** Zone for dropping or choosing the file of creators. */
export function DropFile({ onChoose, problem }: DropFileProps) {
  const [ownProblem, setOwnProblem] = useState<string>()
  const shown = ownProblem ?? problem
  const choose = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const found = file.size > maxImportBytes ? texts.tooLarge : file.size === 0 ? texts.empty : undefined
    setOwnProblem(found)
    if (found === undefined) onChoose(file)
  }
  return (
    <div className={classes.part}>
      <Dropzone
        className={classes.zone}
        role="button"
        accept={offeredTypes}
        multiple={false}
        onDrop={choose}
        onReject={(rejections) => choose(rejections.map(({ file }) => file))}
        // A nested control, reachable only through the zone.
        inputProps={{ 'aria-label': texts.label, style: { display: 'none' } }}
      >
        <IconTableImport size={32} stroke={1.4} aria-hidden />
        <Text fw={500}>{texts.choose}</Text>
        <Text size="sm" c="dimmed">
          {texts.limit}
        </Text>
      </Dropzone>
      {shown !== undefined && (
        <Alert color="red" role="alert">
          {shown}
        </Alert>
      )}
    </div>
  )
}
