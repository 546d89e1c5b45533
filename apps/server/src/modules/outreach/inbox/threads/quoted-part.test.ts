import { describe, expect, it } from 'vitest'
import { splitQuoted } from './quoted-part.ts'

describe('the quoted part of a mail', () => {
  it.each([
    'On Fri, Mar 1, 2030 at 10:00 AM Brand <hello@brand.test> wrote:',
    'On Fri, Mar 1, 2030 at 10:00 AM Brand <hello@brand.test>\nwrote:',
    'Brand <hello@brand.test> wrote:',
    'Brand <hello@brand.test> schrieb am 01.03.2030:',
    'Am 01.03.2030 um 10:00 schrieb Brand <hello@brand.test>:',
    'Le ven. 1 mars 2030 à 10:00, Brand <hello@brand.test> a écrit :',
    'El vie, 1 mar 2030 a las 10:00, Brand (<hello@brand.test>) escribió:',
    'Em sex., 1 de mar. de 2030 às 10:00, Brand <hello@brand.test> escreveu:',
    'Il giorno ven 1 mar 2030 alle ore 10:00 Brand <hello@brand.test> ha scritto:',
    'Op vr 1 mrt 2030 om 10:00 schreef Brand <hello@brand.test>:',
    'Brand <hello@brand.test> 于2030年3月1日周五 10:00写道：',
    '2030年3月1日(金) 10:00 Brand <hello@brand.test>のメール:',
    '-----Original Message-----',
    '-------- 原始邮件 --------',
    'From: Brand <hello@brand.test>\nSent: Friday, March 1, 2030 10:00\nTo: Ada',
    'Von: Brand <hello@brand.test>\nGesendet: Freitag, 1. März 2030 10:00',
    '发件人： Brand <hello@brand.test>\n发送时间： 2030年3月1日',
    '> Would you try our tea?',
  ])('begins at: %s', (introduction) => {
    const quoted = `${introduction}\nWould you try our tea?`
    const whole = introduction.startsWith('>') ? introduction : quoted
    expect(splitQuoted(`Yes, gladly\n\nAda\n\n${whole}`)).toEqual({ text: 'Yes, gladly\n\nAda', quoted: whole })
  })

  it.each([
    ['answers between quotes', 'On Friday Brand wrote:\n> Tea?\nYes\n> Coffee?\nNo'],
    ['nothing but a quote', '> Would you try our tea?'],
    ['words that only look like one', 'From: now on I drink tea\nOn Monday we wrote a song: la la'],
    ['no quote', 'Yes, gladly'],
  ])('is empty for %s', (_, text) => {
    expect(splitQuoted(text)).toEqual({ text, quoted: '' })
  })
})
