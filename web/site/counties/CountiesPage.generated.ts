/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CountiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountiesQuery = { counties: Array<{ id: string, name: string, urlName: string, country: Types.Nation | null, supplierCount: number }>, countries: Array<{ id: string, name: string, urlName: string, supplierCount: number }> };


export const CountiesDocument = {"kind":"Document","id":"l5skaaZr","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<CountiesQuery, CountiesQueryVariables>;
export function useCountiesQuery(options?: A.useQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useQuery.Result<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountiesQuery(options: A.SkipToken | A.useQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useQuery.Result<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountiesQueryVariables>>
export function useCountiesQuery(options?: any): any { return useQuery(CountiesDocument, options) }
export const useCountiesLazyQuery = (options?: A.useLazyQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useLazyQuery.ResultTuple<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountiesDocument, options)