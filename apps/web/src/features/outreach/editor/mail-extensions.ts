import { Extension, InputRule } from '@tiptap/core'
import { FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { findUnknownFields, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { showMergeFields, storeMergeFields } from '../shown-merge-fields.ts'
import classes from './mail-editor.module.css'

/** Highlights merge fields, and marks unknown ones as errors. A field typed by its stored name gets its label. */
const MergeFieldMarks = Extension.create({
  name: 'mergeFieldMarks',
  addInputRules: () => [
    new InputRule({
      find: /\{\{[^{}]*\}\}$/,
      handler({ state, range, match: [typed] }) {
        const shown = showMergeFields(typed)
        if (shown !== typed) state.tr.insertText(shown, range.from, range.to)
      },
    }),
  ],
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => markFields(doc) } })],
})

function markFields(doc: Node): DecorationSet {
  const marks: Decoration[] = []
  doc.descendants((node, position) => {
    for (const match of (node.text ?? '').matchAll(/\{\{[^{}]*\}\}|\[[^[\]]*\]/g)) {
      const className = chooseClass(match[0])
      const start = position + match.index
      if (className) marks.push(Decoration.inline(start, start + match[0].length, { class: className }))
    }
  })
  return DecorationSet.create(doc, marks)
}

function chooseClass(text: string): string | undefined {
  if (findUnknownFields(text).length > 0) return classes.unknownField
  return parseMergeTemplate(storeMergeFields(text)).some((part) => typeof part !== 'string') ? classes.field : undefined
}

/** Extensions for the formatting that the toolbar offers and the server permits. */
export const plainExtensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null } },
  }),
  TextStyle,
  FontFamily,
  FontSize,
]

/** The same, and merge fields. */
export const mailExtensions = [...plainExtensions, MergeFieldMarks]
