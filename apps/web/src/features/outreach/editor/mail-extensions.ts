import { FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { MergeFieldMarks } from './merge-field-marks.ts'

/** What a mail can be made of: what the server keeps of it, and the toolbar offers. */
export const mailExtensions = [
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
  MergeFieldMarks,
]
