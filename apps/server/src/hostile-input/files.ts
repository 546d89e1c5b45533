import { buildDocx, buildPdf, buildPdfOfObjects, writeParagraph } from '../testing/wire/documents.ts'

interface HostileFile {
  readonly name: string
  readonly type: 'pdf' | 'docx'
  /** Base64, as sent. */
  readonly content: string
  readonly answers: readonly number[]
}

const bad = [400, 413, 422]
const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64')
const goodPdf = buildPdf([[{ text: 'Organic tea for offices', x: 72, y: 700, size: 12 }]])
const goodDocx = buildDocx(writeParagraph('Organic tea for offices'))
const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join(
  '',
)

/** The EICAR test file, which virus scanners recognize; in two parts, so that no scanner reports this source file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/** A DOCX whose document begins with its own document type declaration. */
function buildDocxWith(documentType: string, text: string): string {
  const xml = `<?xml version="1.0"?>${documentType}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`
  return base64(buildDocx('', { 'word/document.xml': Buffer.from(xml) }))
}

/**
 * F-1 to F-9: content that is no supported file, or only claims to be one. Files that only cost time and memory are in
 * `testing/bombs.ts`.
 */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'F-1 nothing', type: 'pdf', content: '', answers: bad },
  { name: 'F-1 a byte more than 10 MiB', type: 'pdf', content: base64(Buffer.alloc(10 * 1024 ** 2 + 1)), answers: bad },
  { name: 'F-2 line breaks', type: 'pdf', content: base64(goodPdf).replace(/(.{76})/g, '$1\n'), answers: bad },
  { name: 'F-2 the alphabet of URLs', type: 'pdf', content: `${base64(goodPdf).slice(0, -4)}-_-_`, answers: [200] },
  { name: 'F-2 wrong padding', type: 'pdf', content: `${base64(goodPdf)}=`, answers: bad },
  { name: 'F-2 a prefix', type: 'pdf', content: `data:application/pdf;base64,${base64(goodPdf)}`, answers: bad },
  {
    name: 'F-2 one sign of another alphabet',
    type: 'pdf',
    content: `${base64(goodPdf).slice(0, -4)}!AAA`,
    answers: bad,
  },
  { name: 'F-3 a picture as a PDF', type: 'pdf', content: base64('\x89PNG\r\n\x1a\n'.repeat(50)), answers: bad },
  { name: 'F-3 a page as a PDF', type: 'pdf', content: base64('<html><script>alert(1)</script></html>'), answers: bad },
  { name: 'F-3 a program as a DOCX', type: 'docx', content: base64(`MZ${'\0'.repeat(200)}`), answers: bad },
  { name: 'F-3 a PDF as a DOCX', type: 'docx', content: base64(goodPdf), answers: bad },
  {
    name: 'F-3 a PDF that begins late',
    type: 'pdf',
    content: base64(Buffer.concat([Buffer.alloc(2000, 0x20), goodPdf])),
    answers: bad,
  },
  {
    name: 'F-4 half an archive',
    type: 'docx',
    content: base64(goodDocx.subarray(0, goodDocx.length / 2)),
    answers: bad,
  },
  {
    name: 'F-5 entries that lead out of the archive',
    type: 'docx',
    content: base64(buildDocx(writeParagraph('Organic tea'), { '../../../tmp/troupe-was-here': Buffer.from('x') })),
    answers: [200, 422],
  },
  {
    name: 'F-6 a file of this machine as an entity',
    type: 'docx',
    content: buildDocxWith('<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/hostname">]>', '&x;'),
    answers: bad,
  },
  {
    name: 'F-6 a billion laughs',
    type: 'docx',
    content: buildDocxWith(`<!DOCTYPE w:document [<!ENTITY e0 "ha">${entities}]>`, '&e9;'),
    answers: bad,
  },
  {
    name: 'F-7 pages that lead round',
    type: 'pdf',
    content: base64(
      buildPdfOfObjects([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[2 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R>>',
      ]),
    ),
    answers: bad,
  },
  { name: 'F-7 the head alone', type: 'pdf', content: base64('%PDF-1.7\n'), answers: bad },
  {
    name: 'F-9 EICAR, as a harmless text of a DOCX',
    type: 'docx',
    content: base64(buildDocx(writeParagraph(eicar))),
    answers: [200, 422],
  },
]

/** F-8, 5.3.2: file names, which are shown and never used as a path. */
export const hostileFileNames: readonly string[] = [
  'a"\r\nX-Injected: 1.pdf',
  'fdp.exe\u202e',
  '../../../tmp/troupe-was-here.pdf',
  '/etc/passwd',
  'CON',
  '..',
  'a\u0000.pdf',
  '$(touch /tmp/troupe-was-here).pdf',
]
