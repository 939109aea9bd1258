/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonalDataQueryVariables = Exact<{
  search: string;
}>;


export type PersonalDataQuery = { personalData: { isMore: boolean, alsoKnownBy: Array<string>, entries: Array<{ id: string, kind: Types.PersonalDataKind, at: string, isOwn: boolean, facts: unknown, step: Types.ErasureStep, words: string | null }> } | null };

export type ExportPersonalDataMutationVariables = Exact<{
  input: Types.ExportPersonalDataInput;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: { file: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type ErasePersonalDataMutationVariables = Exact<{
  input: Types.ErasePersonalDataInput;
}>;


export type ErasePersonalDataMutation = { erasePersonalData: { erasure: { deletedCount: number, blankedCount: number, retainedCount: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const PersonalDataDocument = {"kind":"Document","id":"AOKnu3h_","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMore"}},{"kind":"Field","name":{"kind":"Name","value":"alsoKnownBy"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const ExportPersonalDataDocument = {"kind":"Document","id":"fCM9mQ5Q","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPersonalDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ErasePersonalDataDocument = {"kind":"Document","id":"r5oNWWT1","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePersonalDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCount"}},{"kind":"Field","name":{"kind":"Name","value":"blankedCount"}},{"kind":"Field","name":{"kind":"Name","value":"retainedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export function usePersonalDataQuery(options: A.useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>): A.useQuery.Result<PersonalDataQuery, PersonalDataQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePersonalDataQuery(options: A.SkipToken | A.useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>): A.useQuery.Result<PersonalDataQuery, PersonalDataQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonalDataQueryVariables>>
export function usePersonalDataQuery(options: any): any { return useQuery(PersonalDataDocument, options) }
export const usePersonalDataLazyQuery = (options?: A.useLazyQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>): A.useLazyQuery.ResultTuple<PersonalDataQuery, PersonalDataQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PersonalDataDocument, options)
export const useExportPersonalDataMutation = (options?: A.useMutation.Options<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>): A.useMutation.ResultTuple<ExportPersonalDataMutation, ExportPersonalDataMutationVariables> => A.useMutation<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>(ExportPersonalDataDocument, options ?? {}) as A.useMutation.ResultTuple<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>
export const useErasePersonalDataMutation = (options?: A.useMutation.Options<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>): A.useMutation.ResultTuple<ErasePersonalDataMutation, ErasePersonalDataMutationVariables> => A.useMutation<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>(ErasePersonalDataDocument, options ?? {}) as A.useMutation.ResultTuple<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>