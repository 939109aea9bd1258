/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { myNeed: Types.AccountNeed | null, myRole: Types.UserRole | null, me: { id: string, username: string, isAdmin: boolean } | null };


export const MeDocument = {"kind":"Document","id":"j5QSvV9R","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myNeed"}},{"kind":"Field","name":{"kind":"Name","value":"myRole"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export function useMeQuery(options?: A.useQuery.Options<MeQuery, MeQueryVariables>): A.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMeQuery(options: A.SkipToken | A.useQuery.Options<MeQuery, MeQueryVariables>): A.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MeQueryVariables>>
export function useMeQuery(options?: any): any { return useQuery(MeDocument, options) }
export const useMeLazyQuery = (options?: A.useLazyQuery.Options<MeQuery, MeQueryVariables>): A.useLazyQuery.ResultTuple<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MeDocument, options)