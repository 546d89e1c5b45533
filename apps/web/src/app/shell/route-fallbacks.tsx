import { Anchor, Center, Loader, Stack, Text, Title } from '@mantine/core'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { documentTexts } from './document-texts.ts'
import { paths } from './paths.ts'

/** Shown for unknown addresses and for screens that threw an error. */
export function ErrorFallback() {
  const texts = documentTexts.error
  return (
    <Stack component="main" gap={12} maw={560} mx="auto" px={24} py={96}>
      <ScreenTitle title={texts.title} />
      <Title order={1}>{texts.title}</Title>
      <Text c="dimmed">{describeRouteError(useRouteError())}</Text>
      <Anchor component={Link} to={paths.home}>
        {texts.home}
      </Anchor>
    </Stack>
  )
}

function describeRouteError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : documentTexts.error.unknown
}

/** Shown while a page is loading. */
export function PageLoader() {
  return (
    <Center mih="100dvh" role="status" aria-label={documentTexts.loading}>
      <Loader size="sm" />
    </Center>
  )
}
