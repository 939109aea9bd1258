/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PopularLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularLocationsQuery = { popularLocations: Array<{ id: string, name: string, supplierCount: number }> };


export const PopularLocationsDocument = {"kind":"Document","id":"HPOfx30I","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PopularLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popularLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<PopularLocationsQuery, PopularLocationsQueryVariables>;
export function usePopularLocationsQuery(options?: A.useQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useQuery.Result<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePopularLocationsQuery(options: A.SkipToken | A.useQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useQuery.Result<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PopularLocationsQueryVariables>>
export function usePopularLocationsQuery(options?: any): any { return useQuery(PopularLocationsDocument, options) }
export const usePopularLocationsLazyQuery = (options?: A.useLazyQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useLazyQuery.ResultTuple<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PopularLocationsDocument, options)