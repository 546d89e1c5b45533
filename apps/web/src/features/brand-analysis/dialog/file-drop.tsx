import { Button, Text, VisuallyHidden } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { IconFileText, IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './brand-analysis-dialog.module.css'
import { dialogTexts } from './dialog-texts.ts'

const texts = dialogTexts.file

/** Types offered by the file chooser; dropped files are checked by the caller. */
const offeredTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
}

interface FileDropProps {
  file: File | null
  /** Called with any dropped or chosen file of any type; null removes the current one. */
  onChoose: (file: File | null) => void
  isDisabled: boolean
  /** Id of the element with the problem of the file. */
  problemId?: string
}

/** Zone for dropping or choosing a file. Only the first of several files is used. */
export function FileDrop({ file, onChoose, isDisabled, problemId }: FileDropProps) {
  // On the element around the zone, since the zone needs its own ref to open the file chooser.
  const root = useRef<HTMLDivElement>(null)
  const choose = (files: readonly File[]) => {
    const [first] = files
    if (first) onChoose(first)
  }
  return (
    <div ref={root} className={classes.dropParts}>
      <Dropzone
        className={classes.zone}
        role="button"
        aria-describedby={problemId}
        aria-disabled={isDisabled}
        accept={offeredTypes}
        multiple={false}
        disabled={isDisabled}
        onDrop={choose}
        onReject={(rejections) => choose(rejections.map((rejection) => rejection.file))}
        // A nested control, reachable only through the zone.
        inputProps={{ 'aria-label': dialogTexts.file.label, style: { display: 'none' } }}
      >
        {file ? <ChosenFile file={file} /> : <Invitation />}
      </Dropzone>
      {file && (
        <Button
          className={classes.remove}
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={isDisabled}
          onClick={() => {
            onChoose(null)
            // The button disappears, so the focus moves to the zone.
            root.current?.querySelector<HTMLElement>('[role="button"]')?.focus()
          }}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}

function Invitation() {
  return (
    <>
      <IconFileUpload size={32} stroke={1.4} aria-hidden />
      <Text fw={500}>{texts.choose}</Text>
      <Text size="sm" c="dimmed">
        {texts.limit}
      </Text>
    </>
  )
}

function ChosenFile({ file }: { file: File }) {
  return (
    <>
      <VisuallyHidden>{texts.replace}</VisuallyHidden>
      <IconFileText size={32} stroke={1.4} aria-hidden />
      <Text fw={500} className={classes.fileName} dir="auto">
        {file.name}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.size(file.size)}
      </Text>
    </>
  )
}
