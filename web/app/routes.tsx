import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { Crashed } from './Crashed.tsx'
import { Layout } from './Layout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { answer404 } from './status.ts'

/** A screen's module: what it shows, and for the server what it must have read before (a thrown Response redirects). */
export interface Screen {
  Component: ComponentType
  /** Runs on the server only: in the browser a screen shows its skeletons while its hooks load. */
  load?: (client: ApolloClient, args: LoaderFunctionArgs) => Promise<unknown>
}

/** Every address of the site. */
export const createRoutes = (client: ApolloClient): RouteObject[] => {
  const screen = (path: string, read: () => Promise<Screen>): RouteObject => ({
    path,
    lazy: async () => {
      const { Component, load } = await read()
      return { Component, ...(import.meta.env.SSR && load ? { loader: (args: LoaderFunctionArgs) => load(client, args) } : {}) }
    },
  })
  return [
    {
      element: <Layout />,
      children: [
        {
          errorElement: <Crashed />,
          children: [
            screen('/directory', () => import('../suppliers/DirectoryPage.tsx')),
            screen('/suppliers/:id', () => import('../suppliers/SupplierPage.tsx')),
            screen('/blog', () => import('../blog/BlogPage.tsx')),
            screen('/blog/:slug', () => import('../blog/PostPage.tsx')),
            { path: '*', element: <NotFoundPage />, ...(import.meta.env.SSR ? { loader: answer404 } : {}) },
          ],
        },
      ],
    },
  ]
}

