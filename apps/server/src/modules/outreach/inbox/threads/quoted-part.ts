/** Lines that begin a quoted mail, as mail programs write them in many languages; the quote may follow without marks. */
const introductions: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|原始邮件|原邮件|원본 메시지|元のメッセージ|исходное сообщение)\s*-{2,}$/i,
  /^_{10,}$/,
  // On …, Ada wrote:
  /^(?:on|am|le|el|em|il|op|den|dnia|в|w dniu|on,?|ad|pada)\s.{4,200}(?:wrote|schrieb|a écrit|écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\(?a?\)?|написал(?:а|\(а\))?|menulis|yazdı)[^:]{0,120}[:：]$/i,
  // Ada <ada@brand.test> wrote:
  /^[^<>]{0,100}<[^<>\s@]+@[^<>\s]+>.{0,40}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał\(?a?\)?|написал(?:а|\(а\))?|menulis|yazdı)[^:]{0,40}[:：]$/i,
  /^.{2,200}(?:写道|寫道|のメール|書きました|작성)\s*[:：]$/,
  /^.{4,200}(?:님이 작성|tarihinde.{0,120}yazdı|viết|เขียนว่า)\s*[:：]?$/i,
]

/** The first line of a copied head of a mail. */
const copiedHead =
  /^\*?(?:from|von|de|da|van|från|fra|od|от|发件人|寄件者|差出人|보낸 사람|보낸사람|kimden|từ)\s*[:：]\*?\s*\S/i
/** A further line of it. */
const copiedHeadLine =
  /^\*?(?:sent|date|to|subject|gesendet|datum|an|betreff|envoyé|objet|à|enviado|asunto|para|assunto|inviato|oggetto|verzonden|onderwerp|skickat|ämne|发送时间|收件人|主题|日期|寄件日期|送信日時|宛先|件名|보낸 날짜|받는 사람|제목|отправлено|кому|тема)\s*[:：]/i

const mostLines = 5_000

/**
 * Splits a mail's text at the quoted mails at its end. Quotes between the writer's own lines stay where they are.
 * @returns the written text, and the quoted part with its introduction; '' if nothing is quoted.
 */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n', mostLines)
  if (lines.length === mostLines) return { text, quoted: '' }
  const start = findStart(lines)
  // A mail that only quotes is shown.
  if (start <= 0) return { text, quoted: '' }
  return { text: lines.slice(0, start).join('\n').trimEnd(), quoted: lines.slice(start).join('\n').trim() }
}

function findStart(lines: readonly string[]): number {
  const introduced = lines.findIndex((line, index) => introduces(lines, line.trim(), index))
  const marked = findMarkedTail(lines)
  const starts = [introduced, marked].filter((index) => index >= 0)
  const start = starts.length === 0 ? -1 : Math.min(...starts)
  return lines.slice(0, Math.max(start, 0)).some((line) => line.trim() !== '') ? start : -1
}

function introduces(lines: readonly string[], line: string, index: number): boolean {
  if (line.startsWith('>')) return false
  const following = lines.slice(index + 1, index + 5).map((next) => next.trim())
  if (copiedHead.test(line)) return following.some((next) => copiedHeadLine.test(next))
  // Some programs break the line before its last word.
  const whole = line.endsWith(':') || line.endsWith('：') ? line : `${line} ${following[0] ?? ''}`
  const isIntroduction = introductions.some((pattern) => pattern.test(line) || pattern.test(whole))
  return isIntroduction && !goesOnBelow(lines.slice(index + 1))
}

/** Whether the writer goes on below marked quotes: then they are answered part by part. */
function goesOnBelow(lines: readonly string[]): boolean {
  const isMarked = (line: string) => line.trimStart().startsWith('>')
  const last = lines.findLastIndex(isMarked)
  if (last < 0) return false
  return lines.slice(last + 1).filter((line) => line.trim() !== '').length > 0
}

/** The line where the marked quote at the end begins; -1 if there is none. */
function findMarkedTail(lines: readonly string[]): number {
  let start = -1
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = (lines[index] ?? '').trim()
    if (line.startsWith('>')) start = index
    else if (line !== '') break
  }
  return start
}
