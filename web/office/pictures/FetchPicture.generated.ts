/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FetchPictureMutationVariables = Exact<{
  input: Types.FetchPictureInput;
}>;


export type FetchPictureMutation = { fetchPicture: { picture: { url: string, width: number, height: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const FetchPictureDocument = {"kind":"Document","id":"U_lRDlRI","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FetchPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<FetchPictureMutation, FetchPictureMutationVariables>;
export const useFetchPictureMutation = (options?: A.useMutation.Options<FetchPictureMutation, FetchPictureMutationVariables>): A.useMutation.ResultTuple<FetchPictureMutation, FetchPictureMutationVariables> => A.useMutation<FetchPictureMutation, FetchPictureMutationVariables>(FetchPictureDocument, options ?? {}) as A.useMutation.ResultTuple<FetchPictureMutation, FetchPictureMutationVariables>