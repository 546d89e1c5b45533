import { strToU8, type Zippable, zipSync } from 'fflate'

/** A text in Helvetica on a PDF page. An A4 page is 595 wide and 842 high, and `y` grows upwards. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** Builds a PDF with these pages. An `image` of any bytes makes it as large as scans and brand books are. */
export function buildPdf(pages: readonly (readonly PdfText[])[], image?: Uint8Array): Buffer {
  const contents = pages.map((texts) => buildPdfStream(texts.map(writeText).join('\n')))
  return buildPdfOfPages(contents, image)
}

/** Builds a PDF with a page for each content stream from `buildPdfStream`. */
export function buildPdfOfPages(contents: readonly (string | Buffer)[], image?: Uint8Array): Buffer {
  const firstPage = image ? 5 : 4
  const numbers = contents.map((_, index) => firstPage + 2 * index)
  const resources = `/Resources<</Font<</F1 3 0 R>>${image ? '/XObject<</Im1 4 0 R>>' : ''}>>`
  return buildPdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${numbers.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...(image ? [buildPdfStream(image, '/Type/XObject/Subtype/Image/Width 1/Height 1')] : []),
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${(numbers[index] ?? 0) + 1} 0 R>>`,
      content,
    ]),
  ])
}

export function buildPdfStream(data: string | Uint8Array, dictionary = ''): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
  const start = `<<${dictionary}/Length ${bytes.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(start), bytes, Buffer.from('\nendstream')])
}

/** Builds a PDF of these objects, numbered from 1; the first is its catalog. */
export function buildPdfOfObjects(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`),
    Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`),
  )
  return Buffer.concat(parts)
}

function writeText({ text, x, y, size = 11 }: PdfText): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'

/** Builds a DOCX with this XML as its body, and additional files beside it. */
export function buildDocx(body: string, files: Zippable = {}): Buffer {
  const document = `<?xml version="1.0"?><w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${packageNamespace}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationshipType}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(document),
      'word/styles.xml': strToU8(
        `<w:styles xmlns:w="${wordNamespace}"><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
      ...files,
    }),
  )
}

/** Builds a paragraph of a DOCX; `H1` is the style of its headings. */
export function writeParagraph(text: string, style?: 'H1'): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function writeTable(rows: readonly (readonly string[])[]): string {
  const writeRow = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${writeParagraph(cell)}</w:tc>`).join('')}</w:tr>`
  return `<w:tbl>${rows.map(writeRow).join('')}</w:tbl>`
}
