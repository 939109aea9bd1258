/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountNeedQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountNeedQuery = { myNeed: Types.AccountNeed | null, myRole: Types.UserRole | null };


export const AccountNeedDocument = {"kind":"Document","id":"G4PniHEO","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountNeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNeed"}},{"kind":"Field","name":{"kind":"Name","value":"myRole"}}]}}]} as unknown as DocumentNode<AccountNeedQuery, AccountNeedQueryVariables>;
export function useAccountNeedQuery(options?: A.useQuery.Options<AccountNeedQuery, AccountNeedQueryVariables>): A.useQuery.Result<AccountNeedQuery, AccountNeedQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAccountNeedQuery(options: A.SkipToken | A.useQuery.Options<AccountNeedQuery, AccountNeedQueryVariables>): A.useQuery.Result<AccountNeedQuery, AccountNeedQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AccountNeedQueryVariables>>
export function useAccountNeedQuery(options?: any): any { return useQuery(AccountNeedDocument, options) }
export const useAccountNeedLazyQuery = (options?: A.useLazyQuery.Options<AccountNeedQuery, AccountNeedQueryVariables>): A.useLazyQuery.ResultTuple<AccountNeedQuery, AccountNeedQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AccountNeedDocument, options)