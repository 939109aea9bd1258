/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { SupplierCard_SupplierFragment } from '../suppliers/SupplierCard.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeaturedSuppliersQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedSuppliersQuery = { featuredSuppliers: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
  )> };


export const FeaturedSuppliersDocument = {"kind":"Document","id":"XRc0PuWe","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}}]} as unknown as DocumentNode<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>;
export function useFeaturedSuppliersQuery(options?: A.useQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useQuery.Result<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useFeaturedSuppliersQuery(options: A.SkipToken | A.useQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useQuery.Result<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FeaturedSuppliersQueryVariables>>
export function useFeaturedSuppliersQuery(options?: any): any { return useQuery(FeaturedSuppliersDocument, options) }
export const useFeaturedSuppliersLazyQuery = (options?: A.useLazyQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(FeaturedSuppliersDocument, options)