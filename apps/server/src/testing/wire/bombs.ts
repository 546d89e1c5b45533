import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { buildDocx, buildPdfOfObjects, buildPdfOfPages, buildPdfStream, writeParagraph } from './documents.ts'

const mebibyte = 1024 ** 2

/** Small files made to cost a reader much time or memory. */
export const bombs = {
  /** A page tree that takes a parser 45 seconds to traverse. */
  pdfOfManyPages: () =>
    buildPdfOfObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${'3 0 R '.repeat(20_000)}]/Count 20000>>`,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    ]),
  /** One page with 130 million letters. */
  pdfOfMuchText: () => buildPdfOfPages([buildDeflatedStream('BT /F1 1 Tf (Aaa) Tj ET\n', 1000 * mebibyte)]),
  /** One page of 400 MB of blanks, which must be decompressed before the first text. */
  pdfOfBlanks: () => buildPdfOfPages([buildDeflatedStream(' ', 400 * mebibyte)]),
  /** One page with ten million lines to draw. */
  pdfOfLines: () => buildPdfOfPages([buildDeflatedStream('0 0 m 1 1 l S\n', 150 * mebibyte)]),
  docxOfOneLetter: () => buildDocx(writeParagraph('A'.repeat(20 * mebibyte))),
  /** Compresses no better than usual, but parsing its 200,000 paragraphs fills the memory. */
  docxOfParagraphs: () =>
    buildDocx(
      Array.from({ length: 200_000 }, (_, index) => writeParagraph(`${(index * 7919) % 104_729} tea`)).join(''),
    ),
  docxOfDeepNesting: () => buildDocx(`${'<w:p>'.repeat(100_000)}Text${'</w:p>'.repeat(100_000)}`),
  docxOfDeepTables: () =>
    buildDocx(
      `${Array.from({ length: 3000 }, (_, index) => `<w:tbl><w:tr><w:tc>${writeParagraph(String(index * 7919))}`).join('')}${'</w:tc></w:tr></w:tbl>'.repeat(3000)}`,
    ),
  docxOfManyEntries: () =>
    buildDocx('', Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index}.xml`, strToU8('<a/>')]))),
} as const

/** Compresses `size` bytes of a repeated text, without ever holding more than a mebibyte of it. */
function buildDeflatedStream(text: string, size: number): Buffer {
  const block = Buffer.from(text.repeat(Math.floor(mebibyte / text.length)))
  const header = deflateSync('').subarray(0, 2)
  // Blocks that end with a full flush refer to nothing before them, so they can be concatenated any number of times.
  const packed = deflateRawSync(block, { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array.from({ length: Math.ceil(size / block.length) }, () => packed)
  return buildPdfStream(Buffer.concat([header, ...blocks, deflateRawSync('')]), '/Filter/FlateDecode')
}
