/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CountyAddressQueryVariables = Exact<{
  urlName: string;
}>;


export type CountyAddressQuery = { county: { id: string, urlName: string } | null };


export const CountyAddressDocument = {"kind":"Document","id":"H27COfvt","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountyAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}}]}}]}}]} as unknown as DocumentNode<CountyAddressQuery, CountyAddressQueryVariables>;
export function useCountyAddressQuery(options: A.useQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useQuery.Result<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountyAddressQuery(options: A.SkipToken | A.useQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useQuery.Result<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountyAddressQueryVariables>>
export function useCountyAddressQuery(options: any): any { return useQuery(CountyAddressDocument, options) }
export const useCountyAddressLazyQuery = (options?: A.useLazyQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useLazyQuery.ResultTuple<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountyAddressDocument, options)