import type { AttachmentState } from '@troupe/contract/mail/thread-mails'

/**
 * Endings of files that programs run, or that hide such files: those that large mail services refuse, and pages, which
 * run scripts when they are opened.
 */
const dangerousEndings = new Set(
  `ade adp apk app appinstaller appx appxbundle asp aspx bas bat cab cdxml chm cmd cnt com command cpl crt csh deb der diagcab
  diagcfg dll dmg docm dotm ear elf ex ex_ exe fon fxp gadget gms grp hlp hpj hta htc htm html img inf ins iqy iso isp its jar jnlp
  js jse jsp ksh lib library-ms lnk mad maf mag mam maq mar mas mat mau mav maw mcf mda mdb mde mdt mdw mdz mht mhtml mjs
  msc msh msh1 msh1xml msh2 msh2xml mshxml msi msix msixbundle msp mst msu nsh ocx ops osd pcd pif pkg pl plg potm ppam ppsm
  pptm prf prg printerexport ps1 ps1xml ps2 ps2xml psc1 psc2 psd1 psdm1 psm1 pssc pst py pyc pyo pyw pyz pyzw reg rpm run scf
  scr sct settingcontent-ms sh shb shs shtml sldm slk svg swf sys theme themepack tmp udl url vb vbe vbp vbs vhd vhdx vsmacros
  vsw vxd webpnp website workflow ws wsc wsf wsh xbap xhtml xht xla xlam xll xlm xlsm xltm xml xnk xsl`.split(/\s+/),
)

const dangerousTypes =
  /^(?:application\/(?:hta|java-archive|javascript|vnd\.microsoft\.portable-executable|x-(?:bat|csh|dosexec|elf|executable|javascript|mach-binary|msdos-program|msdownload|msi|perl|python|sh|shellscript)|xhtml\+xml)|text\/(?:html|javascript|ecmascript|x-(?:perl|python|sh)|vbscript)|image\/svg\+xml)\s*(?:;|$)/i

/** Endings of documents and pictures, in front of which another ending hides what a file is. */
const shownEndings =
  /\.(?:avi|csv|docx?|gif|heic|jpe?g|m4a|mov|mp[34]|odt|pdf|png|pptx?|rtf|txt|wav|webp|xlsx?|zip)\s*\.[\p{L}\p{N}]{1,20}$/iu

/** Marks that turn the order in which a name is shown, so that it ends otherwise than it seems. */
const turningMarks = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u

/** A file as a mail names it. */
interface NamedFile {
  /** As it came, with invisible characters. */
  readonly name: string
  readonly type: string
}

/** Whether opening a file can harm a computer, by its kind or because its name hides its kind. */
export function isDangerousFile({ name, type }: NamedFile): boolean {
  if (dangerousTypes.test(type.trim()) || turningMarks.test(name)) return true
  // Windows drops dots and blanks at the end, and takes what follows a colon for a part of the file.
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\u3164\uffa0]/gu, '')
    .split(':')[0]
    ?.replace(/[.\s]+$/u, '')
  const ending = plain?.split('.').at(-1)?.trim() ?? ''
  if (plain?.includes('.') && dangerousEndings.has(ending)) return true
  return shownEndings.test(plain ?? '') && !/\.(?:gz|zip|pdf|docx|xlsx|pptx|jpe?g|png|asc|p7m|sig)$/.test(plain ?? '')
}

/** Whether the file can be saved from here. */
export function judgeAttachment(file: NamedFile & { readonly is_kept: boolean }): AttachmentState {
  if (isDangerousFile(file)) return 'dangerous'
  return file.is_kept ? 'ready' : 'too_large'
}

const longestName = 150

/** A name for people: one line, without invisible characters and folders; "file" if nothing is left. */
export function toShownName(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]+/gu, '')
    .replace(/^.*[\\/]/su, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (line === '' || /^\.+$/.test(line)) return 'file'
  if (line.length <= longestName) return line
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(line)?.[0] ?? ''
  return `${line.slice(0, longestName - ending.length)}${ending}`.toWellFormed()
}

/**
 * The name as parameters of a Content-Disposition header (RFC 6266): one of ASCII for old programs, and the whole.
 */
export function toDispositionName(name: string): { ascii: string; encoded: string } {
  const shown = toShownName(name).replace(/[<>:"|?*;%]/g, '_')
  const ascii = shown
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(shown).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return { ascii, encoded }
}
