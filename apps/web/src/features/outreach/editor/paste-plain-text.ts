import type { EditorView } from '@tiptap/pm/view'

/** "pasted text inserted as plain text": whatever else the clipboard holds is left there. */
export function pastePlainText(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (text !== '') view.pasteText(text)
  return true
}
