/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LegalTextQueryVariables = Exact<{
  page: Types.LegalPage;
}>;


export type LegalTextQuery = { legalText: { contentHtml: string, changedOn: string } | null };


export const LegalTextDocument = {"kind":"Document","id":"I4Us6sf3","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}}]}}]}}]} as unknown as DocumentNode<LegalTextQuery, LegalTextQueryVariables>;
export function useLegalTextQuery(options: A.useQuery.Options<LegalTextQuery, LegalTextQueryVariables>): A.useQuery.Result<LegalTextQuery, LegalTextQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLegalTextQuery(options: A.SkipToken | A.useQuery.Options<LegalTextQuery, LegalTextQueryVariables>): A.useQuery.Result<LegalTextQuery, LegalTextQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LegalTextQueryVariables>>
export function useLegalTextQuery(options: any): any { return useQuery(LegalTextDocument, options) }
export const useLegalTextLazyQuery = (options?: A.useLazyQuery.Options<LegalTextQuery, LegalTextQueryVariables>): A.useLazyQuery.ResultTuple<LegalTextQuery, LegalTextQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LegalTextDocument, options)