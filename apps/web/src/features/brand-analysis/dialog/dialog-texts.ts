import type { ModelUsage } from '@troupe/contract/brand-analysis'
import { queryMaxLength } from '@troupe/contract/query-length'
import { activeLocale } from '../../../lib/language/active-language.ts'
import { text } from '../../../lib/language/text.ts'

const costFormat = new Intl.NumberFormat(activeLocale(), {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
  useGrouping: false,
})

function describeModel({ model, input_tokens, output_tokens, cost_usd }: ModelUsage): string {
  const tokens = input_tokens + output_tokens
  if (cost_usd === null) return text('Analyzed by {model} ({tokens, number} tokens).', { model, tokens })
  const cost = costFormat.format(cost_usd)
  return text('Analyzed by {model} ({tokens, number} tokens, {cost}).', { model, tokens, cost })
}

/** Texts of the brand analysis dialog, except those of the contract. */
export const dialogTexts = {
  title: text('AI Brand Analysis'),
  close: text('Close'),
  tabs: { label: text('What to analyze'), text: text('Text description'), file: text('File upload') },
  text: {
    label: text('Brand description'),
    hint: text('What you offer, to whom, and what makes it different. A few sentences are enough.'),
    placeholder: text('We bake gluten-free bread for families who want to eat well without giving anything up…'),
  },
  file: {
    label: text('Brand document'),
    hint: text('A brief, a deck or a product sheet. Each keyword will show where it stands in it.'),
    choose: text('Drop a PDF or DOCX file here, or choose one'),
    limit: text('Up to 10 MB'),
    replace: text('Drop another file here, or choose one, to replace this one:'),
    remove: text('Remove'),
    empty: text('This file is empty. Please select another one.'),
    size: (bytes: number) =>
      bytes < 1_000_000
        ? text('{size, number} KB', { size: Math.ceil(bytes / 1000) })
        : text('{size} MB', { size: (bytes / 1_000_000).toFixed(1) }),
  },
  analyze: text('Analyze'),
  analyzing: text('Analyzing your brand…'),
  stop: text('Cancel'),
  failed: text('Failed to analyze brand'),
  fileFailed: text('Failed to analyze brand from file'),
  /** A failure with its reason. */
  failure: (failure: string, detail: string) => text('{failure}: {detail}', { failure, detail }),
  result: {
    intro: text('What describes your brand. Keep what fits.'),
    keywords: text('Keywords'),
    categories: text('Content categories'),
    chosen: (count: number, offered: number) => text('{count} of {offered} chosen', { count, offered }),
    selectAll: text('Select all'),
    selectNone: text('Select none'),
    /** The group of a button, for screen readers. */
    ofGroup: (action: string, group: string) => text('{action}: {group}', { action, group }),
    noKeywords: text('No keywords were found in it.'),
    noCategories: text('None of the categories fits it.'),
    page: (page: number) => text('Page {page}', { page }),
    tooLong: (length: number) =>
      text('The chosen keywords have {length} characters, and a search takes {limit}. Please leave some out.', {
        length,
        limit: queryMaxLength,
      }),
    builtIn: text('Analyzed by the built-in analyser.'),
    model: describeModel,
    apply: text('Apply Selection'),
    back: text('Back'),
  },
} as const
