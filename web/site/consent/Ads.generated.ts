/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdsQuery = { adSettings: { isEnabled: boolean, network: Types.AdNetwork, publisherId: string, isTestMode: boolean }, adSlots: Array<{ id: string, name: string, format: Types.AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null }> };


export const AdsDocument = {"kind":"Document","id":"FINfCmN3","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}}]}}]}}]} as unknown as DocumentNode<AdsQuery, AdsQueryVariables>;
export function useAdsQuery(options?: A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdsQuery(options: A.SkipToken | A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdsQueryVariables>>
export function useAdsQuery(options?: any): any { return useQuery(AdsDocument, options) }
export const useAdsLazyQuery = (options?: A.useLazyQuery.Options<AdsQuery, AdsQueryVariables>): A.useLazyQuery.ResultTuple<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdsDocument, options)