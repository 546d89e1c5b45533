import { type CreatorImport, importUndoDays } from '@troupe/contract/discover/creator-imports'
import { findMessage, type Message, say } from '@troupe/contract/messages/message'
import { tellMessage, toWireMessage } from '@troupe/contract/messages/wire-message'
import { days } from '../../../lib/durations.ts'
import type { ImportRow, ImportTrouble } from './import-repository.ts'

/** An import in the form of the contract. */
export function presentImport(row: ImportRow, now: Date): CreatorImport {
  const { progress, result } = row
  const { share, ...counts } = progress
  return {
    id: row.id,
    file_name: row.file_name,
    size_bytes: row.size_bytes,
    state: row.state,
    created_at: row.created_at.toISOString(),
    share,
    problem: row.problem,
    platform: row.choices.platform,
    columns: result?.columns ?? [],
    sample: result?.sample ?? [],
    problems: result?.problems ?? [],
    counts,
    collection_id: row.collection_id,
    can_undo: canUndo(row, now),
    undo: row.undo,
  }
}

/** Whether an import can be undone now. */
export function canUndo({ state, finished_at: finishedAt }: ImportRow, now: Date): boolean {
  return state === 'imported' && finishedAt !== null && now.getTime() - finishedAt.getTime() < days(importUndoDays)
}

/** The reason of a row's problem, in words for the browser rather than for the command. */
export function tellReason(reason: string): ImportTrouble {
  const said = findMessage(reason)
  if (!said) return { message: reason }
  return tellTrouble(said.key === 'imports.no_platform' ? say('imports.choose_platform') : said)
}

/** A message as it is stored. */
export function tellTrouble(said: Message): ImportTrouble {
  const { message } = tellMessage(said)
  return { message, ...toWireMessage(said) }
}
