import { ActionIcon, Drawer } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMessages } from '@tabler/icons-react'
import classes from './assistant-screen.module.css'
import { NewChat, SavedChat } from './chat/opened-chat.tsx'
import { useOpenChat } from './chat/use-open-chat.ts'
import type { AssistantActions } from './conversation/assistant-actions.ts'
import { assistantTexts } from './conversation/assistant-texts.ts'
import { ConversationNavigation } from './navigation/conversation-navigation.tsx'

const texts = assistantTexts.navigation
const navigationId = 'conversations'

interface AssistantScreenProps {
  /** From the address; undefined for a new conversation. */
  conversationId: string | undefined
  /** The path of the assistant; paths of conversations are below it. */
  path: string
  actions: AssistantActions
}

/** Screen of the assistant, with the list of conversations beside it. */
export function AssistantScreen({ conversationId, path, actions }: AssistantScreenProps) {
  const chat = useOpenChat(conversationId, path)
  const [isDrawerOpen, drawer] = useDisclosure()
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: 'troupe.conversations-collapsed',
    defaultValue: false,
    deserialize: (stored) => stored === 'true',
    getInitialValueInEffect: false,
  })
  const navigation = { path, currentId: conversationId, onStartAnew: chat.startAnew }
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const controls = (
    <>
      <ActionIcon
        className={classes.toggle}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={isCollapsed ? texts.expand : texts.collapse}
        aria-expanded={!isCollapsed}
        aria-controls={navigationId}
        onClick={() => setCollapsed(!isCollapsed)}
      >
        <ToggleIcon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.opener}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={texts.label}
        aria-haspopup="dialog"
        onClick={drawer.open}
      >
        <IconMessages size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  )
  const shared = { controls, actions, onBegun: chat.adopt }
  return (
    <div className={classes.root} data-collapsed={isCollapsed || undefined}>
      <div className={classes.side} id={navigationId} hidden={isCollapsed}>
        <ConversationNavigation {...navigation} />
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        title={texts.label}
        size={320}
        closeButtonProps={{ 'aria-label': assistantTexts.close }}
      >
        <ConversationNavigation {...navigation} onNavigate={drawer.close} />
      </Drawer>
      {chat.initialId === undefined ? (
        <NewChat key={chat.key} {...shared} />
      ) : (
        <SavedChat key={chat.key} id={chat.initialId} path={path} {...shared} />
      )}
    </div>
  )
}
