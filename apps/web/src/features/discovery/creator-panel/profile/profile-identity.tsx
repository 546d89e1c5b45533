import { ActionIcon, Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconExternalLink, IconMail, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import type { Creator } from '@troupe/contract/creators'
import { getCountryName } from '../../../../lib/format/names.ts'
import { toHttpsUrl } from '../../../../lib/https-url.ts'
import { CategoryTag } from '../../../../ui/category/category-tag.tsx'
import { CreatorAvatar } from '../../../../ui/creator/creator-avatar.tsx'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { ConfirmedMark } from '../../../../ui/creator-card/confirmed-mark.tsx'
import { creatorTexts } from '../../../../ui/creator-card/creator-texts.ts'
import { panelTexts as texts } from './panel-texts.ts'
import classes from './profile-identity.module.css'

/** Name, links and contact of the creator. */
export function ProfileIdentity({ creator }: { creator: Creator }) {
  const { avatar_path, title, description, content_categories, platform } = creator
  const profileUrl = toHttpsUrl(creator.url)
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <CreatorAvatar src={avatar_path} name={title} size={72} />
        <Place creator={creator} />
      </div>
      {description !== '' && (
        <p className={classes.description} dir="auto">
          {description} <ConfirmedMark creator={creator} field="description" />
        </p>
      )}
      {content_categories.length > 0 && (
        <ul className={classes.categories} aria-label={creatorTexts.categories}>
          {content_categories.map((id) => (
            <li key={id}>
              <CategoryTag id={id} />
            </li>
          ))}
          {creator.confirmed_fields.includes('content_categories') && (
            <li>
              <ConfirmedMark creator={creator} field="content_categories" />
            </li>
          )}
        </ul>
      )}
      <div className={classes.ways}>
        {profileUrl && (
          <Button
            component="a"
            href={profileUrl}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {texts.viewProfile(platform)}
          </Button>
        )}
        <EmailLine creator={creator} />
      </div>
    </div>
  )
}

/** Platform, handle and region; the name is the title of the panel. */
function Place({ creator }: { creator: Creator }) {
  const { handle, platform, region, verified } = creator
  return (
    <div className={classes.place}>
      <p className={classes.handle}>
        <PlatformGlyph platform={platform} size={18} />
        <bdi>{handle.startsWith('@') ? handle : `@${handle}`}</bdi>
        {verified && (
          <IconRosetteDiscountCheckFilled
            className={classes.verified}
            size={18}
            role="img"
            aria-label={creatorTexts.verified}
          />
        )}
        <ConfirmedMark creator={creator} field="handle" />
      </p>
      {region && (
        <p className={classes.quiet}>
          {getCountryName(region)} <ConfirmedMark creator={creator} field="region" />
        </p>
      )}
    </div>
  )
}

function EmailLine({ creator }: { creator: Creator }) {
  const { email, email_source } = creator
  if (email === null) return <span className={classes.quiet}>{creatorTexts.hasNoEmail}</span>
  return (
    <span className={classes.email}>
      <IconMail size={16} aria-hidden />
      <span className={classes.address}>{email}</span>
      <CopyButton value={email}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={copied ? texts.copied : texts.copyEmail}
            title={texts.copyEmail}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
      {email_source && <span className={classes.quiet}>{texts.emailSources[email_source]}</span>}
      <ConfirmedMark creator={creator} field="email" />
    </span>
  )
}
