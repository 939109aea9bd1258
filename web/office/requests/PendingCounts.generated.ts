/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PendingCount_CountFragment = { kind: Types.PendingKind, count: number, unread: number } & { ' $fragmentName'?: 'PendingCount_CountFragment' };

export type PendingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingCountsQuery = { pendingCounts: Array<{ kind: Types.PendingKind, count: number, unread: number }> };

export type PendingCountsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PendingCountsLiveSubscription = { pendingCounts: Array<{ kind: Types.PendingKind, count: number, unread: number }> | null };

export const PendingCount_CountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<PendingCount_CountFragment, unknown>;
export const PendingCountsDocument = {"kind":"Document","id":"wu8HveD1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<PendingCountsQuery, PendingCountsQueryVariables>;
export const PendingCountsLiveDocument = {"kind":"Document","id":"w3RH2H2W","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PendingCountsLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<PendingCountsLiveSubscription, PendingCountsLiveSubscriptionVariables>;
export const usePendingCount_CountFragment = (from: A.useFragment.Options<PendingCount_CountFragment, never>['from']) =>
  useFragment({ fragment: PendingCount_CountFragmentDoc, fragmentName: 'PendingCount_count', from })
export function usePendingCountsQuery(options?: A.useQuery.Options<PendingCountsQuery, PendingCountsQueryVariables>): A.useQuery.Result<PendingCountsQuery, PendingCountsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePendingCountsQuery(options: A.SkipToken | A.useQuery.Options<PendingCountsQuery, PendingCountsQueryVariables>): A.useQuery.Result<PendingCountsQuery, PendingCountsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PendingCountsQueryVariables>>
export function usePendingCountsQuery(options?: any): any { return useQuery(PendingCountsDocument, options) }
export const usePendingCountsLazyQuery = (options?: A.useLazyQuery.Options<PendingCountsQuery, PendingCountsQueryVariables>): A.useLazyQuery.ResultTuple<PendingCountsQuery, PendingCountsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PendingCountsDocument, options)
export const usePendingCountsLiveSubscription = (options?: A.SkipToken | A.useSubscription.Options<PendingCountsLiveSubscription, PendingCountsLiveSubscriptionVariables>): A.useSubscription.Result<PendingCountsLiveSubscription> => A.useSubscription(PendingCountsLiveDocument, options as A.useSubscription.Options<PendingCountsLiveSubscription, PendingCountsLiveSubscriptionVariables>)