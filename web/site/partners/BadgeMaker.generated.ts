/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BadgeQueryVariables = Exact<{
  id: string;
}>;


export type BadgeQuery = { supplier: { id: string, averageRating: number | null, reviewCount: number, title: string } | null };


export const BadgeDocument = {"kind":"Document","id":"FJaEHDi4","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Badge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<BadgeQuery, BadgeQueryVariables>;
export function useBadgeQuery(options: A.useQuery.Options<BadgeQuery, BadgeQueryVariables>): A.useQuery.Result<BadgeQuery, BadgeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBadgeQuery(options: A.SkipToken | A.useQuery.Options<BadgeQuery, BadgeQueryVariables>): A.useQuery.Result<BadgeQuery, BadgeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BadgeQueryVariables>>
export function useBadgeQuery(options: any): any { return useQuery(BadgeDocument, options) }
export const useBadgeLazyQuery = (options?: A.useLazyQuery.Options<BadgeQuery, BadgeQueryVariables>): A.useLazyQuery.ResultTuple<BadgeQuery, BadgeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BadgeDocument, options)