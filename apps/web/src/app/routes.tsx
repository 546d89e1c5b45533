import { Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import { FocusKeeper } from './focus-keeper.tsx'
import { InterfaceRoute } from './interface-route.tsx'
import { paths } from './shell/paths.ts'
import { ProtectedRoute } from './shell/protected-route.tsx'
import { ErrorFallback, PageLoader } from './shell/route-fallbacks.tsx'

/** A creator's panel, shown over its parent screen. */
const creatorPanel: RouteObject = {
  path: 'creators/:creatorId',
  lazy: async () => ({ Component: (await import('./pages/creator-panel-page.tsx')).CreatorPanelPage }),
}

/** The route table. Each page is loaded on its first visit. */
export const routes: RouteObject[] = [
  {
    // A screen begins at its top; one that is gone back to is where it was left.
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
        <FocusKeeper />
      </>
    ),
    errorElement: <ErrorFallback />,
    hydrateFallbackElement: <PageLoader />,
    children: [
      {
        path: paths.onboarding,
        lazy: async () => ({ Component: (await import('./pages/onboarding-page.tsx')).OnboardingPage }),
      },
      {
        path: `${paths.unsubscribe}/:token`,
        lazy: async () => ({ Component: (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage }),
      },
      {
        path: `${paths.privacyNotice}/:token`,
        lazy: async () => ({ Component: (await import('./pages/law/privacy-notice-page.tsx')).PrivacyNoticePage }),
      },
      {
        path: paths.ownData,
        lazy: async () => ({ Component: (await import('./pages/law/own-data-page.tsx')).OwnDataPage }),
      },
      {
        path: paths.ownChannel,
        lazy: async () => ({ Component: (await import('./pages/own-channel-page.tsx')).OwnChannelPage }),
      },
      {
        element: <InterfaceRoute />,
        children: [
          {
            path: paths.home,
            lazy: async () => ({ Component: (await import('./pages/landing-page.tsx')).LandingPage }),
          },
          { path: paths.auth, lazy: async () => ({ Component: (await import('./pages/auth-page.tsx')).AuthPage }) },
          {
            path: `${paths.join}/:token`,
            lazy: async () => ({ Component: (await import('./pages/workspaces/join-page.tsx')).JoinPage }),
          },
          {
            path: paths.gmailCallback,
            lazy: async () => ({
              Component: (await import('./pages/callbacks/gmail-callback-page.tsx')).GmailCallbackPage,
            }),
          },
          {
            path: paths.microsoftCallback,
            lazy: async () => ({
              Component: (await import('./pages/callbacks/microsoft-callback-page.tsx')).MicrosoftCallbackPage,
            }),
          },
          {
            path: `${paths.singleSignOn}/:provider`,
            lazy: async () => ({
              Component: (await import('./pages/callbacks/single-sign-on-page.tsx')).SingleSignOnPage,
            }),
          },
          {
            element: <ProtectedRoute />,
            children: [
              {
                path: paths.dashboard,
                lazy: async () => ({ Component: (await import('./pages/dashboard-page.tsx')).DashboardPage }),
                children: [creatorPanel],
              },
              {
                path: paths.rapidSearch,
                lazy: async () => ({ Component: (await import('./pages/rapid-search-page.tsx')).RapidSearchPage }),
                children: [creatorPanel],
              },
              {
                path: paths.collections,
                lazy: async () => ({ Component: (await import('./pages/collections-page.tsx')).CollectionsPage }),
              },
              {
                path: `${paths.collections}/:collectionId`,
                lazy: async () => ({
                  Component: (await import('./pages/collection-detail-page.tsx')).CollectionDetailPage,
                }),
                children: [creatorPanel],
              },
              {
                path: paths.pipeline,
                lazy: async () => ({ Component: (await import('./pages/pipeline-page.tsx')).PipelinePage }),
              },
              {
                // A single route, so that a new conversation stays mounted when it receives its address.
                path: `${paths.conversation}/:conversationId?`,
                lazy: async () => ({ Component: (await import('./pages/conversation-page.tsx')).ConversationPage }),
                children: [creatorPanel],
              },
              {
                path: paths.emailConfig,
                lazy: async () => ({ Component: (await import('./pages/email-config-page.tsx')).EmailConfigPage }),
              },
              {
                path: paths.writing,
                lazy: async () => ({ Component: (await import('./pages/writing-page.tsx')).WritingPage }),
              },
              {
                path: paths.campaigns,
                lazy: async () => ({ Component: (await import('./pages/campaigns-page.tsx')).CampaignsPage }),
              },
              {
                path: `${paths.campaigns}/:campaignId`,
                lazy: async () => ({ Component: (await import('./pages/campaign-page.tsx')).CampaignPage }),
                children: [creatorPanel],
              },
              {
                // A single route, so that the list stays when a thread is opened.
                path: `${paths.inbox}/:threadId?`,
                lazy: async () => ({ Component: (await import('./pages/inbox-page.tsx')).InboxPage }),
                children: [creatorPanel],
              },
              {
                path: paths.invitations,
                lazy: async () => ({ Component: (await import('./pages/invitations-page.tsx')).InvitationsPage }),
                children: [creatorPanel],
              },
              {
                path: paths.account,
                lazy: async () => ({ Component: (await import('./pages/account-page.tsx')).AccountPage }),
              },
              {
                path: paths.team,
                lazy: async () => ({ Component: (await import('./pages/workspaces/team-page.tsx')).TeamPage }),
              },
              {
                path: paths.activity,
                lazy: async () => ({
                  Component: (await import('./pages/workspaces/activity-page.tsx')).ActivityPage,
                }),
              },
              {
                path: paths.apiAccess,
                lazy: async () => ({ Component: (await import('./pages/api-access-page.tsx')).ApiAccessPage }),
              },
              {
                path: paths.authorize,
                lazy: async () => ({ Component: (await import('./pages/callbacks/authorize-page.tsx')).AuthorizePage }),
              },
              {
                path: paths.platforms,
                lazy: async () => ({ Component: (await import('./pages/platforms-page.tsx')).PlatformsPage }),
              },
              {
                path: paths.import,
                lazy: async () => ({ Component: (await import('./pages/import-page.tsx')).ImportPage }),
              },
              {
                path: paths.admin,
                lazy: async () => ({ Component: (await import('./pages/operators/admin-page.tsx')).AdminPage }),
              },
              {
                path: paths.selfCheck,
                lazy: async () => ({
                  Component: (await import('./pages/operators/self-check-page.tsx')).SelfCheckPage,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
]
