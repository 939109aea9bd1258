/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfferedInvitationQueryVariables = Exact<{
  token: string;
}>;


export type OfferedInvitationQuery = { invitation: { email: string, role: Types.UserRole, expiresAt: string } | null };

export type AcceptInvitationMutationVariables = Exact<{
  input: Types.AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { username: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };


export const OfferedInvitationDocument = {"kind":"Document","id":"zMFq3s_D","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<OfferedInvitationQuery, OfferedInvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","id":"eHo3hnp9","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export function useOfferedInvitationQuery(options: A.useQuery.Options<OfferedInvitationQuery, OfferedInvitationQueryVariables>): A.useQuery.Result<OfferedInvitationQuery, OfferedInvitationQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOfferedInvitationQuery(options: A.SkipToken | A.useQuery.Options<OfferedInvitationQuery, OfferedInvitationQueryVariables>): A.useQuery.Result<OfferedInvitationQuery, OfferedInvitationQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfferedInvitationQueryVariables>>
export function useOfferedInvitationQuery(options: any): any { return useQuery(OfferedInvitationDocument, options) }
export const useOfferedInvitationLazyQuery = (options?: A.useLazyQuery.Options<OfferedInvitationQuery, OfferedInvitationQueryVariables>): A.useLazyQuery.ResultTuple<OfferedInvitationQuery, OfferedInvitationQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OfferedInvitationDocument, options)
export const useAcceptInvitationMutation = (options?: A.useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>): A.useMutation.ResultTuple<AcceptInvitationMutation, AcceptInvitationMutationVariables> => A.useMutation<AcceptInvitationMutation, AcceptInvitationMutationVariables>(AcceptInvitationDocument, options ?? {}) as A.useMutation.ResultTuple<AcceptInvitationMutation, AcceptInvitationMutationVariables>