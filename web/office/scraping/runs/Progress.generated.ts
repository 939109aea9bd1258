/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../../server-query.ts'
import type { Scraper_RunFragment } from './Scraper.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StopScraperMutationVariables = Exact<{ [key: string]: never; }>;


export type StopScraperMutation = { stopScraper: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };

export type ResumeScraperMutationVariables = Exact<{
  runId?: string | null | undefined;
}>;


export type ResumeScraperMutation = { resumeScraper: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: Types.UserErrorCode }> } | null };


export const StopScraperDocument = {"kind":"Document","id":"xP64b9gT","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopScraper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopScraper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<StopScraperMutation, StopScraperMutationVariables>;
export const ResumeScraperDocument = {"kind":"Document","id":"a3G4nqCb","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeScraper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeScraper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<ResumeScraperMutation, ResumeScraperMutationVariables>;
export const useStopScraperMutation = (options?: A.useMutation.Options<StopScraperMutation, StopScraperMutationVariables>): A.useMutation.ResultTuple<StopScraperMutation, StopScraperMutationVariables> => A.useMutation<StopScraperMutation, StopScraperMutationVariables>(StopScraperDocument, options ?? {}) as A.useMutation.ResultTuple<StopScraperMutation, StopScraperMutationVariables>
export const useResumeScraperMutation = (options?: A.useMutation.Options<ResumeScraperMutation, ResumeScraperMutationVariables>): A.useMutation.ResultTuple<ResumeScraperMutation, ResumeScraperMutationVariables> => A.useMutation<ResumeScraperMutation, ResumeScraperMutationVariables>(ResumeScraperDocument, options ?? {}) as A.useMutation.ResultTuple<ResumeScraperMutation, ResumeScraperMutationVariables>