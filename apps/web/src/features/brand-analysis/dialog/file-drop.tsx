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
  /** Is told of any file that is dropped or chosen, of whatever kind; null takes the present one away. */
  onChoose: (file: File | null) => void
  isDisabled: boolean
  /** Where it says what is wrong with the file. */
  problemId?: string
}

/** Where a file is dropped, or chosen by a click or a key. Of several, the first counts. */
export function FileDrop({ file, onChoose, isDisabled, problemId }: FileDropProps) {
  // Around the zone: a ref of its own is what the zone opens the chooser by.
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
        // A control within a control: it is reached through the zone alone.
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
            // The button goes away; the focus is not to go with it.
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
