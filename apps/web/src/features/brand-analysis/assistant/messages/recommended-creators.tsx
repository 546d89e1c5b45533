import { Button, Checkbox, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconFolderPlus, IconMail } from '@tabler/icons-react'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { memo, type ReactNode, useId } from 'react'
import { CreatorCard } from '../../../../ui/creator-card/creator-card.tsx'
import { useCreatorLink } from '../../../../ui/creator-list/creator-links.ts'
import { CreatorList, type ItemState } from '../../../../ui/creator-list/creator-list.tsx'
import { PersonChannels } from '../../../../ui/person/person-channels.tsx'
import { useCards } from '../../../../ui/person/use-cards.ts'
import { useOtherChannels } from '../../../../ui/person/use-other-channels.tsx'
import { SelectionBar } from '../../../../ui/selection-bar.tsx'
import { selectionTexts } from '../../../../ui/selection-texts.ts'
import type { AssistantActions, CreatorSelection } from '../conversation/assistant-actions.ts'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import type { RecommendedCreator } from '../conversation/chat-message.ts'
import classes from './recommended-creators.module.css'

const texts = assistantTexts.creators

interface RecommendedCreatorsProps {
  creators: readonly RecommendedCreator[]
  selection: CreatorSelection
  actions: AssistantActions
}

/** The creators of an answer, with actions for the selected ones. */
export function RecommendedCreators({ creators: channels, selection, actions }: RecommendedCreatorsProps) {
  const titleId = useId()
  const creators = useCards(channels)
  const { selectedIds, toggleSelected } = selection
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.title(creators.length)}
      </Title>
      <CreatorBar creators={creators} selection={selection} actions={actions} />
      <CreatorList
        label={texts.list}
        creators={creators}
        layout="grid"
        selectedIds={selectedIds}
        onToggle={toggleSelected}
        renderItem={(creator, state) => <RecommendedItem creator={creator} onToggle={toggleSelected} {...state} />}
      />
    </section>
  )
}

function CreatorBar({ creators, selection, actions }: RecommendedCreatorsProps) {
  const { selectedIds, toggleSelected } = selection
  const selected = creators.filter(({ id }) => selectedIds.has(id))
  const others = creators.filter(({ id }) => !selectedIds.has(id))
  const toggleAll = (chosen: readonly RecommendedCreator[]) => {
    for (const { id } of chosen) toggleSelected(id)
  }
  const { chosen, chooseOne, choice } = useOtherChannels(selected, creators)
  const exportButton = actions.renderExport(creators, chosen, selectionTexts.export)
  return (
    <SelectionBar
      label={selectionTexts.label}
      status={selectionTexts.selected(selected.length, creators.length)}
      hasSelected={selected.length > 0}
      choice={
        <>
          <Button variant="subtle" size="compact-md" disabled={others.length === 0} onClick={() => toggleAll(others)}>
            {selectionTexts.selectAll}
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            disabled={selected.length === 0}
            onClick={() => toggleAll(selected)}
          >
            {selectionTexts.deselectAll}
          </Button>
          {choice}
        </>
      }
      idle={exportButton}
      isBottomShared
    >
      <SelectionActions selected={chosen} reachable={chooseOne(hasUsableEmail)} actions={actions}>
        {exportButton}
      </SelectionActions>
    </SelectionBar>
  )
}

interface SelectionActionsProps {
  selected: readonly RecommendedCreator[]
  /** The channels to write to. */
  reachable: readonly RecommendedCreator[]
  actions: AssistantActions
  /** Button between the two. */
  children: ReactNode
}

/** Buttons that add the selected creators to a collection and write to them. */
export function SelectionActions({ selected, reachable, actions, children }: SelectionActionsProps) {
  const addToCollection = () => {
    if (selected.length === 0) warn(selectionTexts.nobodyToAdd)
    else actions.onAddToCollection(selected)
  }
  const sendEmail = () => {
    if (selected.length === 0) warn(selectionTexts.nobodyToWriteTo)
    else if (reachable.length === 0) warn(selectionTexts.noAddresses)
    else actions.onSendEmail(reachable)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconFolderPlus size={16} aria-hidden />} onClick={addToCollection}>
        {selectionTexts.addToCollection(selected.length)}
      </Button>
      {children}
      <Button leftSection={<IconMail size={16} aria-hidden />} onClick={sendEmail}>
        {selectionTexts.sendEmail(reachable.length)}
      </Button>
    </>
  )
}

/** Whether a creator has a usable address. */
export function hasUsableEmail({ email }: Pick<RecommendedCreator, 'email'>): boolean {
  return email !== null && isEmailAddress(email)
}

const warn = (message: string) => notifications.show({ color: 'red', message })

interface RecommendedItemProps extends ItemState {
  creator: RecommendedCreator
  onToggle: (id: string) => void
}

/** One recommended creator, memoised so that only changed ones render again. */
const RecommendedItem = memo(function RecommendedItem(props: RecommendedItemProps) {
  const { creator, isSelected, isTabStop, onToggle } = props
  return (
    <CreatorCard
      creator={creator}
      {...(creator.match ? { match: creator.match } : {})}
      channels={<PersonChannels person={creator.person} />}
      link={useCreatorLink(creator.id)}
      isSelected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      selector={
        <Checkbox
          aria-label={texts.select(creator.title)}
          checked={isSelected}
          tabIndex={-1}
          onChange={() => onToggle(creator.id)}
        />
      }
    />
  )
})
