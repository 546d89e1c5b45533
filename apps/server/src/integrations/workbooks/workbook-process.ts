// The process that reads one workbook: from its input to CSV on its output. The parent ends it; if the parent is gone, it
// ends itself.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { WorkbookError } from '../../modules/discovery/import/workbook-port.ts'
import type { WorkbookReply } from './workbook-reply.ts'
import { writeFirstSheet } from './write-sheet.ts'

process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

const pieceLength = 64 * 1024

async function run(): Promise<WorkbookReply> {
  try {
    const content = new Uint8Array(await buffer(process.stdin))
    let pending = ''
    for (const text of writeFirstSheet(content)) {
      pending += text
      if (pending.length < pieceLength) continue
      if (!process.stdout.write(pending)) await once(process.stdout, 'drain')
      pending = ''
    }
    await new Promise<void>((resolve) => process.stdout.write(pending, () => resolve()))
    return { done: true }
  } catch (error) {
    return { key: error instanceof WorkbookError ? error.key : 'imports.workbook_damaged' }
  }
}

process.send?.(await run())
