import { Badge, Button } from '@mantine/core'
import { IconFolderPlus, IconMail, IconUsersGroup } from '@tabler/icons-react'
import type { FoundCreator } from '@troupe/contract/creators'
import { useOtherChannels } from '../../../ui/person/use-other-channels.tsx'
import { SelectionBar } from '../../../ui/selection-bar.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { hasUsableEmail, type ResultActions } from '../results/result-actions.ts'
import { rapidTexts } from './rapid-texts.ts'
import type { RapidSearch } from './use-rapid-search.ts'

const texts = rapidTexts.actions

interface RapidActionBarProps {
  search: Pick<RapidSearch, 'selected' | 'selectAll' | 'deselectAll'>
  creators: readonly FoundCreator[]
  actions: ResultActions
}

/** Actions for the found creators. Disabled ones explain why in a tooltip. */
export function RapidActionBar({ search, creators, actions }: RapidActionBarProps) {
  const { selected, selectAll, deselectAll } = search
  const { onAddToCollection, onSendEmail, onFindSimilar } = actions
  const { chosen, chooseOne, choice } = useOtherChannels(selected, creators)
  const reachable = chooseOne(hasUsableEmail)
  const exportButton = <ExportButton shown={creators} selected={chosen} />
  return (
    <SelectionBar
      label={texts.label}
      status={texts.selected(selected.length, creators.length)}
      hasSelected={selected.length > 0}
      choice={
        <>
          <Button variant="subtle" size="compact-md" onClick={selectAll}>
            {texts.selectAll}
          </Button>
          <Button variant="subtle" size="compact-md" onClick={deselectAll} disabled={selected.length === 0}>
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
          disabled={selected.length === 0}
          title={selected.length === 0 ? texts.nobodyToResemble : undefined}
          onClick={() => onFindSimilar(selected)}
        >
          {texts.findSimilar}
        </Button>
      )}
      {onAddToCollection && (
        <Button
          variant="default"
          leftSection={<IconFolderPlus size={16} aria-hidden />}
          rightSection={selected.length > 0 && <Badge circle>{chosen.length}</Badge>}
          disabled={selected.length === 0}
          title={selected.length === 0 ? texts.nobodyToAdd : undefined}
          onClick={() => onAddToCollection(chosen)}
        >
          {texts.addToCollection}
        </Button>
      )}
      {exportButton}
      {onSendEmail && (
        <Button
          leftSection={<IconMail size={16} aria-hidden />}
          disabled={reachable.length === 0}
          title={explainSilence(selected.length, reachable.length)}
          onClick={() => onSendEmail(reachable)}
        >
          {texts.sendEmail}
        </Button>
      )}
    </SelectionBar>
  )
}

/** The reason why no mail can be sent; undefined if it can. */
function explainSilence(selected: number, reachable: number): string | undefined {
  if (selected === 0) return texts.nobodyToWriteTo
  return reachable === 0 ? texts.noAddresses : undefined
}
