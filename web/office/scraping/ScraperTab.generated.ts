/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { Scraper_RunFragment } from './runs/Scraper.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RunScraperMutationVariables = Exact<{
  input: Types.RunScraperInput;
}>;


export type RunScraperMutation = { runScraper: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type ScrapeListingsQueryVariables = Exact<{
  runId: string;
}>;


export type ScrapeListingsQuery = { scrapeListings: { nodes: Array<{ id: string, source: string, name: string, verdict: Types.ListingVerdict, reason: string | null, changed: Array<string>, details: string | null, supplierId: string | null }> } | null };


export const RunScraperDocument = {"kind":"Document","id":"1JSIHvf4","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunScraper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunScraperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runScraper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<RunScraperMutation, RunScraperMutationVariables>;
export const ScrapeListingsDocument = {"kind":"Document","id":"T4pvtpXu","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapeListingsQuery, ScrapeListingsQueryVariables>;
export const useRunScraperMutation = (options?: A.useMutation.Options<RunScraperMutation, RunScraperMutationVariables>): A.useMutation.ResultTuple<RunScraperMutation, RunScraperMutationVariables> => A.useMutation<RunScraperMutation, RunScraperMutationVariables>(RunScraperDocument, options ?? {}) as A.useMutation.ResultTuple<RunScraperMutation, RunScraperMutationVariables>
export function useScrapeListingsQuery(options: A.useQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useQuery.Result<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeListingsQuery(options: A.SkipToken | A.useQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useQuery.Result<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeListingsQueryVariables>>
export function useScrapeListingsQuery(options: any): any { return useQuery(ScrapeListingsDocument, options) }
export const useScrapeListingsLazyQuery = (options?: A.useLazyQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeListingsDocument, options)