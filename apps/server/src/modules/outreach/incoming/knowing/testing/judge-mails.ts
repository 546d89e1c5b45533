import { parseMail } from '../../parsing/parse-mail.ts'
import { classifyMail } from '../classify-mail.ts'
import type { Knowledge } from '../knowledge.ts'
import type { LabelledMail } from './labelled-mail.ts'

/** A mail, and what was said of it. */
export interface Judged {
  readonly mail: LabelledMail
  readonly knowledge: Knowledge
}

/** Shares of what is right, from 0 to 1. */
export interface Shares {
  /** Share of the answers that were found. */
  readonly answers: number
  /** Share of all mails that are no answers and were taken for one. */
  readonly wrongAnswers: number
  /** Share of the mails to permanently wrong addresses that were found. */
  readonly hardBounces: number
  /** Share of the other mails after which an address was taken for wrong. */
  readonly wrongHardBounces: number
  readonly awayNotices: number
  /** Share of the notices with a date whose date was read. */
  readonly awayDates: number
  readonly causes: number
  readonly unsubscribes: number
  readonly challenges: number
  readonly complaints: number
}

/** Parses and classifies mails. */
export async function judgeMails(mails: readonly LabelledMail[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const mail of mails) judged.push({ mail, knowledge: classifyMail(await parseMail(mail.source)) })
  return judged
}

/** Counts what is right. Answers are also right as wishes to be removed, and the reverse is not. */
export function countShares(judged: readonly Judged[]): Shares {
  const of = (kind: LabelledMail['kind']) => judged.filter(({ mail }) => mail.kind === kind)
  const isKind = ({ mail, knowledge }: Judged) => mail.kind === knowledge.kind
  const hard = judged.filter(({ mail }) => mail.isPermanent)
  const dated = judged.filter(({ mail }) => typeof mail.awayUntil === 'string')
  const others = judged.filter(({ mail }) => !mail.isPermanent)
  return {
    answers: toShare(of('answer'), isKind),
    wrongAnswers: toShare(
      judged.filter(({ mail }) => mail.kind !== 'answer'),
      ({ knowledge }) => knowledge.kind === 'answer',
    ),
    hardBounces: toShare(hard, isHard),
    wrongHardBounces: toShare(others, isHard),
    awayNotices: toShare(of('auto_answer'), isKind),
    awayDates: toShare(
      dated,
      ({ mail, knowledge }) => knowledge.kind === 'auto_answer' && knowledge.awayUntil === mail.awayUntil,
    ),
    causes: toShare(
      of('bounce'),
      ({ mail, knowledge }) => knowledge.kind === 'bounce' && (mail.cause ?? knowledge.cause) === knowledge.cause,
    ),
    unsubscribes: toShare(of('unsubscribe'), isKind),
    challenges: toShare(of('challenge'), isKind),
    complaints: toShare(of('complaint'), isKind),
  }
}

const isHard = ({ knowledge }: Judged) => knowledge.kind === 'bounce' && knowledge.isPermanent

const toShare = (all: readonly Judged[], isRight: (one: Judged) => boolean) =>
  all.length === 0 ? 1 : all.filter(isRight).length / all.length

/** Each mail of which something else was said, in a line. */
export function listMistakes(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ mail, knowledge }) => describe(mail, knowledge) !== describe(mail, mail))
    .map(
      ({ mail, knowledge }) =>
        `${mail.language} ${mail.shape}: ${describe(mail, mail)}, not ${describe(mail, knowledge)}`,
    )
}

function describe(
  { awayUntil: named, cause }: LabelledMail,
  { kind, ...facts }: { kind: string; cause?: string; isPermanent?: boolean; awayUntil?: string | null },
): string {
  if (kind === 'bounce') return `bounce ${cause && facts.cause} ${facts.isPermanent}`
  return kind === 'auto_answer' && named !== undefined ? `auto_answer ${facts.awayUntil}` : kind
}
