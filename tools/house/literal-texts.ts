import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser'
import { isProduct, type SourceFile } from './source-tree.ts'

/** Attributes and properties that people read or hear. */
const read =
  /^(label|title|subtitle|placeholder|alt|description|error|message|legend|caption|hint|tooltip|nothingFoundMessage|\w+(Label|Title|Text|Message|Placeholder)|aria-(label|description|roledescription|valuetext|placeholder))$/
/** Calls whose arguments are translated, or read by developers only. */
const makers = new Set(['text', 'textAs', 'translate', 'Error'])
const word = /\p{L}/u
/** Two words; a value of a template, which stands as `…`, counts as one. */
const words = /(\p{L}[\p{L}’']*|…)[.,:;!?…)”"]*\s+[(“"]*\p{L}{2}|\p{L}{2}[,:]?\s+[(“"]*…/u
/** In a file of texts a single word that begins with a capital is one too. */
const wordsOrName = new RegExp(`${words.source}|^\\p{Lu}\\p{Ll}+[.!?…]*$`, 'u')
/** Names and words of code, which stay as they are in every language. */
const names = new Set([
  ...['Troupe', 'Gmail', 'Outlook', 'Backen', '… KB', '… MB'],
  ...['Arial', 'Georgia', 'Verdana', 'Times New Roman', 'Courier New'],
  ...['noopener noreferrer', 'xMidYMid slice'],
])
/** The same by pattern: addresses, styles, commands, and samples in other scripts. */
const sample =
  /^(https?:|mailto:|curl |npm |\w+="|[\w.+-]+@)|[{}]|\d(px|vw)|serif$|monospace$|[^\P{L}\p{Script=Latin}]/u

interface Found {
  readonly at: number
  readonly literal: string
}

/** Texts for people that stand in the web application's source outside `text()`, where no translation finds them. */
export function findLiteralTexts(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const isShown = /^apps\/web\/src\/.*(\.tsx|-texts\.ts)$/.test(path) && isProduct(path)
    return (isShown ? findInSource(path, text) : []).map(({ at, literal }) => {
      const line = text.slice(0, at + literal.search(/\S/)).split('\n').length
      return `${path}:${line} shows "${literal.trim()}" in every language: make it by text('...') in the folder's texts file.`
    })
  })
}

function findInSource(path: string, source: string): Found[] {
  const found = new Map<number, Found>()
  const keys = new Set<number>()
  let depth = 0
  const note = (strings: readonly Found[], isText: RegExp) => {
    for (const each of strings) {
      const isSample = names.has(each.literal.trim()) || sample.test(each.literal)
      if (depth === 0 && !keys.has(each.at) && isText.test(each.literal) && !isSample) found.set(each.at, each)
    }
  }
  const noteShort = (strings: readonly Found[]) => note(strings, word)
  const anywhere = path.endsWith('.tsx') ? words : wordsOrName
  new Visitor({
    CallExpression: ({ callee }) => {
      if (isMaker(callee)) depth++
    },
    'CallExpression:exit': ({ callee }) => {
      if (isMaker(callee)) depth--
    },
    NewExpression: ({ callee }) => {
      if (isMaker(callee)) depth++
    },
    'NewExpression:exit': ({ callee }) => {
      if (isMaker(callee)) depth--
    },
    Literal: (node) => note(listStrings(node), anywhere),
    TemplateLiteral: (node) => note(listStrings(node), anywhere),
    JSXText: ({ start, value }) => noteShort([{ at: start, literal: value.replace(/&#?\w+;/g, ' ') }]),
    JSXElement: ({ children }) => {
      for (const child of children) noteShort(listStrings(child))
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && read.test(name.name)) noteShort(listStrings(value))
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && /^(key|id)$/.test(key.name)) keys.add(value.start)
      if (path.endsWith('.tsx') && key.type === 'Identifier' && read.test(key.name)) noteShort(listStrings(value))
    },
  }).visit(parseSync(path, source).program)
  return [...found.values()].sort((a, b) => a.at - b.at)
}

const isMaker = (callee: Expression) => callee.type === 'Identifier' && makers.has(callee.name)

/** The strings that an expression can be: those of both branches, of both sides, and templates with `…` for values. */
function listStrings(node: Node | null | undefined): Found[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ at: node.start, literal: node.value }] : []
    case 'TemplateLiteral':
      return [{ at: node.start, literal: node.quasis.map(({ value }) => value.cooked ?? '').join('…') }]
    case 'JSXExpressionContainer':
      return listStrings(node.expression)
    case 'ConditionalExpression':
      return [...listStrings(node.consequent), ...listStrings(node.alternate)]
    case 'LogicalExpression':
      return listStrings(node.right)
    case 'BinaryExpression':
      return [...listStrings(node.left), ...listStrings(node.right)]
    default:
      return []
  }
}
