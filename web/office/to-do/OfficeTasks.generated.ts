/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfficeTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeTasksQuery = { officeTasks: { isBackedUp: boolean, lastBackupAt: string | null, databaseBytes: number, freeBytes: number | null, tasks: Array<{ kind: Types.OfficeTaskKind, count: number, isMore: boolean, oldestAt: string | null, detail: string | null }> } | null };


export const OfficeTasksDocument = {"kind":"Document","id":"uQi0fnAG","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupAt"}},{"kind":"Field","name":{"kind":"Name","value":"databaseBytes"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isMore"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]} as unknown as DocumentNode<OfficeTasksQuery, OfficeTasksQueryVariables>;
export function useOfficeTasksQuery(options?: A.useQuery.Options<OfficeTasksQuery, OfficeTasksQueryVariables>): A.useQuery.Result<OfficeTasksQuery, OfficeTasksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOfficeTasksQuery(options: A.SkipToken | A.useQuery.Options<OfficeTasksQuery, OfficeTasksQueryVariables>): A.useQuery.Result<OfficeTasksQuery, OfficeTasksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfficeTasksQueryVariables>>
export function useOfficeTasksQuery(options?: any): any { return useQuery(OfficeTasksDocument, options) }
export const useOfficeTasksLazyQuery = (options?: A.useLazyQuery.Options<OfficeTasksQuery, OfficeTasksQueryVariables>): A.useLazyQuery.ResultTuple<OfficeTasksQuery, OfficeTasksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OfficeTasksDocument, options)