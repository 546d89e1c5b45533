import { Tooltip } from '@mantine/core'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useInboxCounts } from '../../features/outreach/api/inbox.ts'
import { formatExact } from '../../lib/format/numbers.ts'
import { appTexts } from './app-texts.ts'
import { comingSoonItems, isActivePath, navigationLinks } from './navigation.ts'
import classes from './navigation-list.module.css'
import { paths } from './paths.ts'

interface NavigationListProps {
  /** If false, only the icons of the links are shown, without the section of announced screens. */
  isExpanded: boolean
  onNavigate?: () => void
}

export function NavigationList({ isExpanded, onNavigate }: NavigationListProps) {
  const { pathname } = useLocation()
  const soonId = useId()
  const unread = useInboxCounts().data?.unread ?? 0
  return (
    <>
      <ul className={classes.list}>
        {navigationLinks.map(({ path, label, icon: Icon }) => {
          const count = path === paths.inbox ? unread : 0
          const name = count > 0 ? appTexts.sidebar.withUnread(label, count) : label
          return (
            <li key={path}>
              <Tooltip label={name} position="right" disabled={isExpanded}>
                <Link
                  to={path}
                  className={classes.link}
                  aria-label={name}
                  aria-current={isActivePath(path, pathname) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon size={20} stroke={1.6} aria-hidden />
                  {isExpanded && <span>{label}</span>}
                  {count > 0 && (
                    <>
                      {' '}
                      <span className={classes.unread} data-rail={!isExpanded || undefined} aria-hidden>
                        {isExpanded && formatExact(count)}
                      </span>
                    </>
                  )}
                </Link>
              </Tooltip>
            </li>
          )
        })}
      </ul>
      {isExpanded && (
        <section className={classes.soon} aria-labelledby={soonId}>
          <h2 className={classes.heading} id={soonId}>
            {appTexts.sidebar.comingSoon}
          </h2>
          <ul className={classes.list}>
            {comingSoonItems.map(({ label, icon: Icon }) => (
              <li key={label} className={classes.item}>
                <Icon size={18} stroke={1.6} aria-hidden />
                {label}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
