import type { ApolloClient } from '@apollo/client'
import type { RouteObject } from 'react-router'
import { loadAds } from '../ads/load-ads.ts'
import type { LoadArgs, Screen, ScreenHandle } from '../page/screen.ts'
import { importCode } from '../ui/load-code.ts'
import { Crashed } from './Crashed.tsx'
import { Layout } from './Layout.tsx'
import type { NavigationGuard } from './stay-on-page.ts'

const screens = import.meta.glob<Screen>(['../*/*Page.tsx', '!../app/*'])

/** The route around all screens, whose loader is the browser's guard. */
export const screensId = 'screens'

/** Every route of the site; a loader asks with the client of the page that it loads. */
export const createRoutes = (clientOf: (args: LoadArgs) => ApolloClient, guard?: NavigationGuard): RouteObject[] => {
  /** A screen, by its file's name under web/ without the extension. */
  const screen = (path: string, name: string): RouteObject => {
    const read = screens[`../${name}.tsx`]!
    const load = async (args: LoadArgs) => (await importCode(read)).load?.(clientOf(args), args)
    const handle: ScreenHandle = { module: `web/${name}.tsx`, load }
    const lazy = async () => {
      const { Component, load: hasLoad } = await (guard?.importScreen ?? importCode)(read)
      return { Component, ...(import.meta.env.SSR && hasLoad ? { loader: load } : {}) }
    }
    return { path, handle, lazy }
  }
  return [
    {
      element: <Layout />,
      ...(import.meta.env.SSR ? { loader: (args: LoadArgs) => loadAds(clientOf(args)) } : {}),
      children: [
        {
          id: screensId,
          errorElement: <Crashed />,
          ...(guard ? { loader: guard.loader, shouldRevalidate: () => !navigator.onLine } : {}),
          children: [
            screen('/', 'home/HomePage'),
            screen('/directory', 'directory/DirectoryPage'),
            screen('/map', 'map/MapPage'),
            screen('/suppliers/:id', 'profile/SupplierPage'),
            screen('/blog', 'blog/BlogPage'),
            screen('/blog/:slug', 'blog/PostPage'),
            screen('/register-business', 'registration/RegisterPage'),
            screen('/contact', 'contact/ContactPage'),
            screen('/login', 'auth/LoginPage'),
            screen('/invitation', 'people/InvitationPage'),
            screen('/confirm-email', 'auth/ConfirmEmailPage'),
            screen('/admin/:screen?', 'admin/AdminPage'),
            screen('/privacy-policy', 'legal/PrivacyPage'),
            screen('/terms-of-service', 'legal/TermsPage'),
            screen('/cookie-policy', 'legal/CookiesPage'),
            screen('/sitemap', 'legal/SitemapPage'),
            screen('/partners', 'partners/PartnersPage'),
            screen('/partners/widget', 'partners/PartnersPage'),
            screen('/counties', 'counties/CountiesPage'),
            screen('/counties/:county', 'counties/CountyPage'),
            screen('/counties/:county/:town', 'counties/AreaPage'),
            screen('/countries/:country', 'counties/AreaPage'),
            screen('/countries/:country/:town', 'counties/AreaPage'),
            screen('/county-suppliers/:county', 'counties/OldCountyPage'),
            screen('*', 'directory/NotFoundPage'),
          ],
        },
      ],
    },
  ]
}
