import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ConversationSummary } from '@troupe/contract/conversations'
import { Link } from 'react-router'
import { Moment } from '../../../../ui/moment.tsx'
import { assistantTexts } from '../conversation/assistant-texts.ts'
import classes from './conversation-navigation.module.css'

const texts = assistantTexts.navigation

interface ConversationItemProps {
  conversation: ConversationSummary
  to: string
  isCurrent: boolean
  onNavigate: (() => void) | undefined
  onRename: () => void
  onDelete: () => void
}

/** A conversation in the list, with its actions. */
export function ConversationItem(props: ConversationItemProps) {
  const { conversation, to, isCurrent, onNavigate, onRename, onDelete } = props
  const { title, updated_at } = conversation
  return (
    <li className={classes.item} data-current={isCurrent || undefined}>
      <Link to={to} className={classes.link} aria-current={isCurrent ? 'page' : undefined} onClick={onNavigate}>
        <bdi className={classes.title} title={title}>
          {title}
        </bdi>
        <span className={classes.moment}>
          <Moment at={updated_at} />
        </span>
      </Link>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={texts.actions(title)}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
            {texts.rename}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
            {texts.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
