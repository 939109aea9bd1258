/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { Scraper_RunFragment } from './runs/Scraper.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ScrapeMapsMutationVariables = Exact<{
  input: Types.ScrapeMapsInput;
}>;


export type ScrapeMapsMutation = { scrapeMaps: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type BulkScrapeMapsMutationVariables = Exact<{
  input: Types.BulkScrapeMapsInput;
}>;


export type BulkScrapeMapsMutation = { bulkScrapeMaps: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const ScrapeMapsDocument = {"kind":"Document","id":"3nH9nkHf","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScrapeMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeMapsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<ScrapeMapsMutation, ScrapeMapsMutationVariables>;
export const BulkScrapeMapsDocument = {"kind":"Document","id":"ZHxLc3uR","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkScrapeMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkScrapeMapsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkScrapeMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>;
export const useScrapeMapsMutation = (options?: A.useMutation.Options<ScrapeMapsMutation, ScrapeMapsMutationVariables>): A.useMutation.ResultTuple<ScrapeMapsMutation, ScrapeMapsMutationVariables> => A.useMutation<ScrapeMapsMutation, ScrapeMapsMutationVariables>(ScrapeMapsDocument, options ?? {}) as A.useMutation.ResultTuple<ScrapeMapsMutation, ScrapeMapsMutationVariables>
export const useBulkScrapeMapsMutation = (options?: A.useMutation.Options<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>): A.useMutation.ResultTuple<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables> => A.useMutation<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>(BulkScrapeMapsDocument, options ?? {}) as A.useMutation.ResultTuple<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>