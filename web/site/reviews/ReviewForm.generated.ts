/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreateReviewMutationVariables = Exact<{
  input: Types.CreateReviewInput;
}>;


export type CreateReviewMutation = { createReview: { review: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const CreateReviewDocument = {"kind":"Document","id":"qBx0Y6Db","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateReviewMutation, CreateReviewMutationVariables>;
export const useCreateReviewMutation = (options?: A.useMutation.Options<CreateReviewMutation, CreateReviewMutationVariables>): A.useMutation.ResultTuple<CreateReviewMutation, CreateReviewMutationVariables> => A.useMutation<CreateReviewMutation, CreateReviewMutationVariables>(CreateReviewDocument, options ?? {}) as A.useMutation.ResultTuple<CreateReviewMutation, CreateReviewMutationVariables>