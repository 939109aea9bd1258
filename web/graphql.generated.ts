/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The shape of an advertisement: horizontal 728x90, vertical 160x600, square 300x250, or as wide as its place. */
export type AdFormat =
  | 'horizontal'
  | 'responsive'
  | 'square'
  | 'vertical';

/** Who fills the slots: Google AdSense, Media.net, or the operator with creatives of their own. */
export type AdPublisher =
  | 'direct_deal'
  | 'google_adsense'
  | 'media_net';

/** What is wrong with the listing of a supplier. */
export type ReportInput = {
  /** More of it, in up to 2,000 characters; needed for WRONG_DETAILS and OTHER. */
  details?: string | null | undefined;
  /** Where to ask back; never shown. */
  email?: string | null | undefined;
  /** For forms: a field hidden from people. What fills it in is refused. */
  leaveEmpty?: string | null | undefined;
  /** For forms: for how long it was open, in milliseconds. Under 2,000 is refused. */
  openForMs?: number | null | undefined;
  /** What is wrong. */
  reason: ReportReason;
};

/** What is wrong with a listing. */
export type ReportReason =
  /** The business is no more. */
  | 'CLOSED_DOWN'
  /** It sells or fits no blinds, curtains or shutters. */
  | 'NOT_A_SUPPLIER'
  /** Something else, said in the details. */
  | 'OTHER'
  /** The address, the phone number or another detail is wrong. */
  | 'WRONG_DETAILS';

/** What a customer writes of a supplier. */
export type ReviewInput = {
  /** Plain text of 20 to 2,000 characters. */
  comment: string;
  /** For questions about the review; never shown. */
  email: string;
  /** For forms: a field hidden from people. What fills it in is refused. */
  leaveEmpty?: string | null | undefined;
  /** The name to be shown, of 2 to 80 characters. */
  name: string;
  /** For forms: for how long it was open, in milliseconds. Under 2,000 is refused. */
  openForMs?: number | null | undefined;
  /** From 1 (worst) to 5 (best). */
  rating: number;
};

/** A kind of service that suppliers can be filtered by. */
export type Service =
  /** Blinds of every kind. */
  | 'BLINDS'
  /** Curtains, drapes and voiles. */
  | 'CURTAINS'
  /** Custom designs and made to measure. */
  | 'CUSTOM'
  /** Fitting and installation. */
  | 'INSTALLATION'
  /** Repairs and cleaning. */
  | 'REPAIRS'
  /** Plantation and other shutters. */
  | 'SHUTTERS';

/** What a list of suppliers is narrowed to. Every condition given must hold. */
export type SupplierFilter = {
  /** A county, by its name or its urlName. */
  county?: string | null | undefined;
  /** A full or partial postcode, a town, a county or a country, in any case and spacing. */
  near?: string | null | undefined;
  /** Words of a name, service, speciality or place, up to 200 characters. `correctedQuery` tells of misspellings. */
  query?: string | null | undefined;
  /** How far around `near` to look, in miles: 50 where not given, 200 at most. */
  radiusMiles?: number | null | undefined;
  /** Only suppliers that offer this service. */
  service?: Service | null | undefined;
  /** True for only those that an administrator has verified. */
  verified?: boolean | null | undefined;
};

/** The order of a list of suppliers. Premium suppliers have no advantage in any of them. */
export type SupplierSort =
  /** Nearest first. Needs `near` (or a place in `query`) that is a town or a postcode; else RATING. */
  | 'DISTANCE'
  /** By name, A to Z. */
  | 'NAME'
  /** Best average rating first, then most reviews. */
  | 'RATING'
  /** Best match of `query` first, among the 1,000 best rated that match. Without `query`: RATING. */
  | 'RELEVANCE'
  /** Most reviews first, then best average rating. */
  | 'REVIEWS';

export type AdsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdsQuery = { adSettings: { isEnabled: boolean, publisher: AdPublisher, publisherId: string, isTestMode: boolean }, adSlots: Array<{ id: string, name: string, format: AdFormat, isActive: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null }> };

export type ReportSupplierMutationVariables = Exact<{
  supplierId: string;
  input: ReportInput;
}>;


