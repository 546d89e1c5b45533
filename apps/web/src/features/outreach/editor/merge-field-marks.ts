import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findUnknownFields, parseMergeTemplate } from '@troupe/contract/merge-fields'
import classes from './mail-editor.module.css'

/** Sets merge fields apart while they are written, and those that are none as errors. The text stays as it is. */
export const MergeFieldMarks = Extension.create({
  name: 'mergeFieldMarks',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => markFields(doc) } })],
})

function markFields(doc: Node): DecorationSet {
  const marks: Decoration[] = []
  doc.descendants((node, position) => {
    for (const match of (node.text ?? '').matchAll(/\{\{[^{}]*\}\}/g)) {
      const className = chooseClass(match[0])
      const start = position + match.index
      if (className) marks.push(Decoration.inline(start, start + match[0].length, { class: className }))
    }
  })
  return DecorationSet.create(doc, marks)
}

function chooseClass(text: string): string | undefined {
  if (findUnknownFields(text).length > 0) return classes.unknownField
  return parseMergeTemplate(text).some((part) => typeof part !== 'string') ? classes.field : undefined
}
