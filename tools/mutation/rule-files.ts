const outreach = 'apps/server/src/modules/outreach'
const followUp = 'apps/server/src/modules/brand-analysis/follow-up'
const turns = 'apps/server/src/modules/brand-analysis/turns'
const ranking = 'apps/server/src/modules/discovery/search/ranking'
const wish = 'apps/server/src/modules/discovery/wish'

interface RuleFile {
  readonly path: string
  /** Why a mistake in it is costly. */
  readonly reason: string
  /** Tests of its rules; by default only the test file beside it. */
  readonly tests?: readonly string[]
}

const followUpTests = [
  `${turns}/limits-in-turns.test.ts`,
  `${turns}/choices-in-turns.test.ts`,
  `${turns}/any-language.test.ts`,
  `${turns}/sort-turn.test.ts`,
  `${turns}/kinds-of-turns.test.ts`,
  `${turns}/list-said.test.ts`,
  `${turns}/read-changes.test.ts`,
  'apps/server/src/modules/brand-analysis/refine-criteria.test.ts',
]

const wishTests = [
  `${wish}/rules/read-amounts.test.ts`,
  `${wish}/rules/read-exclusions.test.ts`,
  `${wish}/rules/read-places.test.ts`,
  `${wish}/read-wish.test.ts`,
  `${wish}/to-filters.test.ts`,
  `${wish}/labelled-texts.test.ts`,
  `${wish}/country-groups.test.ts`,
]

/**
 * Files of pure rules, in which only a test can catch a mistake. Tables, patterns and other values that are computed
 * when a file is loaded are not mutated.
 */
export const ruleFiles: readonly RuleFile[] = [
  {
    path: `${outreach}/mails/mail-states.ts`,
    reason: 'Decides whether a mail is sent again; a mistake sends it twice or never.',
  },
  {
    path: `${outreach}/mails/recipient-choice.ts`,
    reason: 'Leaves out who must not be written to: suppressed, twice the same, or without an address.',
  },
  {
    path: `${outreach}/mailboxes/mailbox-pauses.ts`,
    reason: 'Rests a mailbox whose provider refuses; too short a pause costs the user the account.',
  },
  {
    path: `${outreach}/sending/sending-window.ts`,
    reason: 'Keeps mails within the hours that the user allows, in any time zone.',
  },
  {
    path: `${outreach}/sending/sending-pace.ts`,
    reason: "Keeps a mailbox within its provider's limits of a minute and of a day.",
  },
  {
    path: 'apps/server/src/integrations/mail/judge-smtp-failure.ts',
    reason:
      "Tells a refused recipient from a refused account and a lost mail; every mail's next state follows from it.",
  },
  {
    path: 'apps/server/src/modules/onboarding/invitations/invitation-state.ts',
    reason: 'Decides whether an invitation still counts and when its mail is tried again.',
  },
  {
    path: 'apps/server/src/modules/onboarding/invitations/invitation-choice.ts',
    reason: 'Keeps who declined or is registered already from being invited.',
  },
  {
    path: 'apps/server/src/modules/webhooks/retry-schedule.ts',
    reason: 'Says when a message is tried again and an endpoint switched off.',
  },
  {
    path: 'packages/contract/src/mail/merge-fields.ts',
    reason: 'Fills in what a recipient reads; a mistake greets everybody with a placeholder.',
  },
  {
    path: 'apps/server/src/modules/discovery/search/analysis/search-filters.ts',
    reason: 'Turns filters into conditions; a closed maximum would hide the largest creators.',
  },
  {
    path: `${ranking}/rank-candidates.ts`,
    reason: 'Orders all results and gives the reasons for the order.',
    tests: [`${ranking}/rank-candidates.test.ts`, `${ranking}/cities-and-fit.test.ts`],
  },
  {
    path: 'apps/server/src/modules/discovery/search/candidates/candidate-counts.ts',
    reason: 'Says how many creators are found and ranked; too few loses the best, too many costs time.',
  },
  {
    path: `${wish}/rules/read-amounts.ts`,
    reason: 'Reads limits of followers, engagement and price; a mistake hides those that were asked for.',
    tests: wishTests,
  },
  {
    path: `${wish}/rules/read-exclusions.ts`,
    reason: 'Tells what is not wanted from topics with a negation: "no-bake tart".',
    tests: wishTests,
  },
  {
    path: `${wish}/rules/read-places.ts`,
    reason: 'Tells countries that are asked for from topics with their names: "turkey recipes".',
    tests: wishTests,
  },
  {
    path: `${wish}/rules/read-topic.ts`,
    reason: 'Leaves the topic that is searched for.',
    tests: wishTests,
  },
  {
    path: `${wish}/to-filters.ts`,
    reason: 'Turns what was read into the filters of the search.',
    tests: [`${wish}/to-filters.test.ts`],
  },
  {
    path: `${turns}/read-changes.ts`,
    reason: 'Reads the limits, countries, platforms and topics that a message asks for.',
    tests: followUpTests,
  },
  {
    path: `${turns}/list-said.ts`,
    reason: 'Tells what a message wants from what it does not want.',
    tests: followUpTests,
  },
  {
    path: `${turns}/sort-turn.ts`,
    reason: 'Tells a change of the criteria from a description of another brand.',
    tests: followUpTests,
  },
  {
    path: `${followUp}/apply-wishes.ts`,
    reason: 'Changes the criteria that the next search uses, and says how.',
    tests: followUpTests,
  },
  {
    path: `${followUp}/change-amounts.ts`,
    reason: 'Changes one limit and keeps the other end of its range.',
    tests: followUpTests,
  },
  {
    path: `${followUp}/change-topics.ts`,
    reason: 'Puts topics first, takes them away or excludes them.',
    tests: followUpTests,
  },
  {
    path: 'apps/server/src/modules/brand-analysis/built-in/suggest-ranges.ts',
    reason: 'Suggests the sizes of creators and the engagement that a first search uses.',
  },
  {
    path: 'packages/contract/src/discover/rate-model.ts',
    reason: 'Estimates what a post costs; the price filter and every budget rely on it.',
  },
]

/** Paths of the rules' tests from the root. */
export const ruleTests: readonly string[] = [
  ...new Set(ruleFiles.flatMap(({ path, tests = [path.replace(/\.ts$/, '.test.ts')] }) => tests)),
]
