import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for others. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const length = 8

/** Creates a code that fits into the shortest descriptions and that no description contains by chance. */
export function createProofCode(): string {
  return `troupe-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

/** Whether a description has the code, in any letter case and with the hyphens that keyboards make of one. */
export function hasProofCode(description: string, code: string): boolean {
  const folded = description
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
  return folded.includes(code)
}
