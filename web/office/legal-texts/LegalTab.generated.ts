/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditedLegalTextQueryVariables = Exact<{
  page: Types.LegalPage;
}>;


export type EditedLegalTextQuery = { adminLegalText: { page: Types.LegalPage, content: string, changedOn: string | null, version: number } | null };

export type LegalPreviewQueryVariables = Exact<{
  content: string;
  changedOn: string;
}>;


export type LegalPreviewQuery = { legalPreview: { contentHtml: string, changedOn: string } | null };

export type SaveLegalTextMutationVariables = Exact<{
  input: Types.UpdateLegalTextInput;
}>;


export type SaveLegalTextMutation = { updateLegalText: { text: { page: Types.LegalPage, content: string, changedOn: string | null, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type ResetLegalTextMutationVariables = Exact<{
  input: Types.ResetLegalTextInput;
}>;


export type ResetLegalTextMutation = { resetLegalText: { text: { page: Types.LegalPage, content: string, changedOn: string | null, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const EditedLegalTextDocument = {"kind":"Document","id":"K0ngNNbJ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<EditedLegalTextQuery, EditedLegalTextQueryVariables>;
export const LegalPreviewDocument = {"kind":"Document","id":"P5BDdgD-","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}}]}}]}}]} as unknown as DocumentNode<LegalPreviewQuery, LegalPreviewQueryVariables>;
export const SaveLegalTextDocument = {"kind":"Document","id":"jE4AR4l4","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SaveLegalTextMutation, SaveLegalTextMutationVariables>;
export const ResetLegalTextDocument = {"kind":"Document","id":"5g43oqcD","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResetLegalTextMutation, ResetLegalTextMutationVariables>;
export function useEditedLegalTextQuery(options: A.useQuery.Options<EditedLegalTextQuery, EditedLegalTextQueryVariables>): A.useQuery.Result<EditedLegalTextQuery, EditedLegalTextQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useEditedLegalTextQuery(options: A.SkipToken | A.useQuery.Options<EditedLegalTextQuery, EditedLegalTextQueryVariables>): A.useQuery.Result<EditedLegalTextQuery, EditedLegalTextQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditedLegalTextQueryVariables>>
export function useEditedLegalTextQuery(options: any): any { return useQuery(EditedLegalTextDocument, options) }
export const useEditedLegalTextLazyQuery = (options?: A.useLazyQuery.Options<EditedLegalTextQuery, EditedLegalTextQueryVariables>): A.useLazyQuery.ResultTuple<EditedLegalTextQuery, EditedLegalTextQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(EditedLegalTextDocument, options)
export function useLegalPreviewQuery(options: A.useQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables>): A.useQuery.Result<LegalPreviewQuery, LegalPreviewQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLegalPreviewQuery(options: A.SkipToken | A.useQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables>): A.useQuery.Result<LegalPreviewQuery, LegalPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LegalPreviewQueryVariables>>
export function useLegalPreviewQuery(options: any): any { return useQuery(LegalPreviewDocument, options) }
export const useLegalPreviewLazyQuery = (options?: A.useLazyQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables>): A.useLazyQuery.ResultTuple<LegalPreviewQuery, LegalPreviewQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LegalPreviewDocument, options)
export const useSaveLegalTextMutation = (options?: A.useMutation.Options<SaveLegalTextMutation, SaveLegalTextMutationVariables>): A.useMutation.ResultTuple<SaveLegalTextMutation, SaveLegalTextMutationVariables> => A.useMutation<SaveLegalTextMutation, SaveLegalTextMutationVariables>(SaveLegalTextDocument, options ?? {}) as A.useMutation.ResultTuple<SaveLegalTextMutation, SaveLegalTextMutationVariables>
export const useResetLegalTextMutation = (options?: A.useMutation.Options<ResetLegalTextMutation, ResetLegalTextMutationVariables>): A.useMutation.ResultTuple<ResetLegalTextMutation, ResetLegalTextMutationVariables> => A.useMutation<ResetLegalTextMutation, ResetLegalTextMutationVariables>(ResetLegalTextDocument, options ?? {}) as A.useMutation.ResultTuple<ResetLegalTextMutation, ResetLegalTextMutationVariables>