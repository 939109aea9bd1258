/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ScraperSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScraperSettingsQuery = { scraperSettings: { hasPlacesKey: boolean, sources: Array<string>, isApprovalNeeded: boolean | null } };


export const ScraperSettingsDocument = {"kind":"Document","id":"m8pg6f5M","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScraperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPlacesKey"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"isApprovalNeeded"}}]}}]}}]} as unknown as DocumentNode<ScraperSettingsQuery, ScraperSettingsQueryVariables>;
export function useScraperSettingsQuery(options?: A.useQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useQuery.Result<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScraperSettingsQuery(options: A.SkipToken | A.useQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useQuery.Result<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScraperSettingsQueryVariables>>
export function useScraperSettingsQuery(options?: any): any { return useQuery(ScraperSettingsDocument, options) }
export const useScraperSettingsLazyQuery = (options?: A.useLazyQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useLazyQuery.ResultTuple<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScraperSettingsDocument, options)