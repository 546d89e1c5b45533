import { say } from '@troupe/contract/messages/message'
import { htmlToText } from 'html-to-text'
import sanitizeHtml from 'sanitize-html'
import { AppError } from '../../../lib/app-error.ts'
import { measureDepth } from './measure-depth.ts'

/** Deeper than any editor nests. Sanitising and text conversion make a call per level. */
const maxDepth = 60

/** Content of a mail as stored: sanitised HTML, and the same as plain text. */
export interface FrozenContent {
  readonly html: string
  readonly text: string
}

const fontSize = /^(?:[1-9]\d?(?:\.\d+)?(?:px|pt|em|rem)|[1-9]\d{1,2}%|x?x?-?(?:small|large)|medium)$/
/**
 * Unambiguous, so that it cannot backtrack: with spaces allowed in two places, a style of 250 characters took minutes.
 */
const fontFamily = /^["']?(?:Arial|Times New Roman|Courier New|Georgia|Verdana)["']?(?:,[\w\s"'-]{1,60}){0,4}$/i
const colour = /^(?:#[0-9a-f]{3,8}|rgb\(\d{1,3},\s*\d{1,3},\s*\d{1,3}\))$/i

/** Allows the editor's markup, and nothing that loads, runs or positions anything. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'p br div span strong b em i u s a ul ol li blockquote h1 h2 h3 hr code pre'.split(' '),
  allowedAttributes: { a: ['href'], '*': ['style'] },
  allowedStyles: {
    '*': {
      'font-size': [fontSize],
      'font-family': [fontFamily],
      color: [colour],
      'text-align': [/^(?:left|right|center|justify)$/],
      'text-decoration': [/^(?:underline|line-through)$/],
      'font-weight': [/^(?:bold|normal|[1-9]00)$/],
      'font-style': [/^(?:italic|normal)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Merge values are escaped in attributes, but one that stands for the scheme could be `javascript:`.
  transformTags: {
    a: (tagName, { href, ...attributes }) => ({
      tagName,
      attribs: href !== undefined && isSafeLink(href) ? { ...attributes, href } : attributes,
    }),
  },
}

const wholeLink = /^\{\{\s*url\s*\}\}$/i

function isSafeLink(href: string): boolean {
  const link = href.trim()
  return !link.includes('{{') || wholeLink.test(link) || /^https?:\/\/[^/{]+\/|^mailto:[^{]+@/i.test(link)
}

/**
 * Converts the editor's HTML to a mail's content, once for all recipients. Merge fields are kept.
 * @throws AppError `invalid_input` when it is nested too deeply.
 */
export function freezeContent(body: string): FrozenContent {
  if (measureDepth(body) > maxDepth) throw new AppError('invalid_input', say('outreach.message_too_deep'))
  const html = sanitizeHtml(joinFields(body), allowed)
  return { html, text: toText(html) }
}

/**
 * Removes tags within merge fields, so that partly formatted fields are recognised. The sanitiser closes tags left
 * open.
 */
function joinFields(html: string): string {
  return html.replace(/\{\{[^{}]{0,500}\}\}/g, (field) => field.replace(/<[^<>]*>/g, ''))
}

function toText(html: string): string {
  return htmlToText(html, {
    wordwrap: false,
    limits: { maxDepth: maxDepth + 1, maxInputLength: 1_000_000 },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
}
