import { editorTexts as texts } from './editor-texts.ts'

interface Choice {
  readonly label: string
  /** As CSS; '' is what the reader's mail program uses. */
  readonly value: string
}

export const fontSizes: readonly Choice[] = [
  { label: texts.sizes.small, value: '13px' },
  { label: texts.sizes.normal, value: '' },
  { label: texts.sizes.large, value: '18px' },
  { label: texts.sizes.extraLarge, value: '24px' },
]

/** Each with a family that every system has, for readers without the font. */
export const fonts: readonly Choice[] = [
  { label: texts.defaultFont, value: '' },
  { label: 'Arial', value: 'Arial, sans-serif' },
  { label: 'Times New Roman', value: '"Times New Roman", serif' },
  { label: 'Courier New', value: '"Courier New", monospace' },
  { label: 'Georgia', value: 'Georgia, serif' },
  { label: 'Verdana', value: 'Verdana, sans-serif' },
]
