import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Creator } from '@troupe/contract/creators'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { useState } from 'react'
import { formatCount } from '../../../../lib/format/numbers.ts'
import { betweenParts } from '../../../../lib/format/punctuation.ts'
import { useRefusal } from '../../../../ui/role/use-refusal.ts'
import { useChangePerson } from '../../api/creator-persons.ts'
import { PanelSection } from '../profile/panel-section.tsx'
import { RelatedCreators } from '../profile/related-creators.tsx'
import { FindChannel } from './find-channel.tsx'
import { JoinButton } from './join-button.tsx'
import classes from './same-person-section.module.css'
import { samePersonTexts as texts } from './same-person-texts.ts'

interface SamePersonSectionProps {
  profile: Pick<CreatorProfile, 'creator' | 'person' | 'same_person'>
}

/** The person's other channels with their own figures, guesses to confirm or refuse, and a search for further channels. */
export function SamePersonSection({ profile: { creator, person, same_person } }: SamePersonSectionProps) {
  const change = useChangePerson(creator.id)
  const refusal = useRefusal()
  const [separated, setSeparated] = useState<Creator | null>(null)
  const others = person?.others ?? []
  const set = (other: Creator, isSame: boolean) =>
    change.mutate(
      { otherId: other.id, isSame },
      {
        onSuccess: () => setSeparated(isSame ? null : other),
        onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      },
    )
  const isBusy = (other: Creator) => change.isPending && change.variables.otherId === other.id
  const join = (other: Creator) => <JoinButton creator={other} isBusy={isBusy(other)} onJoin={() => set(other, true)} />
  const separate = (other: Creator) => (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={isBusy(other)}
      disabled={refusal !== undefined}
      title={refusal}
      aria-label={texts.separateOf(other.title, other.platform)}
      onClick={() => set(other, false)}
    >
      {texts.separate}
    </Button>
  )
  return (
    <PanelSection title={texts.title}>
      {others.length === 0 && same_person.length === 0 && <p className={classes.quiet}>{texts.nobody}</p>}
      <RelatedCreators
        related={others.map(({ creator, reasons }) => ({
          creator,
          note: reasons.map((reason) => texts.reasons[reason]).join(betweenParts),
          action: separate(creator),
        }))}
      />
      <Together creators={[creator, ...others.map((other) => other.creator)]} />
      {same_person.length > 0 && <h4 className={classes.heading}>{texts.probably}</h4>}
      <RelatedCreators
        related={same_person.map(({ creator, reasons }) => ({
          creator,
          note: reasons.map((reason) => texts.guesses[reason]).join(betweenParts),
          action: (
            <>
              {join(creator)}
              {separate(creator)}
            </>
          ),
        }))}
      />
      <div role="status">
        {separated && (
          <Text size="sm" className={classes.separated}>
            <bdi>{texts.separated(separated.title, separated.platform)}</bdi>
            <Button variant="default" size="compact-sm" loading={change.isPending} onClick={() => set(separated, true)}>
              {texts.undo}
            </Button>
          </Text>
        )}
      </div>
      <FindChannel creator={creator} knownIds={others.map((other) => other.creator.id)} renderJoin={join} />
    </PanelSection>
  )
}

/** The sum of the known followers, said to be one; nothing for a single known figure. */
function Together({ creators }: { creators: readonly Creator[] }) {
  const known = creators.flatMap(({ subscribers }) => subscribers ?? [])
  if (known.length < 2) return null
  return <p className={classes.quiet}>{texts.together(formatCount(known.reduce((sum, count) => sum + count, 0)))}</p>
}
