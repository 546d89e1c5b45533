import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { showMergeFields, showMergeFieldsInHtml, storeMergeFieldsInHtml } from '../shown-merge-fields.ts'
import { editorTexts } from './editor-texts.ts'
import { MailToolbar } from './editor-toolbar.tsx'
import classes from './mail-editor.module.css'
import { mailExtensions } from './mail-extensions.ts'

/** "pasted text inserted as plain text": ignores other formats in the clipboard. */
function pastePlainText(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (text !== '') view.pasteText(showMergeFields(text))
  return true
}

interface MailEditorProps {
  label: string
  /** HTML with merge fields as they are stored; '' if the editor is empty. */
  value: string
  onChange: (html: string) => void
  isDisabled?: boolean
}

/** Rich text editor for mails. */
export function MailEditor({ label, value, onChange, isDisabled = false }: MailEditorProps) {
  const editor = useEditor({
    extensions: mailExtensions,
    content: showMergeFieldsInHtml(value),
    enablePasteRules: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
      handleDOMEvents: { paste: pastePlainText },
    },
    onUpdate: ({ editor }) => onChange(readHtml(editor)),
  })

  useEffect(() => {
    // Tiptap gives up an editor that is not mounted within a millisecond, and then makes another one.
    if (editor.isDestroyed) return
    // Only for external changes, such as a template: setting text that was just typed would move the cursor.
    if (readHtml(editor) !== value) editor.commands.setContent(showMergeFieldsInHtml(value), { emitUpdate: false })
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
      <MailToolbar editor={editor} />
      <RichTextEditor.Content className={classes.content} />
    </RichTextEditor>
  )
}

function readHtml(editor: Editor): string {
  return editor.isEmpty ? '' : storeMergeFieldsInHtml(editor.getHTML())
}
