import type { ModelUsage } from '@troupe/contract/brand-analysis'
import { queryMaxLength } from '@troupe/contract/discovery'
import { formatExact } from '../../../lib/format/numbers.ts'

const describeCost = ({ cost_usd }: ModelUsage) => (cost_usd === null ? '' : `, $${cost_usd.toFixed(4)}`)

/** Texts of the brand analysis dialog, except those of the contract. */
export const dialogTexts = {
  title: 'AI Brand Analysis',
  close: 'Close',
  tabs: { label: 'What to analyze', text: 'Text description', file: 'File upload' },
  text: {
    label: 'Brand description',
    hint: 'What you offer, to whom, and what makes it different. A few sentences are enough.',
    placeholder: 'We bake gluten-free bread for families who want to eat well without giving anything up…',
  },
  file: {
    label: 'Brand document',
    hint: 'A brief, a deck or a product sheet. Each keyword will show where it stands in it.',
    choose: 'Drop a PDF or DOCX file here, or choose one',
    limit: 'Up to 10 MB',
    replace: 'Drop another file here, or choose one, to replace this one:',
    remove: 'Remove',
    empty: 'This file is empty. Please select another one.',
    size: (bytes: number) =>
      bytes < 1_000_000 ? `${formatExact(Math.ceil(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  },
  analyze: 'Analyze',
  analyzing: 'Analyzing your brand…',
  stop: 'Cancel',
  failed: 'Failed to analyze brand',
  fileFailed: 'Failed to analyze brand from file',
  result: {
    intro: 'What describes your brand. Keep what fits.',
    keywords: 'Keywords',
    categories: 'Content categories',
    chosen: (count: number, offered: number) => `${count} of ${offered} chosen`,
    selectAll: 'Select all',
    selectNone: 'Select none',
    /** The group of a button, for screen readers. */
    ofGroup: (action: string, group: string) => `${action}: ${group}`,
    noKeywords: 'No keywords were found in it.',
    noCategories: 'None of the categories fits it.',
    page: (page: number) => `Page ${page}`,
    tooLong: (length: number) =>
      `The chosen keywords have ${length} characters, and a search takes ${queryMaxLength}. Please leave some out.`,
    builtIn: 'Analyzed by the built-in analyser.',
    model: (usage: ModelUsage) =>
      `Analyzed by ${usage.model} (${formatExact(usage.input_tokens + usage.output_tokens)} tokens${describeCost(usage)}).`,
    apply: 'Apply Selection',
    back: 'Back',
  },
} as const
