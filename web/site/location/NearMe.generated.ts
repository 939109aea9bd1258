/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NearMeQueryVariables = Exact<{
  filter: Types.SupplierFilter;
}>;


export type NearMeQuery = { suppliers: { totalCount: number, isTotalExact: boolean, widenedToMiles: number | null } };


export const NearMeDocument = {"kind":"Document","id":"_bo7I_-2","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearMe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}}]}}]}}]} as unknown as DocumentNode<NearMeQuery, NearMeQueryVariables>;
export function useNearMeQuery(options: A.useQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useQuery.Result<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useNearMeQuery(options: A.SkipToken | A.useQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useQuery.Result<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NearMeQueryVariables>>
export function useNearMeQuery(options: any): any { return useQuery(NearMeDocument, options) }
export const useNearMeLazyQuery = (options?: A.useLazyQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useLazyQuery.ResultTuple<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(NearMeDocument, options)