import type { SheetColumn } from './sheet-cell.ts'

// The fixed parts of a workbook with one sheet (ECMA-376, Office Open XML).

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes of the styles below. */
export const styles = {
  plain: 0,
  header: 1,
  /** Text that stays text when the cell is edited. */
  quoted: 2,
} as const

/** By path in the archive; the sheet is added separately. */
export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaging}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>
</Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaging}/relationships">
<Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}/relationships">
<sheets><sheet name="Creators" sheetId="1" r:id="rId1"/></sheets>
</workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaging}/relationships">
<Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${office}/relationships/styles" Target="styles.xml"/>
</Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}">
<fonts count="2">
<font><sz val="11"/><name val="Calibri"/></font>
<font><b/><sz val="11"/><name val="Calibri"/></font>
</fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>
</cellXfs>
</styleSheet>`,
}

export const sheetPath = 'xl/worksheets/sheet1.xml'

/** The beginning of the sheet, with a frozen first row and column widths. */
export function openSheet(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${declaration}<worksheet xmlns="${main}">
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join('')}</cols>
<sheetData>`
}

export const closeSheet = '</sheetData></worksheet>'
