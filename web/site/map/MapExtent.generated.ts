/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapExtentQueryVariables = Exact<{
  filter?: Types.SupplierFilter | null | undefined;
}>;


export type MapExtentQuery = { suppliers: { extent: { west: number, south: number, east: number, north: number } | null } };


export const MapExtentDocument = {"kind":"Document","id":"xZBtHnoC","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapExtent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"west"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}}]}}]}}]}}]} as unknown as DocumentNode<MapExtentQuery, MapExtentQueryVariables>;
export function useMapExtentQuery(options?: A.useQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useQuery.Result<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMapExtentQuery(options: A.SkipToken | A.useQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useQuery.Result<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MapExtentQueryVariables>>
export function useMapExtentQuery(options?: any): any { return useQuery(MapExtentDocument, options) }
export const useMapExtentLazyQuery = (options?: A.useLazyQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useLazyQuery.ResultTuple<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MapExtentDocument, options)