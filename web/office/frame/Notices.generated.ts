/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BackupFailureQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupFailureQuery = { backupFailure: { failedSince: string, reason: string, lastGoodAt: string | null } | null };

export type SupplierListFailureQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierListFailureQuery = { supplierListFailure: { failedSince: string, message: string, madeAt: string | null } | null };

export type PausedWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type PausedWebhooksQuery = { webhooks: { nodes: Array<{ id: string, label: string, pausedAt: string | null, pauseReason: string | null }> } | null };


export const BackupFailureDocument = {"kind":"Document","id":"6gWwmQpT","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackupFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedSince"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"lastGoodAt"}}]}}]}}]} as unknown as DocumentNode<BackupFailureQuery, BackupFailureQueryVariables>;
export const SupplierListFailureDocument = {"kind":"Document","id":"_3Cu9Zl2","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierListFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierListFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedSince"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<SupplierListFailureQuery, SupplierListFailureQueryVariables>;
export const PausedWebhooksDocument = {"kind":"Document","id":"48Dn00Sg","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PausedWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}}]}}]}}]}}]} as unknown as DocumentNode<PausedWebhooksQuery, PausedWebhooksQueryVariables>;
export function useBackupFailureQuery(options?: A.useQuery.Options<BackupFailureQuery, BackupFailureQueryVariables>): A.useQuery.Result<BackupFailureQuery, BackupFailureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBackupFailureQuery(options: A.SkipToken | A.useQuery.Options<BackupFailureQuery, BackupFailureQueryVariables>): A.useQuery.Result<BackupFailureQuery, BackupFailureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BackupFailureQueryVariables>>
export function useBackupFailureQuery(options?: any): any { return useQuery(BackupFailureDocument, options) }
export const useBackupFailureLazyQuery = (options?: A.useLazyQuery.Options<BackupFailureQuery, BackupFailureQueryVariables>): A.useLazyQuery.ResultTuple<BackupFailureQuery, BackupFailureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BackupFailureDocument, options)
export function useSupplierListFailureQuery(options?: A.useQuery.Options<SupplierListFailureQuery, SupplierListFailureQueryVariables>): A.useQuery.Result<SupplierListFailureQuery, SupplierListFailureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierListFailureQuery(options: A.SkipToken | A.useQuery.Options<SupplierListFailureQuery, SupplierListFailureQueryVariables>): A.useQuery.Result<SupplierListFailureQuery, SupplierListFailureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierListFailureQueryVariables>>
export function useSupplierListFailureQuery(options?: any): any { return useQuery(SupplierListFailureDocument, options) }
export const useSupplierListFailureLazyQuery = (options?: A.useLazyQuery.Options<SupplierListFailureQuery, SupplierListFailureQueryVariables>): A.useLazyQuery.ResultTuple<SupplierListFailureQuery, SupplierListFailureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierListFailureDocument, options)
export function usePausedWebhooksQuery(options?: A.useQuery.Options<PausedWebhooksQuery, PausedWebhooksQueryVariables>): A.useQuery.Result<PausedWebhooksQuery, PausedWebhooksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePausedWebhooksQuery(options: A.SkipToken | A.useQuery.Options<PausedWebhooksQuery, PausedWebhooksQueryVariables>): A.useQuery.Result<PausedWebhooksQuery, PausedWebhooksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PausedWebhooksQueryVariables>>
export function usePausedWebhooksQuery(options?: any): any { return useQuery(PausedWebhooksDocument, options) }
export const usePausedWebhooksLazyQuery = (options?: A.useLazyQuery.Options<PausedWebhooksQuery, PausedWebhooksQueryVariables>): A.useLazyQuery.ResultTuple<PausedWebhooksQuery, PausedWebhooksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PausedWebhooksDocument, options)