/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuggestQueryVariables = Exact<{
  text: string;
  types?: Array<Types.SuggestionType> | Types.SuggestionType | null | undefined;
}>;


export type SuggestQuery = { suggest: Array<{ type: Types.SuggestionType, text: string, detail: string | null, slug: string | null, service: Types.Service | null, supplierId: string | null }> };


export const SuggestDocument = {"kind":"Document","id":"_bIdIcGh","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionType"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]}}]} as unknown as DocumentNode<SuggestQuery, SuggestQueryVariables>;
export function useSuggestQuery(options: A.useQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useQuery.Result<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSuggestQuery(options: A.SkipToken | A.useQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useQuery.Result<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SuggestQueryVariables>>
export function useSuggestQuery(options: any): any { return useQuery(SuggestDocument, options) }
export const useSuggestLazyQuery = (options?: A.useLazyQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useLazyQuery.ResultTuple<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SuggestDocument, options)