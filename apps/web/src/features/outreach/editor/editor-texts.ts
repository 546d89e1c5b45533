import { text } from '../../../lib/language/text.ts'

/** Texts of the mail editor. */
export const editorTexts = {
  toolbar: text('Formatting'),
  font: text('Font'),
  defaultFont: text('Default font'),
  fontSize: text('Font size'),
  sizes: { small: text('Small'), normal: text('Normal'), large: text('Large'), extraLarge: text('Extra Large') },
  /** Labels of the toolbar's buttons, by the editor's own names. */
  controls: {
    boldControlLabel: text('Bold'),
    italicControlLabel: text('Italic'),
    underlineControlLabel: text('Underline'),
    bulletListControlLabel: text('Bullet list'),
    orderedListControlLabel: text('Ordered list'),
    undoControlLabel: text('Undo'),
    redoControlLabel: text('Redo'),
  },
  link: {
    label: text('Link'),
    address: text('Address of the link'),
    placeholder: 'https://example.com',
    invalid: text('Enter an address of the web, an e-mail address or {field}', { field: '{{url}}' }),
    apply: text('Set link'),
    remove: text('Remove link'),
  },
  mergeField: {
    label: text('Insert a merge field'),
    short: text('Merge field'),
    hint: text('Each creator gets their own value.'),
    fallback: text('Where it is not known, write'),
    fallbackHint: text('Left empty, creators without it get no mail.'),
    item: (label: string, example: string) => text('{label}, for example {example}', { label, example }),
  },
} as const
