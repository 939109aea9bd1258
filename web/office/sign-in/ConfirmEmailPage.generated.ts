/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerifyEmailMutationVariables = Exact<{
  input: Types.VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { address: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };


export const VerifyEmailDocument = {"kind":"Document","id":"ngnQiiMR","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const useVerifyEmailMutation = (options?: A.useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>): A.useMutation.ResultTuple<VerifyEmailMutation, VerifyEmailMutationVariables> => A.useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options ?? {}) as A.useMutation.ResultTuple<VerifyEmailMutation, VerifyEmailMutationVariables>