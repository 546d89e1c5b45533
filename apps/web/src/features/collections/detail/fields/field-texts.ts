import type { ColumnType } from '@troupe/contract/collection-members/columns'
import { text } from '../../../../lib/language/text.ts'

/** Texts about own columns of a collection. */
export const fieldTexts = {
  valueOf: (column: string, name: string) => text('{column} of {name}', { column, name }),
  noValue: text('None'),
  failed: text('Failed to save the value'),
  wrong: {
    number: (column: string) => text('“{column}” holds numbers, such as 250 or 12.5', { column }),
    date: (column: string) => text('“{column}” holds dates', { column }),
  },
  showAll: (count: number) => text('{count, plural, one {# column} other {All # columns}}', { count }),
  showAllOf: (name: string, count: number) =>
    text('{count, plural, one {# column} other {All # columns}} of {name}', { name, count }),
  detailsTitle: (name: string) => text('Columns of {name}', { name }),
  detailsHint: text('Changes are saved as you make them.'),
  columns: {
    open: text('Columns'),
    title: text('Columns of this collection'),
    lead: (onCard: number) =>
      text(
        'Note a fee, a date or a stage for each creator. The first {count, number} are shown on the cards; all are in the export.',
        { count: onCard },
      ),
    none: text('No columns yet.'),
    label: text('Columns'),
    nameOf: (name: string) => text('Name of the column {name}', { name }),
    choicesOf: (name: string) => text('Choices of {name}', { name }),
    choicesHint: text('Type a choice and press Enter.'),
    up: (name: string) => text('Move {name} up', { name }),
    down: (name: string) => text('Move {name} down', { name }),
    delete: (name: string) => text('Delete {name}', { name }),
    failed: text('Failed to save the column'),
    deletion: {
      title: text('Delete column'),
      question: (name: string) =>
        text('Delete the column “{name}” and its values for all creators? This action cannot be undone.', { name }),
      confirm: text('Delete'),
      failed: text('Failed to delete the column'),
    },
    add: {
      title: text('Add a column'),
      name: text('Name'),
      type: text('Type'),
      choices: text('Choices'),
      submit: text('Add column'),
      full: (max: number) => text('A collection can have {max} columns.', { max }),
      failed: text('Failed to add the column'),
    },
    types: {
      text: text('Text'),
      number: text('Number'),
      date: text('Date'),
      choice: text('Choice'),
    } satisfies Record<ColumnType, string>,
  },
} as const
