/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminStats_FiguresFragment = { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } & { ' $fragmentName'?: 'AdminStats_FiguresFragment' };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { adminStats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } };

export const AdminStats_FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]} as unknown as DocumentNode<AdminStats_FiguresFragment, unknown>;
export const AdminStatsDocument = {"kind":"Document","id":"TjPH2S6e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]} as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;
export const useAdminStats_FiguresFragment = (from: A.useFragment.Options<AdminStats_FiguresFragment, never>['from']) =>
  useFragment({ fragment: AdminStats_FiguresFragmentDoc, fragmentName: 'AdminStats_figures', from })
export function useAdminStatsQuery(options?: A.useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useQuery.Result<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdminStatsQuery(options: A.SkipToken | A.useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useQuery.Result<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdminStatsQueryVariables>>
export function useAdminStatsQuery(options?: any): any { return useQuery(AdminStatsDocument, options) }
export const useAdminStatsLazyQuery = (options?: A.useLazyQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useLazyQuery.ResultTuple<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdminStatsDocument, options)