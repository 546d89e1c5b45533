import { ActionIcon, Text, Textarea } from '@mantine/core'
import { IconPaperclip, IconSend2 } from '@tabler/icons-react'
import { normalizeText } from '@troupe/contract/base/text'
import { brandTextMaxLength } from '@troupe/contract/brand-analysis'
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { isEnter } from '../../../../lib/is-enter.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import classes from './composer.module.css'

const texts = assistantTexts.composer
const acceptedFiles = '.pdf,.docx'

interface ComposerProps {
  textareaRef: RefObject<HTMLTextAreaElement | null>
  fileInputRef: RefObject<HTMLInputElement | null>
  isBusy: boolean
  /** Whether a file is held over the chat. */
  isFileOver: boolean
  onSend: (text: string) => void
  onUpload: (file: File) => void
}

/** Input for messages and documents. */
export function Composer({ textareaRef, fileInputRef, isBusy, isFileOver, onSend, onUpload }: ComposerProps) {
  const [draft, setDraft] = useState('')
  const text = normalizeText(draft)
  const problem = text.length > brandTextMaxLength ? texts.tooLong(text.length, brandTextMaxLength) : null
  useReturnFocus(textareaRef, isBusy)

  const send = () => {
    if (isBusy || text === '' || problem !== null) return
    onSend(text)
    setDraft('')
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const chooseFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Allows choosing the same file again.
    currentTarget.value = ''
    if (file) onUpload(file)
  }
  return (
    <form
      className={classes.root}
      data-file-over={isFileOver || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={classes.field}>
        <Textarea
          ref={textareaRef}
          className={classes.text}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          rows={3}
          dir="auto"
          enterKeyHint="send"
          value={draft}
          error={problem}
          disabled={isBusy}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <div className={classes.buttons}>
          <input
            ref={fileInputRef}
            type="file"
            accept={acceptedFiles}
            aria-label={texts.file}
            hidden
            disabled={isBusy}
            onChange={chooseFile}
          />
          <ActionIcon
            variant="default"
            size={40}
            aria-label={texts.attach}
            title={texts.attach}
            disabled={isBusy}
            onClick={() => fileInputRef.current?.click()}
          >
            <IconPaperclip size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            type="submit"
            size={40}
            aria-label={texts.send}
            title={texts.send}
            disabled={isBusy || text === '' || problem !== null}
          >
            <IconSend2 size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Text size="xs" c="dimmed" className={classes.hint}>
        {texts.hint}
      </Text>
    </form>
  )
}

/** Returns the focus to the field, which loses it while disabled, unless the user has moved it elsewhere. */
function useReturnFocus(textareaRef: RefObject<HTMLTextAreaElement | null>, isBusy: boolean): void {
  const [wasBusy, setWasBusy] = useState(isBusy)
  useEffect(() => {
    if (wasBusy && !isBusy && document.activeElement === document.body) {
      textareaRef.current?.focus({ preventScroll: true })
    }
    setWasBusy(isBusy)
  }, [textareaRef, isBusy, wasBusy])
}
