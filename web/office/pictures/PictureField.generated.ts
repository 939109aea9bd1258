/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RemotePictureQueryVariables = Exact<{
  address: string;
}>;


export type RemotePictureQuery = { remotePicture: { problem: string | null, picture: { url: string } | null } | null };


export const RemotePictureDocument = {"kind":"Document","id":"ahUA_77e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemotePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remotePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<RemotePictureQuery, RemotePictureQueryVariables>;
export function useRemotePictureQuery(options: A.useQuery.Options<RemotePictureQuery, RemotePictureQueryVariables>): A.useQuery.Result<RemotePictureQuery, RemotePictureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useRemotePictureQuery(options: A.SkipToken | A.useQuery.Options<RemotePictureQuery, RemotePictureQueryVariables>): A.useQuery.Result<RemotePictureQuery, RemotePictureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RemotePictureQueryVariables>>
export function useRemotePictureQuery(options: any): any { return useQuery(RemotePictureDocument, options) }
export const useRemotePictureLazyQuery = (options?: A.useLazyQuery.Options<RemotePictureQuery, RemotePictureQueryVariables>): A.useLazyQuery.ResultTuple<RemotePictureQuery, RemotePictureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(RemotePictureDocument, options)