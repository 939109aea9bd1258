/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Found_ListingFragment = { id: string, source: string, name: string, verdict: Types.ListingVerdict, reason: string | null, supplierId: string | null } & { ' $fragmentName'?: 'Found_ListingFragment' };

export type ScrapeStreamQueryVariables = Exact<{
  runId: string;
}>;


export type ScrapeStreamQuery = { scrapeListings: { nodes: Array<{ id: string, source: string, name: string, verdict: Types.ListingVerdict, reason: string | null, supplierId: string | null }> } | null };

export const Found_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]} as unknown as DocumentNode<Found_ListingFragment, unknown>;
export const ScrapeStreamDocument = {"kind":"Document","id":"5q0t4ULt","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"latestFirst"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Found_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]} as unknown as DocumentNode<ScrapeStreamQuery, ScrapeStreamQueryVariables>;
export const useFound_ListingFragment = (from: A.useFragment.Options<Found_ListingFragment, never>['from']) =>
  useFragment({ fragment: Found_ListingFragmentDoc, fragmentName: 'Found_listing', from })
export function useScrapeStreamQuery(options: A.useQuery.Options<ScrapeStreamQuery, ScrapeStreamQueryVariables>): A.useQuery.Result<ScrapeStreamQuery, ScrapeStreamQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeStreamQuery(options: A.SkipToken | A.useQuery.Options<ScrapeStreamQuery, ScrapeStreamQueryVariables>): A.useQuery.Result<ScrapeStreamQuery, ScrapeStreamQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeStreamQueryVariables>>
export function useScrapeStreamQuery(options: any): any { return useQuery(ScrapeStreamDocument, options) }
export const useScrapeStreamLazyQuery = (options?: A.useLazyQuery.Options<ScrapeStreamQuery, ScrapeStreamQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeStreamQuery, ScrapeStreamQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeStreamDocument, options)