/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WidgetCountiesQueryVariables = Exact<{ [key: string]: never; }>;


export type WidgetCountiesQuery = { counties: Array<{ id: string, name: string, urlName: string }> };


export const WidgetCountiesDocument = {"kind":"Document","id":"nzz-F1MZ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetCounties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}}]}}]}}]} as unknown as DocumentNode<WidgetCountiesQuery, WidgetCountiesQueryVariables>;
export function useWidgetCountiesQuery(options?: A.useQuery.Options<WidgetCountiesQuery, WidgetCountiesQueryVariables>): A.useQuery.Result<WidgetCountiesQuery, WidgetCountiesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useWidgetCountiesQuery(options: A.SkipToken | A.useQuery.Options<WidgetCountiesQuery, WidgetCountiesQueryVariables>): A.useQuery.Result<WidgetCountiesQuery, WidgetCountiesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WidgetCountiesQueryVariables>>
export function useWidgetCountiesQuery(options?: any): any { return useQuery(WidgetCountiesDocument, options) }
export const useWidgetCountiesLazyQuery = (options?: A.useLazyQuery.Options<WidgetCountiesQuery, WidgetCountiesQueryVariables>): A.useLazyQuery.ResultTuple<WidgetCountiesQuery, WidgetCountiesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(WidgetCountiesDocument, options)