import { NativeSelect } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { editorTexts as texts } from './editor-texts.ts'
import { LinkControl } from './link-control.tsx'
import classes from './mail-editor.module.css'
import { MergeFieldMenu } from './merge-field-menu.tsx'

interface Choice {
  readonly label: string
  /** CSS value; '' for the default of the recipient's mail program. */
  readonly value: string
}

const fontSizes: readonly Choice[] = [
  { label: texts.sizes.small, value: '13px' },
  { label: texts.sizes.normal, value: '' },
  { label: texts.sizes.large, value: '18px' },
  { label: texts.sizes.extraLarge, value: '24px' },
]

/** Each ends in a generic family, for recipients without the font. */
const fonts: readonly Choice[] = [
  { label: texts.defaultFont, value: '' },
  { label: 'Arial', value: 'Arial, sans-serif' },
  { label: 'Times New Roman', value: '"Times New Roman", serif' },
  { label: 'Courier New', value: '"Courier New", monospace' },
  { label: 'Georgia', value: 'Georgia, serif' },
  { label: 'Verdana', value: 'Verdana, sans-serif' },
]

/** Buttons for formatting. The usual keyboard shortcuts work too. */
export function MailToolbar({ editor, isPersonal }: { editor: Editor; isPersonal: boolean }) {
  return (
    <RichTextEditor.Toolbar className={classes.toolbar} role="toolbar" aria-label={texts.toolbar}>
      {!isPersonal && <TextStyleSelects editor={editor} />}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <LinkControl editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      {!isPersonal && (
        <MergeFieldMenu
          size="xs"
          onInsert={(text) => editor.chain().focus().insertContent({ type: 'text', text }).run()}
        />
      )}
    </RichTextEditor.Toolbar>
  )
}

function TextStyleSelects({ editor }: { editor: Editor }) {
  const current = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { fontFamily, fontSize } = editor.getAttributes('textStyle')
      return { font: String(fontFamily ?? ''), size: String(fontSize ?? '') }
    },
  })
  const setFont = (font: string) => {
    const chain = editor.chain().focus()
    return font === '' ? chain.unsetFontFamily().run() : chain.setFontFamily(font).run()
  }
  const setSize = (size: string) => {
    const chain = editor.chain().focus()
    return size === '' ? chain.unsetFontSize().run() : chain.setFontSize(size).run()
  }
  return (
    <>
      <NativeSelect
        size="xs"
        w={132}
        aria-label={texts.font}
        data={[...fonts]}
        value={current.font}
        onChange={(event) => setFont(event.currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        w={104}
        aria-label={texts.fontSize}
        data={[...fontSizes]}
        value={current.size}
        onChange={(event) => setSize(event.currentTarget.value)}
      />
    </>
  )
}
