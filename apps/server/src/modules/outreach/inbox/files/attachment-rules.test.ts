import { describe, expect, it } from 'vitest'
import { isDangerousFile, toDispositionName, toShownName } from './attachment-rules.ts'

describe('a file that can harm', () => {
  it.each([
    ['run.exe'],
    ['RUN.EXE'],
    ['script.js'],
    ['screen.scr'],
    ['invoice.pdf.exe'],
    ['invoice.pdf.xyz'],
    ['photo\u202egpj.scr'],
    ['photo\u202egnp.txt'],
    ['run.exe.'],
    ['run.exe  '],
    ['run.exe::$DATA'],
    ['run.e\u200bxe'],
    ['run.ｅｘｅ'],
    ['macro.docm'],
    ['page.html'],
    ['link.url'],
    ['disk.iso'],
    ['tea.bin', 'application/x-msdownload'],
    ['tea', 'application/x-sh; charset=utf-8'],
  ])('is recognised: %s', (name, type = 'application/octet-stream') => {
    expect(isDangerousFile({ name, type })).toBe(true)
  })

  it.each([
    ['rates.pdf'],
    ['Rates 2030.final.pdf'],
    ['价格.xlsx'],
    ['photo.jpg'],
    ['photo.jpg.zip'],
    ['media.kit.v2.docx'],
    ['video.mp4'],
    ['invitation.ics', 'text/calendar'],
    ['exe'],
  ])('is not seen in %s', (name, type = 'application/octet-stream') => {
    expect(isDangerousFile({ name, type })).toBe(false)
  })
})

describe('the name of a file', () => {
  it('is one visible line without folders, with its ending', () => {
    expect(toShownName('../..\\secret/ra\u202etes\r\n.pdf')).toBe('rates.pdf')
    expect(toShownName('\u200b')).toBe('file')
    expect(toShownName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{146}\.pdf$/)
  })

  it('starts no header or parameter of its own', () => {
    expect(toDispositionName('a"; filename="b.exe\r\nX: y.pdf')).toEqual({
      ascii: 'a__ filename=_b.exeX_ y.pdf',
      encoded: 'a__%20filename%3D_b.exeX_%20y.pdf',
    })
    expect(toDispositionName("é'(1).pdf")).toEqual({ ascii: "e_'(1).pdf", encoded: '%C3%A9%27%281%29.pdf' })
  })
})
