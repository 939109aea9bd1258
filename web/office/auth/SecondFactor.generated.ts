/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { isOn: boolean, recoveryCodesLeft: number } };

export type CreateSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type CreateSecondFactorMutation = { createSecondFactor: { secret: { secret: string, uri: string, qrCode: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type EnableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type EnableSecondFactorMutation = { enableSecondFactor: { recoveryCodes: Array<string> | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type DeleteSecondFactorMutationVariables = Exact<{
  input: Types.DeleteSecondFactorInput;
}>;


export type DeleteSecondFactorMutation = { deleteSecondFactor: { isOff: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const MySecondFactorDocument = {"kind":"Document","id":"x77q0oQ5","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const CreateSecondFactorDocument = {"kind":"Document","id":"g9vI-dwG","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>;
export const EnableSecondFactorDocument = {"kind":"Document","id":"4dWDnDxb","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","id":"KNvpy-ES","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRecoveryCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const DeleteSecondFactorDocument = {"kind":"Document","id":"6lQIolFF","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOff"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>;
export function useMySecondFactorQuery(options?: A.useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>): A.useQuery.Result<MySecondFactorQuery, MySecondFactorQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMySecondFactorQuery(options: A.SkipToken | A.useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>): A.useQuery.Result<MySecondFactorQuery, MySecondFactorQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MySecondFactorQueryVariables>>
export function useMySecondFactorQuery(options?: any): any { return useQuery(MySecondFactorDocument, options) }
export const useMySecondFactorLazyQuery = (options?: A.useLazyQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>): A.useLazyQuery.ResultTuple<MySecondFactorQuery, MySecondFactorQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MySecondFactorDocument, options)
export const useCreateSecondFactorMutation = (options?: A.useMutation.Options<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>): A.useMutation.ResultTuple<CreateSecondFactorMutation, CreateSecondFactorMutationVariables> => A.useMutation<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>(CreateSecondFactorDocument, options ?? {}) as A.useMutation.ResultTuple<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>
export const useEnableSecondFactorMutation = (options?: A.useMutation.Options<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>): A.useMutation.ResultTuple<EnableSecondFactorMutation, EnableSecondFactorMutationVariables> => A.useMutation<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>(EnableSecondFactorDocument, options ?? {}) as A.useMutation.ResultTuple<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>
export const useRenewRecoveryCodesMutation = (options?: A.useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>): A.useMutation.ResultTuple<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> => A.useMutation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(RenewRecoveryCodesDocument, options ?? {}) as A.useMutation.ResultTuple<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>
export const useDeleteSecondFactorMutation = (options?: A.useMutation.Options<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>): A.useMutation.ResultTuple<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables> => A.useMutation<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>(DeleteSecondFactorDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>