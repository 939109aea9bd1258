/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlogTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogTopicsQuery = { postCategories: Array<string>, popularTags: Array<string> };


export const BlogTopicsDocument = {"kind":"Document","id":"wHS6cQLu","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCategories"}},{"kind":"Field","name":{"kind":"Name","value":"popularTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]}]}}]} as unknown as DocumentNode<BlogTopicsQuery, BlogTopicsQueryVariables>;
export function useBlogTopicsQuery(options?: A.useQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useQuery.Result<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogTopicsQuery(options: A.SkipToken | A.useQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useQuery.Result<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogTopicsQueryVariables>>
export function useBlogTopicsQuery(options?: any): any { return useQuery(BlogTopicsDocument, options) }
export const useBlogTopicsLazyQuery = (options?: A.useLazyQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useLazyQuery.ResultTuple<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogTopicsDocument, options)