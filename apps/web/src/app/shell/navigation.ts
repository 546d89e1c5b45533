import {
  type Icon,
  IconBolt,
  IconBookmark,
  IconCalendar,
  IconChartBar,
  IconCompass,
  IconFileImport,
  IconFileText,
  IconFolders,
  IconInbox,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMail,
  IconMessageChatbot,
  IconSend,
  IconSettings,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import { appTexts } from './app-texts.ts'
import { paths } from './paths.ts'

const texts = appTexts.sidebar

interface NavigationItem {
  label: string
  icon: Icon
}

/** The screens that the navigation links to. */
export const navigationLinks: readonly (NavigationItem & { path: string })[] = [
  { label: texts.discover, icon: IconCompass, path: paths.dashboard },
  { label: texts.rapidSearch, icon: IconBolt, path: paths.rapidSearch },
  { label: texts.collections, icon: IconFolders, path: paths.collections },
  { label: texts.pipeline, icon: IconLayoutKanban, path: paths.pipeline },
  { label: texts.assistant, icon: IconMessageChatbot, path: paths.conversation },
  { label: texts.emailConfig, icon: IconMail, path: paths.emailConfig },
  { label: texts.outreach, icon: IconSend, path: paths.campaigns },
  { label: texts.inbox, icon: IconInbox, path: paths.inbox },
  { label: texts.import, icon: IconFileImport, path: paths.import },
]

/** Announced screens that are not available yet. */
export const comingSoonItems: readonly NavigationItem[] = [
  { label: texts.overview, icon: IconLayoutDashboard },
  { label: texts.analytics, icon: IconChartBar },
  { label: texts.creators, icon: IconUsers },
  { label: texts.saved, icon: IconBookmark },
  { label: texts.campaigns, icon: IconSpeakerphone },
  { label: texts.schedule, icon: IconCalendar },
  { label: texts.reports, icon: IconFileText },
  { label: texts.settings, icon: IconSettings },
]

/** Whether a link is the current one: for the dashboard the same path only, otherwise also paths below it. */
export function isActivePath(linkPath: string, currentPath: string): boolean {
  return linkPath === paths.dashboard ? currentPath === linkPath : currentPath.startsWith(linkPath)
}
