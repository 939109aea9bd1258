import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { loadAds } from '../ads/load-ads.ts'
import { Crashed } from './Crashed.tsx'
import { Layout } from './Layout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { answer404 } from './status.ts'

/** A screen's module: what it shows, and for the server what it must have read before. */
export interface Screen {
  Component: ComponentType
  /**
   * Runs on the server: in the browser a screen shows its skeletons while its hooks load. May answer `answer404()` or a
   * redirect; a query that fails makes the page a 503.
   */
  load?: (client: ApolloClient, args: LoadArgs) => Promise<unknown>
}

export type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>

/** What the server and the first page in a browser know of a screen's route. */
export interface ScreenHandle {
  /** The file, by which its scripts and styles are found. */
  module: string
  /** The screen's `load`, once its module is there. */
  load?: (args: LoadArgs) => Promise<unknown>
}

const screens = import.meta.glob<Screen>(['../*/*Page.tsx', '!../app/*'])

/** Every address of the site. */
export const createRoutes = (client: ApolloClient): RouteObject[] => {
  /** A screen by its file's name under web/, without the ending. */
  const screen = (path: string, name: string): RouteObject => {
    const handle: ScreenHandle = { module: `web/${name}.tsx` }
    const lazy = async () => {
      const { Component, load } = await screens[`../${name}.tsx`]!()
      if (load) handle.load = (args) => load(client, args)
      return { Component, ...(import.meta.env.SSR && handle.load ? { loader: handle.load } : {}) }
    }
    return { path, handle, lazy }
  }
  return [
    {
      element: <Layout />,
      ...(import.meta.env.SSR ? { loader: () => loadAds(client) } : {}),
      children: [
        {
          errorElement: <Crashed />,
          children: [
            screen('/', 'home/HomePage'),
            screen('/directory', 'suppliers/DirectoryPage'),
            screen('/map', 'map/MapPage'),
            screen('/suppliers/:id', 'suppliers/SupplierPage'),
            screen('/blog', 'blog/BlogPage'),
            screen('/blog/:slug', 'blog/PostPage'),
            screen('/register-business', 'registration/RegisterPage'),
            screen('/contact', 'contact/ContactPage'),
            screen('/login', 'auth/LoginPage'),
            screen('/admin', 'admin/AdminPage'),
            screen('/privacy-policy', 'legal/PrivacyPage'),
            screen('/terms-of-service', 'legal/TermsPage'),
            screen('/cookie-policy', 'legal/CookiesPage'),
            screen('/sitemap', 'legal/SitemapPage'),
            screen('/counties', 'places/CountiesPage'),
            screen('/counties/:county', 'places/CountyPage'),
            screen('/county-suppliers/:county', 'places/OldCountyPage'),
            { path: '*', element: <NotFoundPage />, ...(import.meta.env.SSR ? { loader: answer404 } : {}) },
          ],
        },
      ],
    },
  ]
}