export type ReportSupplierMutation = { reportSupplier: boolean };

export type SubmitReviewMutationVariables = Exact<{
  supplierId: string;
  input: ReviewInput;
}>;


export type SubmitReviewMutation = { submitReview: { id: string } };

export type SupplierReviews_SupplierFragment = { id: string, name: string, averageRating: number, reviewCount: number, ratingSpread: Array<{ stars: number, count: number }>, reviews: { edges: Array<{ node: { id: string, rating: number, comment: string | null, reviewerName: string | null, isVerified: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'SupplierReviews_SupplierFragment' };

export type MoreReviewsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MoreReviewsQuery = { supplier: { id: string, reviews: { edges: Array<{ node: { id: string, rating: number, comment: string | null, reviewerName: string | null, isVerified: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type DirectoryQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
  sort?: SupplierSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DirectoryQuery = { suppliers: { totalCount: number, isTotalExact: boolean, correctedQuery: string | null, widenedToMiles: number | null, droppedWords: Array<string>, edges: Array<{ distance: number | null, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, place: { id: string, name: string, town: string | null, type: string, county: string | null } | null } };

export type SimilarSuppliers_SupplierFragment = { id: string, latitude: number | null, longitude: number | null, similar: Array<{ id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, services: Array<string>, averageRating: number, reviewCount: number }> } & { ' $fragmentName'?: 'SimilarSuppliers_SupplierFragment' };

export type SupplierCard_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, averageRating: number, reviewCount: number, description: string | null, services: Array<string>, isPremium: boolean, isVerified: boolean, phone: string | null, email: string | null, address: string | null, postcode: string | null } & { ' $fragmentName'?: 'SupplierCard_SupplierFragment' };

export type SupplierProfileQueryVariables = Exact<{
  id: string;
}>;


export type SupplierProfileQuery = { supplier: (
    { id: string, name: string, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, description: string | null, city: string | null, county: string | null, country: string, address: string | null, postcode: string | null, latitude: number | null, longitude: number | null, email: string | null, phone: string | null, website: string | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, services: Array<string>, specialties: Array<string>, serviceAreas: Array<string>, establishedYear: number | null, averageRating: number, reviewCount: number, isPremium: boolean, isVerified: boolean, isDemo: boolean, openingHours: Array<{ day: string, opens: string | null, closes: string | null }> | null, outsideRatings: Array<{ id: string, source: string, rating: number, bestRating: number, reviewCount: number, fetchedAt: string }> }
    & { ' $fragmentRefs'?: { 'SupplierReviews_SupplierFragment': SupplierReviews_SupplierFragment;'SimilarSuppliers_SupplierFragment': SimilarSuppliers_SupplierFragment } }
  ) | null };

export const SupplierReviews_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingSpread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierReviews_SupplierFragment, unknown>;
export const SimilarSuppliers_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarSuppliers_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<SimilarSuppliers_SupplierFragment, unknown>;
export const SupplierCard_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]} as unknown as DocumentNode<SupplierCard_SupplierFragment, unknown>;
export const AdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}}]}}]}}]} as unknown as DocumentNode<AdsQuery, AdsQueryVariables>;
export const ReportSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportSupplierMutation, ReportSupplierMutationVariables>;
export const SubmitReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitReviewMutation, SubmitReviewMutationVariables>;
export const MoreReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MoreReviewsQuery, MoreReviewsQueryVariables>;
export const DirectoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Directory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]} as unknown as DocumentNode<DirectoryQuery, DirectoryQueryVariables>;
export const SupplierProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"outsideRatings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"bestRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierReviews_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimilarSuppliers_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingSpread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarSuppliers_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<SupplierProfileQuery, SupplierProfileQueryVariables>;
export function useAdsQuery(options?: A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdsQuery(options: A.SkipToken | A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdsQueryVariables>>
export function useAdsQuery(options?: any): any { return A.useQuery(AdsDocument, options) }
export const useAdsLazyQuery = (options?: A.useLazyQuery.Options<AdsQuery, AdsQueryVariables>): A.useLazyQuery.ResultTuple<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdsDocument, options)
export const useReportSupplierMutation = (options?: A.useMutation.Options<ReportSupplierMutation, ReportSupplierMutationVariables>): A.useMutation.ResultTuple<ReportSupplierMutation, ReportSupplierMutationVariables> => A.useMutation<ReportSupplierMutation, ReportSupplierMutationVariables>(ReportSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<ReportSupplierMutation, ReportSupplierMutationVariables>
export const useSubmitReviewMutation = (options?: A.useMutation.Options<SubmitReviewMutation, SubmitReviewMutationVariables>): A.useMutation.ResultTuple<SubmitReviewMutation, SubmitReviewMutationVariables> => A.useMutation<SubmitReviewMutation, SubmitReviewMutationVariables>(SubmitReviewDocument, options ?? {}) as A.useMutation.ResultTuple<SubmitReviewMutation, SubmitReviewMutationVariables>
export const useSupplierReviews_SupplierFragment = (from: A.useFragment.Options<SupplierReviews_SupplierFragment, never>['from']) =>
  A.useFragment({ fragment: SupplierReviews_SupplierFragmentDoc, fragmentName: 'SupplierReviews_supplier', from })
export function useMoreReviewsQuery(options: A.useQuery.Options<MoreReviewsQuery, MoreReviewsQueryVariables>): A.useQuery.Result<MoreReviewsQuery, MoreReviewsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMoreReviewsQuery(options: A.SkipToken | A.useQuery.Options<MoreReviewsQuery, MoreReviewsQueryVariables>): A.useQuery.Result<MoreReviewsQuery, MoreReviewsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MoreReviewsQueryVariables>>
export function useMoreReviewsQuery(options: any): any { return A.useQuery(MoreReviewsDocument, options) }
export const useMoreReviewsLazyQuery = (options?: A.useLazyQuery.Options<MoreReviewsQuery, MoreReviewsQueryVariables>): A.useLazyQuery.ResultTuple<MoreReviewsQuery, MoreReviewsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MoreReviewsDocument, options)
export function useDirectoryQuery(options?: A.useQuery.Options<DirectoryQuery, DirectoryQueryVariables>): A.useQuery.Result<DirectoryQuery, DirectoryQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDirectoryQuery(options: A.SkipToken | A.useQuery.Options<DirectoryQuery, DirectoryQueryVariables>): A.useQuery.Result<DirectoryQuery, DirectoryQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DirectoryQueryVariables>>
export function useDirectoryQuery(options?: any): any { return A.useQuery(DirectoryDocument, options) }
export const useDirectoryLazyQuery = (options?: A.useLazyQuery.Options<DirectoryQuery, DirectoryQueryVariables>): A.useLazyQuery.ResultTuple<DirectoryQuery, DirectoryQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DirectoryDocument, options)
export const useSimilarSuppliers_SupplierFragment = (from: A.useFragment.Options<SimilarSuppliers_SupplierFragment, never>['from']) =>
  A.useFragment({ fragment: SimilarSuppliers_SupplierFragmentDoc, fragmentName: 'SimilarSuppliers_supplier', from })
export const useSupplierCard_SupplierFragment = (from: A.useFragment.Options<SupplierCard_SupplierFragment, never>['from']) =>
  A.useFragment({ fragment: SupplierCard_SupplierFragmentDoc, fragmentName: 'SupplierCard_supplier', from })
export function useSupplierProfileQuery(options: A.useQuery.Options<SupplierProfileQuery, SupplierProfileQueryVariables>): A.useQuery.Result<SupplierProfileQuery, SupplierProfileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierProfileQuery(options: A.SkipToken | A.useQuery.Options<SupplierProfileQuery, SupplierProfileQueryVariables>): A.useQuery.Result<SupplierProfileQuery, SupplierProfileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierProfileQueryVariables>>
export function useSupplierProfileQuery(options: any): any { return A.useQuery(SupplierProfileDocument, options) }
export const useSupplierProfileLazyQuery = (options?: A.useLazyQuery.Options<SupplierProfileQuery, SupplierProfileQueryVariables>): A.useLazyQuery.ResultTuple<SupplierProfileQuery, SupplierProfileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierProfileDocument, options)