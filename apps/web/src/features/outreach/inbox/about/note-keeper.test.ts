import { describe, expect, it } from 'vitest'
import { mergeNotes, NoteKeeper } from './note-keeper.ts'

/** A server with one note, whose calls are answered when the test says so. */
function keep(stored = '') {
  const server = { note: stored }
  const shown: (string | null)[] = []
  const failures: string[] = []
  const waiting: PromiseWithResolvers<void>[] = []
  const keeper = new NoteKeeper({
    save: async (text, base) => {
      const answer = Promise.withResolvers<void>()
      waiting.push(answer)
      await answer.promise
      if (server.note !== base && server.note !== text) return server.note
      server.note = text
      return undefined
    },
    onSaved: (unsaved) => shown.push(unsaved),
    onMerged: (merged) => shown.push(merged),
    onFailed: ({ message }) => failures.push(message),
  })
  const answer = async (error?: Error) => {
    const next = waiting.shift()
    if (error) next?.reject(error)
    else next?.resolve()
    await new Promise(setImmediate)
  }
  return { keeper, server, shown, failures, answer }
}

describe('a note', () => {
  it('is saved once more with what is written during a call, if that is asked for', async () => {
    const { keeper, server, shown, answer } = keep()
    keeper.change('a', '')
    const done = keeper.flush()
    keeper.change('ab', '')
    void keeper.flush()
    await answer()
    expect([server.note, shown, keeper.isSaved]).toEqual(['a', ['ab'], false])
    await answer()
    await done
    expect([server.note, shown, keeper.isSaved]).toEqual(['ab', ['ab', null], true])
  })

  it('keeps what is written while both texts are joined', async () => {
    const { keeper, server, shown, answer } = keep('tea')
    keeper.change('tea, May', 'tea')
    const done = keeper.flush()
    server.note = 'tea, dog'
    keeper.change('tea, May or June', 'tea')
    await answer()
    expect(shown).toEqual(['tea, dog\n, May or June'])
    await answer()
    await done
    expect([server.note, keeper.isSaved]).toEqual(['tea, dog\n, May or June', true])
  })

  it('that could not be saved is saved by the next flush, in place of the note that it was made from', async () => {
    const { keeper, server, failures, answer } = keep('tea')
    keeper.change('tea and cake', 'tea')
    void keeper.flush()
    await answer(new Error('Away'))
    expect([failures, keeper.isSaved]).toEqual([['Away'], false])
    keeper.change('tea and cakes', 'of no meaning')
    void keeper.flush()
    await answer()
    expect([server.note, keeper.isSaved]).toEqual(['tea and cakes', true])
  })
})

it('a note whose answer was lost is gone on with, and is not joined with itself', async () => {
  const { keeper, server, shown, answer } = keep('tea')
  keeper.change('cake', 'tea')
  void keeper.flush()
  server.note = 'cake'
  await answer(new Error('Away'))
  keeper.change('cakes', 'tea')
  const done = keeper.flush()
  await answer()
  await answer()
  await done
  expect([server.note, shown, keeper.isSaved]).toEqual(['cakes', [null], true])
})

describe('two versions of a note', () => {
  it.each([
    ['both added', 'a', 'a\nb', 'a\nc', 'a\nb\nc'],
    ['mine added, theirs changed', 'a', 'x', 'a\nc', 'x\nc'],
    ['theirs added, mine changed', 'a', 'a\nb', 'y', 'y\nb'],
    ['both changed', 'a', 'x', 'y', 'x\ny'],
    ['theirs removed, mine added', 'a', '', 'a\nc', 'c'],
    ['only theirs changed', 'a', 'x', 'a', 'x'],
    ['only mine changed', 'a', 'a', 'y', 'y'],
    ['both changed alike', 'a', 'x', 'x', 'x'],
  ])('are joined: %s', (_, base, theirs, mine, merged) => {
    expect(mergeNotes({ base, theirs, mine })).toBe(merged)
  })
})
