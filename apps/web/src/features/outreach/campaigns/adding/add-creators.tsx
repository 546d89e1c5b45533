import { Button, Modal } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { AddCreatorsForm } from './add-creators-form.tsx'
import { addingTexts as texts } from './adding-texts.ts'
import type { CreatorSources } from './creator-sources.ts'

interface AddCreatorsProps {
  campaign: Campaign
  sources: CreatorSources
}

/** The button and the dialog that add creators to a campaign. */
export function AddCreators({ campaign, sources }: AddCreatorsProps) {
  const [isOpen, dialog] = useDisclosure()
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        {texts.open}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={texts.title}
        size={560}
        fullScreen={isPhone ?? false}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <AddCreatorsForm campaign={campaign} sources={sources} onDone={dialog.close} />
      </Modal>
    </>
  )
}
