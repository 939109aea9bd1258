/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { PostCard_PostFragment } from '../blog/PostCard.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LatestPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestPostsQuery = { latestPosts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  )> };


export const LatestPostsDocument = {"kind":"Document","id":"E5lC-C-H","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<LatestPostsQuery, LatestPostsQueryVariables>;
export function useLatestPostsQuery(options?: A.useQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useQuery.Result<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLatestPostsQuery(options: A.SkipToken | A.useQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useQuery.Result<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LatestPostsQueryVariables>>
export function useLatestPostsQuery(options?: any): any { return useQuery(LatestPostsDocument, options) }
export const useLatestPostsLazyQuery = (options?: A.useLazyQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useLazyQuery.ResultTuple<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LatestPostsDocument, options)