import type { ApolloClient } from '@apollo/client'
import type { RouteObject } from 'react-router'
import { AdsDocument } from '../site/consent/Ads.generated.ts'
import type { LoadArgs, Screen, ScreenHandle } from '../ui/page/screen.ts'
import { importCode } from '../ui/load-code.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Layout } from './Layout.tsx'
import type { NavigationGuard } from './navigation-guard.ts'

const screens = import.meta.glob<Screen>(['../{site,office}/*/*Page.tsx'])

export const screensId = 'screens'

export const createRoutes = (getClient: (args: LoadArgs) => ApolloClient, guard?: NavigationGuard): RouteObject[] => {
  /** `name` is the screen's file under web/, without its extension. */
  const screen = (path: string, name: string): RouteObject => {
    const read = screens[`../${name}.tsx`]!
    const load = async (args: LoadArgs) => (await importCode(read)).load?.(getClient(args), args)
    const handle: ScreenHandle = { module: `web/${name}.tsx`, load }
    const lazy = async () => {
      const code = await (guard?.importScreen ?? importCode)(read)
      return { Component: code.Component, ...(import.meta.env.SSR && code.load ? { loader: load } : {}) }
    }
    return { path, handle, lazy }
  }
  const loadAds = async (args: LoadArgs) => {
    await getClient(args).query({ query: AdsDocument })
    return null
  }
  return [
    {
      element: <Layout />,
      // On the server, so that the slots' space is reserved from the start.
      ...(import.meta.env.SSR ? { loader: loadAds } : {}),
      children: [
        {
          id: screensId,
          errorElement: <RenderError />,
          ...(guard ? { loader: guard.loader, shouldRevalidate: () => !navigator.onLine } : {}),
          children: [
            screen('/', 'site/home/HomePage'),
            screen('/directory', 'site/directory/DirectoryPage'),
            screen('/map', 'site/map-page/MapPage'),
            screen('/suppliers/:id', 'site/profile/SupplierPage'),
            screen('/blog', 'site/blog/BlogPage'),
            screen('/blog/:slug', 'site/blog/PostPage'),
            screen('/register-business', 'site/registration/RegisterPage'),
            screen('/contact', 'site/contact/ContactPage'),
            screen('/login', 'office/sign-in/LoginPage'),
            screen('/invitation', 'office/people/InvitationPage'),
            screen('/confirm-email', 'office/sign-in/ConfirmEmailPage'),
            screen('/admin/:screen?', 'office/frame/AdminPage'),
            screen('/privacy-policy', 'site/legal/LegalPage'),
            screen('/terms-of-service', 'site/legal/LegalPage'),
            screen('/cookie-policy', 'site/legal/LegalPage'),
            screen('/sitemap', 'site/legal/SitemapPage'),
            screen('/partners', 'site/partners/PartnersPage'),
            screen('/partners/widget', 'site/partners/PartnersPage'),
            screen('/counties', 'site/counties/CountiesPage'),
            screen('/counties/:county', 'site/counties/CountyPage'),
            screen('/counties/:county/:town', 'site/counties/AreaPage'),
            screen('/countries/:country', 'site/counties/AreaPage'),
            screen('/countries/:country/:town', 'site/counties/AreaPage'),
            screen('/county-suppliers/:county', 'site/counties/OldCountyPage'),
            screen('*', 'site/directory/NotFoundPage'),
          ],
        },
      ],
    },
  ]
}

const RenderError = () => (
  <div className="container narrow nothing-here" role="alert">
    <h1 className="heading large">This page could not be shown</h1>
    <p>Sorry, something went wrong. Reload the page or go to the directory.</p>
    <ButtonLink to="/directory" reloadDocument>
      Browse the Directory
    </ButtonLink>
  </div>
)
