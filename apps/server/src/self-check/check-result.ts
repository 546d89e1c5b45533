import type { CheckArea, CheckState, SelfCheck } from '@troupe/contract/account/installation'
import { type Message, say } from '@troupe/contract/messages/message'
import { referToMessage, toWireMessage } from '@troupe/contract/messages/wire-message'
import { seconds } from '../lib/durations.ts'

/** Result of a check. */
export interface Finding {
  readonly state: CheckState
  readonly finding: Message
  /** Advice for the operator; absent: nothing is to be done. */
  readonly advice?: Message
  /** The part of the area; absent: the whole area. */
  readonly part?: string
}

/** A check of one area; may reject. */
export interface Check {
  readonly area: CheckArea
  run(): Promise<readonly Finding[]>
}

/** Milliseconds after which a check is given up. */
export const checkPatienceMs = seconds(4)

export const good = (finding: Message, part?: string): Finding => ({ state: 'good', finding, ...toPart(part) })

export const look = (finding: Message, advice: Message, part?: string): Finding => ({
  state: 'look',
  finding,
  advice,
  ...toPart(part),
})

export const broken = (finding: Message, advice: Message, part?: string): Finding => ({
  state: 'broken',
  finding,
  advice,
  ...toPart(part),
})

function toPart(part: string | undefined): { part?: string } {
  return part === undefined ? {} : { part }
}

/** A finding in the form of the contract. */
export function presentFinding(area: CheckArea, { state, finding, advice, part }: Finding): SelfCheck {
  return {
    area,
    part: part ?? null,
    state,
    finding: finding.text,
    ...toWireMessage(finding),
    advice: advice?.text ?? null,
    advice_message: referToMessage(advice ?? null) ?? null,
  }
}

const units = [
  { key: 'wait.days', seconds: 86_400 },
  { key: 'wait.hours', seconds: 3600 },
  { key: 'wait.minutes', seconds: 60 },
] as const

/** A duration in its largest whole unit. */
export function describeAge(milliseconds: number): Message {
  const total = Math.max(0, Math.round(milliseconds / 1000))
  const unit = units.find((candidate) => total >= candidate.seconds)
  return say(unit?.key ?? 'wait.seconds', { count: Math.floor(total / (unit?.seconds ?? 1)) })
}

/** Bytes in the largest fitting unit, as disks are sold: `1.2 GB`. */
export function formatBytes(bytes: number): string {
  const names = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(names.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const value = bytes / 1000 ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${names[power]}`
}
