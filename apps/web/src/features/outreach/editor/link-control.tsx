import { Button, Group, Popover, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { keepEscape } from '../keep-escape.ts'
import { editorTexts } from './editor-texts.ts'
import { toLinkAddress } from './link-address.ts'

const texts = editorTexts.link

/** Links the selected text, or changes the link at the cursor. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false)
  const isActive = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" position="bottom-start" width={304}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={texts.label}
          title={texts.label}
          active={isActive}
          onClick={() => setOpen(!isOpen)}
        >
          <IconLink size={16} stroke={1.6} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={keepEscape}>
        <LinkForm editor={editor} isLink={isActive} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

interface LinkFormProps {
  editor: Editor
  isLink: boolean
  onDone: () => void
}

function LinkForm({ editor, isLink, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(String(editor.getAttributes('link').href ?? ''))
  const [isRefused, setRefused] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const href = toLinkAddress(typed)
    if (href === undefined) return setRefused(true)
    onDone()
    const chain = editor.chain().focus().extendMarkRange('link')
    const isTextChosen = !editor.state.selection.empty || isLink
    if (isTextChosen) chain.setLink({ href }).run()
    else chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
  }
  const remove = () => {
    onDone()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <form onSubmit={apply} noValidate>
      <TextInput
        label={texts.address}
        placeholder={texts.placeholder}
        data-autofocus
        autoComplete="off"
        value={typed}
        error={isRefused ? texts.invalid : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setRefused(false)
        }}
      />
      <Group justify="flex-end" gap={8} mt={12}>
        {isLink && (
          <Button variant="subtle" size="compact-md" onClick={remove}>
            {texts.remove}
          </Button>
        )}
        <Button type="submit" size="compact-md">
          {texts.apply}
        </Button>
      </Group>
    </form>
  )
}
