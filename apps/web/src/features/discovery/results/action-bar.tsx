import { Button } from '@mantine/core'
import { IconFolderPlus, IconMail, IconUsersGroup } from '@tabler/icons-react'
import type { FoundCreator } from '@troupe/contract/creators'
import { useOtherChannels } from '../../../ui/person/use-other-channels.tsx'
import { SelectionBar } from '../../../ui/selection-bar.tsx'
import type { SearchRequest } from '../api/search-request.ts'
import { ExportButton } from '../export/export-button.tsx'
import { showWarning } from '../search/discover-messages.ts'
import { hasUsableEmail, type ResultActions } from './result-actions.ts'
import { resultTexts } from './result-texts.ts'

const texts = resultTexts.actions

interface ActionBarProps {
  creators: readonly FoundCreator[]
  selected: readonly FoundCreator[]
  request: SearchRequest
  onSelectAll: () => void
  onDeselectAll: () => void
  actions: ResultActions
}

/** Actions for the results; stays in view while scrolling. */
export function ActionBar(props: ActionBarProps) {
  const { creators, selected, request, onSelectAll, onDeselectAll } = props
  const { onAddToCollection, onSendEmail, onFindSimilar } = props.actions
  const { chosen, chooseOne, choice } = useOtherChannels(selected, creators)
  const reachable = chooseOne(hasUsableEmail)

  const addToCollection = () => {
    if (selected.length === 0) showWarning(texts.nobodyToAdd)
    else onAddToCollection?.(chosen)
  }
  const sendEmail = () => {
    if (selected.length === 0) showWarning(texts.nobodyToWriteTo)
    else if (reachable.length === 0) showWarning(texts.noAddresses)
    else onSendEmail?.(reachable)
  }

  const exportButton = <ExportButton shown={creators} selected={chosen} search={request} />
  return (
    <SelectionBar
      label={texts.label}
      status={texts.selected(selected.length, creators.length)}
      hasSelected={selected.length > 0}
      choice={
        <>
          <Button variant="subtle" size="compact-md" onClick={onSelectAll}>
            {texts.selectAll}
          </Button>
          <Button variant="subtle" size="compact-md" onClick={onDeselectAll} disabled={selected.length === 0}>
            {texts.deselectAll}
          </Button>
          {choice}
        </>
      }
      idle={exportButton}
    >
      {onFindSimilar && (
        <Button
          variant="default"
          leftSection={<IconUsersGroup size={16} aria-hidden />}
          onClick={() => (selected.length === 0 ? showWarning(texts.nobodyToResemble) : onFindSimilar(selected))}
        >
          {texts.findSimilar}
        </Button>
      )}
      {onAddToCollection && (
        <Button variant="default" leftSection={<IconFolderPlus size={16} aria-hidden />} onClick={addToCollection}>
          {texts.addToCollection(chosen.length)}
        </Button>
      )}
      {exportButton}
      {onSendEmail && (
        <Button leftSection={<IconMail size={16} aria-hidden />} onClick={sendEmail}>
          {texts.sendEmail(reachable.length)}
        </Button>
      )}
    </SelectionBar>
  )
}
