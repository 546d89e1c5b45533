import { describe, expect, it } from 'vitest'
import { sortTurn } from './sort-turn.ts'
import type { QuestionAbout } from './turn.ts'

const shown = { hasCriteria: true, shown: 10 }
const empty = { hasCriteria: false, shown: 0 }

describe('a question about creators', () => {
  it.each<[string, QuestionAbout[]]>([
    ['how many have an email?', ['count', 'email']],
    ['how many creators?', ['count']],
    ['what does engagement mean?', ['meaning', 'engagement']],
    ['where does the data come from?', ['data_source']],
    ['how fast do they reply?', ['response_time']],
    ['who is their audience?', ['audience']],
    ['why is nobody found?', ['why_empty']],
    ['why them?', ['why_creator']],
    ['which one do you recommend?', ['recommendation']],
    ['what about the price?', ['price']],
    ['is it in euros?', ['price']],
    ['her email and price?', ['email', 'price']],
    ['their followers?', ['followers']],
    ['what are the engagement and the price?', ['engagement', 'price']],
    ['elephants?', ['other']],
    ['do we sell tea?', ['other']],
    ['hello, what is the price', ['price']],
    ['hello what is the price', ['price']],
    ['hi who are they', ['other']],
    ['ok so what is the price', ['price']],
    ['thanks. how fast do they reply', ['response_time']],
    ['cats. why', ['why_creator']],
    ['how many', ['count']],
    ['what does verified mean?', ['meaning', 'verified']],
    ['where do you get the German prices from?', ['data_source']],
    ['how fast do Germans reply?', ['response_time']],
    ['how many Germans?', ['count']],
    ['how many more?', ['count']],
    ['why no more?', ['why_creator']],
    ['nobody?', ['why_empty']],
    ['recommend?', ['recommendation']],
    ['how can I reach them?', ['email']],
    ['is she followed by women?', ['audience']],
    ['are her followers aged 20 to 30?', ['audience']],
    ['wealthy followers?', ['audience']],
    ['are they teenagers?', ['audience']],
  ])('"%s" is about %j', (message, about) => {
    expect(sortTurn(message, shown)).toMatchObject({ kind: 'question', about })
  })

  it('asks why nobody is found where no creator is shown', () => {
    expect(sortTurn('why?', { hasCriteria: true, shown: 0 })).toMatchObject({ about: ['why_empty'] })
    expect(sortTurn('why?', shown)).toMatchObject({ about: ['why_creator'] })
    expect(sortTurn('why?', empty)).toMatchObject({ about: ['why_creator'] })
  })

  it.each([
    ['is #2 verified?', 2],
    ['number 3 email?', 3],
    ['why is the first one here?', 1],
    ['# 2?', 2],
    ['what is the price?', undefined],
  ])('names the creator by number: %s', (message, ordinal) => {
    expect(sortTurn(message, shown)).toMatchObject({ kind: 'question', ordinal })
  })
})

describe('a message in the form of a question', () => {
  it.each([
    'is there anyone cheaper?',
    'are there also Germans?',
    'can you show cheaper ones?',
    'smaller?',
    'Germany?',
  ])('is a change where it asks for other creators: %s', (message) => {
    expect(sortTurn(message, shown).kind).toBe('change')
    expect(sortTurn(message, empty).kind).toBe('question')
  })

  it.each(['creators who are verified', 'the ones who have email', 'please undo Germany?', 'more with email?'])(
    'is a change where a question word only describes the creators: %s',
    (message) => {
      expect(sortTurn(message, shown).kind).toBe('change')
    },
  )

  it('may ask to undo, for more, or for a new brand', () => {
    expect(sortTurn('could you undo that?', shown)).toEqual({ kind: 'undo' })
    expect(sortTurn('please undo?', shown)).toEqual({ kind: 'undo' })
    expect(sortTurn('any more?', shown)).toEqual({ kind: 'more', like: undefined })
    expect(sortTurn('can you show more?', shown)).toEqual({ kind: 'more', like: undefined })
    expect(sortTurn('how many more like the third?', shown)).toEqual({ kind: 'more', like: 3 })
    expect(sortTurn('a new brand: do they like tea?', shown)).toMatchObject({ kind: 'new_brand', isSure: true })
  })
})

describe('the kind of a message', () => {
  it.each([
    ['undo', 'undo'],
    ['undo that please', 'undo'],
    ['undo Germany', 'change'],
    ['undo and only under 50k', 'change'],
    ['undo and cheaper', 'change'],
    ['undo, only YouTube', 'change'],
    ['undo, also YouTube', 'change'],
    ['undo, also Canada', 'change'],
    ['undo, more cats', 'change'],
    ['undo, remove the third', 'change'],
    ['undo elephants giraffes', 'undo'],
    ['undo the elephants giraffes lions thing', 'new_brand'],
  ])('is to undo only where nothing else is asked for: %s', (message, kind) => {
    expect(sortTurn(message, shown).kind).toBe(kind)
  })

  it.each([
    ['more', { kind: 'more', like: undefined }],
    ['show me more', { kind: 'more', like: undefined }],
    ['more like number 2', { kind: 'more', like: 2 }],
    ['more cats', { kind: 'change' }],
    ['more, but in Germany', { kind: 'change' }],
    ['more. elephants', { kind: 'new_brand' }],
  ])('is for more results only where nothing else is asked for: %s', (message, turn) => {
    expect(sortTurn(message, shown)).toMatchObject(turn)
  })

  it.each([
    ['thanks', 'thanks'],
    ['hello', 'greeting'],
    ['hello and thanks', 'thanks'],
    ['great, thanks!', 'thanks'],
    ['ok', 'acknowledgement'],
    ['thanks elephants giraffes', 'thanks'],
  ])('is small talk where nothing is asked for: %s', (message, about) => {
    expect(sortTurn(message, shown)).toEqual({ kind: 'smalltalk', about })
  })

  it('is a change where something is asked for after a greeting', () => {
    expect(sortTurn('thanks, only Germany', shown).kind).toBe('change')
  })

  it.each([
    ['we sell tea', true],
    ['new client', false],
    ['new client: under 50k', false],
    ['new client, only cats', true],
    ['thanks elephants giraffes lions', false],
    ['cats', false],
    ['elephants giraffes lions tigers bears', false],
    ['elephants giraffes lions tigers bears wolves', true],
  ])('is surely a new brand where it says so or has six unknown words: %s', (message, isSure) => {
    expect(sortTurn(message, shown)).toEqual({ kind: 'new_brand', isSure, words: message })
    expect(sortTurn(message, empty)).toEqual({ kind: 'new_brand', isSure: true, words: message })
  })

  it.each([
    ['elephants under 50k', 'change'],
    ['elephants giraffes under 50k', 'new_brand'],
    ['only elephants giraffes lions', 'change'],
    ['elephants giraffes, only Germany', 'change'],
    ['elephants giraffes lions, only Germany', 'new_brand'],
    ['elephants, only Germany, under 50k', 'change'],
    ['we like it', 'unread'],
    ['only?', 'question'],
  ])('is a new brand where more is unknown than asked for: %s', (message, kind) => {
    expect(sortTurn(message, shown).kind).toBe(kind)
  })

  it('is a new brand from 281 characters on', () => {
    const text = 'only Germany '.padEnd(280, '.')
    expect(sortTurn(text, shown).kind).toBe('change')
    expect(sortTurn(`${text}.`, shown)).toMatchObject({ kind: 'new_brand', isSure: true })
  })
})
