import { expect, test } from 'vitest'
import { checkSignature } from './file-signature.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const ole = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'
const wideName = Buffer.from('EncryptedPackage', 'utf16le').toString('latin1')

test.each([
  ['a PDF', '%PDF-1.4 and so on', 'pdf'],
  ['a PDF after a byte order mark and an empty line', '\xEF\xBB\xBF\n%PDF-1.4', 'pdf'],
  ['a DOCX', 'PK\x03\x04 and so on', 'docx'],
] as const)('%s begins with the signature of its type', (_what, content, type) => {
  expect(() => checkSignature(bytes(content), type)).not.toThrow()
})

test.each([
  ['nothing', '', 'pdf', 'broken', 'not a PDF'],
  ['nothing', '', 'docx', 'broken', 'not a DOCX'],
  ['a page of HTML', '<!doctype html>', 'pdf', 'broken', 'not a PDF'],
  ['a picture', '\x89PNG\r\n\x1A\n', 'docx', 'broken', 'not a DOCX'],
  ['a PDF after two kilobytes of something else', `${' '.repeat(2000)}%PDF-1.4`, 'pdf', 'broken', 'not a PDF'],
  ['a DOCX', 'PK\x03\x04', 'pdf', 'broken', 'looks like a DOCX'],
  ['a PDF', '%PDF-1.4', 'docx', 'broken', 'is a PDF'],
  ['a document of Word 97', `${ole} WordDocument`, 'docx', 'broken', 'Word 97'],
  ['a DOCX with a password', `${ole} ${wideName}`, 'docx', 'encrypted', 'password'],
] as const)('%s given as %s (%s) is refused', (_what, content, type, problem, message) => {
  expect(() => checkSignature(bytes(content), type)).toThrow(
    expect.objectContaining({ problem, message: expect.stringContaining(message) }),
  )
})
