const length = 200_000

const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Texts of 200,000 characters at which a careless pattern would take minutes, by what they consist of. */
export function listHostileTexts(): Readonly<Record<string, string>> {
  return {
    'one line of letters': fill('a'),
    blanks: fill(' '),
    'line breaks': fill('\r\n'),
    'blanks that nothing follows': `a${fill(' ')}b`,
    digits: fill('1'),
    'dates without an end': fill('1.1.'),
    'figures and dashes': fill('5-'),
    dates: fill('until 5 August 2026 back on 6/8 8月5日 '),
    'beginnings of heads': fill('On Mon, 6 Jul 2026 at 10:02, '),
    'heads in lines': fill('On Mon, 6 Jul at 10:02, a\n'),
    'from lines': fill('From: a\n'),
    'signs of quotations': fill('>'),
    'quoted lines': fill('> a\n'),
    angles: fill('<a@b'),
    'beginnings of failures': fill('could not '),
    'beginnings of away notices': fill('i am currently '),
    'urgent without contact': fill('urgent '),
    'users that are known': fill('user mailbox address account '),
    'reply codes': fill('550 5.1.1 '),
    'codes with points': fill('5.1.'),
    'wishes without an end': fill('please remove me from your list, '),
    'polite words': fill('thanks. '),
    Chinese: fill('我休假期间紧急如有'),
    Japanese: fill('休暇お急ぎメール返信'),
    Korean: fill('휴가급한메일회신'),
    'accents to compose': fill('e\u0301'),
    'marks without letters': fill('\u0301'),
    'widths to fold': fill('ﷺ'),
    'lines of dashes': fill('-- copy\n-'),
    names: fill('Aa '),
  }
}
