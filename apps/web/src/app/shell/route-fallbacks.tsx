import { Anchor, Box, Button, Center, Group, Loader, Stack, Text, TextInput, Title } from '@mantine/core'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { LogoLink } from '../../ui/logo.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { documentTexts } from './document-texts.ts'
import { paths } from './paths.ts'
import { useNewerBuild } from './use-newer-build.ts'

const reload = () => window.location.reload()

/** Shown for unknown addresses and for screens that threw an error. Depends on nothing that could have failed. */
export function ErrorFallback() {
  const texts = documentTexts.error
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error)
  const mayBeReloaded = useNewerBuild(!isUnknown, reload)
  if (mayBeReloaded) return <PageLoader />
  return (
    <>
      <ScreenTitle title={texts.title} />
      <Box component="header" px={24} py={8} style={{ borderBottom: '1px solid var(--troupe-line)' }}>
        <LogoLink />
      </Box>
      <Stack component="main" gap={24} maw={560} mx="auto" px={24} py={64}>
        <Stack gap={12}>
          <Title order={1}>{texts.title}</Title>
          <Text c="dimmed">{describeRouteError(error)}</Text>
        </Stack>
        {isUnknown ? (
          <SearchForm />
        ) : (
          <Button onClick={reload} style={{ alignSelf: 'flex-start' }}>
            {texts.retry}
          </Button>
        )}
        <Anchor component={Link} to={paths.home}>
          {texts.home}
        </Anchor>
      </Stack>
    </>
  )
}

/** A search of Discover. The form is plain, so that the document is loaded anew. */
function SearchForm() {
  const texts = documentTexts.error
  return (
    <form action={paths.dashboard}>
      <Group gap={8} align="stretch">
        <TextInput
          type="search"
          name="q"
          required
          maxLength={500}
          aria-label={texts.searchLabel}
          placeholder={texts.searchLabel}
          size="md"
          flex="1 1 220px"
        />
        <Button type="submit" size="md">
          {texts.search}
        </Button>
      </Group>
    </form>
  )
}

function describeRouteError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? documentTexts.error.notFound : `${error.status} ${error.statusText}`
  }
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
