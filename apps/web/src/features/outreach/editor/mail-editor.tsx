import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent } from 'react'
import { showMergeFields, showMergeFieldsInHtml, storeMergeFieldsInHtml } from '../shown-merge-fields.ts'
import { editorTexts } from './editor-texts.ts'
import { MailToolbar } from './editor-toolbar.tsx'
import classes from './mail-editor.module.css'
import { mailExtensions, plainExtensions } from './mail-extensions.ts'

/** "pasted text inserted as plain text": ignores other formats in the clipboard. */
function pastePlainText(view: EditorView, event: ClipboardEvent, show: (text: string) => string): boolean {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (text !== '') view.pasteText(show(text))
  return true
}

/** How texts are shown and stored where merge fields are only text. */
const asIs = (text: string) => text
const plainConversion = { show: asIs, showHtml: asIs, storeHtml: asIs }
const fieldConversion = {
  show: showMergeFields,
  showHtml: showMergeFieldsInHtml,
  storeHtml: storeMergeFieldsInHtml,
}

interface MailEditorProps {
  label: string
  /** HTML with merge fields as they are stored; '' if the editor is empty. */
  value: string
  onChange: (html: string) => void
  isDisabled?: boolean
  /** Whether it is a mail to one person: without merge fields and fonts. */
  isPersonal?: boolean
  /** Whether the focus goes to the end of the text at once. */
  isFocused?: boolean
}

/** Rich text editor for mails. `isPersonal` and `isFocused` are read once. */
export function MailEditor(props: MailEditorProps) {
  const { label, value, onChange, isDisabled = false, isPersonal = false, isFocused = false } = props
  const { show, showHtml, storeHtml } = isPersonal ? plainConversion : fieldConversion
  const readHtml = (of: Editor) => (of.isEmpty ? '' : storeHtml(of.getHTML()))
  const editor = useEditor({
    extensions: isPersonal ? plainExtensions : mailExtensions,
    content: showHtml(value),
    enablePasteRules: false,
    autofocus: isFocused ? 'end' : false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
      handleDOMEvents: { paste: (view, event) => pastePlainText(view, event, show) },
    },
    onUpdate: ({ editor }) => onChange(readHtml(editor)),
  })

  const takeOver = useEffectEvent((html: string) => {
    // Only for external changes, such as a template: setting text that was just typed would move the cursor.
    if (readHtml(editor) !== html) editor.commands.setContent(showHtml(html), { emitUpdate: false })
  })
  useEffect(() => {
    // Tiptap gives up an editor that is not mounted within a millisecond, and then makes another one.
    if (!editor.isDestroyed) takeOver(value)
  }, [editor, value])
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isDisabled, false)
  }, [editor, isDisabled])

  return (
    <RichTextEditor
      editor={editor}
      withCodeHighlightStyles={false}
      labels={editorTexts.controls}
      className={classes.root}
    >
      <MailToolbar editor={editor} isPersonal={isPersonal} />
      <RichTextEditor.Content className={classes.content} />
    </RichTextEditor>
  )
}
