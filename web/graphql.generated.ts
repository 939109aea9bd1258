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

/** How advertisements shall be served. */
export type AdSettingsInput = {
  /** False shows placeholders only. */
  isEnabled: boolean;
  /** True shows placeholders instead of advertisements. */
  isTestMode: boolean;
  /** Who fills the slots. */
  publisher: AdPublisher;
  /** The operator’s account with the network; empty while there is none. */
  publisherId: string;
  /** The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A place for advertisements as it shall be; without an id a new one. */
export type AdSlotInput = {
  /** Where the operator’s own creative leads. */
  creativeLink?: string | null | undefined;
  /** Its words, also the picture’s description. */
  creativeText?: string | null | undefined;
  /** The operator’s own picture: an address on this site. */
  creativeUrl?: string | null | undefined;
  /** Its shape. */
  format: AdFormat;
  /** Which one; none for a new one. */
  id?: string | null | undefined;
  /** False takes it off its page. */
  isActive?: boolean;
  /** Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A fixed place cannot move. */
  location: string;
  /** What administrators call it; up to 80 characters. */
  name: string;
  /** The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A link from another site to this one. No text may be empty. */
export type BacklinkInput = {
  /** The words of the link, up to 200 characters. */
  anchorText: string;
  /** The domain that links, such as example.com, or the address of the page that does. */
  sourceSite: string;
  /** What is known of it. */
  status?: BacklinkStatus;
  /** The path on this site that is linked to, such as /directory. */
  targetUrl: string;
};

/** Whether a backlink is there. */
export type BacklinkStatus =
  /** The page links here. */
  | 'ACTIVE'
  /** The page is gone, or links here no more. */
  | 'BROKEN'
  /** Nobody has looked yet. */
  | 'PENDING';

/** A business that would like to be listed, and how to reach it. */
export type BusinessRequestInput = {
  /** The trading name, 2 to 120 characters. */
  businessName: string;
  /** Where to write to. */
  email: string;
  /** For forms: a field hidden from people. What fills it in is refused. */
  leaveEmpty?: string | null | undefined;
  /** For forms: for how long it was open, in milliseconds. Under 2,000 is refused. */
  openForMs?: number | null | undefined;
  /** A number to call, 6 to 40 characters. */
  phone: string;
};

/** A rectangle of the map, in degrees. It does not cross the 180th meridian. */
export type MapBounds = {
  /** Longitude of the right edge, to 180, above `west`. */
  east: number;
  /** Latitude of the upper edge, to 90, above `south`. */
  north: number;
  /** Latitude of the lower edge, from -90. */
  south: number;
  /** Longitude of the left edge, from -180. */
  west: number;
};

/** A point on the map, in degrees. */
export type MapPosition = {
  /** Latitude, from -90 to 90. */
  latitude: number;
  /** Longitude, from -180 to 180. */
  longitude: number;
};

/** What a list of posts is narrowed to. Every condition given must hold. */
export type PostFilter = {
  /** A category, in any case. */
  category?: string | null | undefined;
  /** Words of the title, excerpt, content, category or tags, in any case; up to 200 characters, of which 8 words count. */
  search?: string | null | undefined;
  /** A tag, in any case. */
  tag?: string | null | undefined;
};

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

/** How the visit to a page ended. */
export type ScrapeOutcome =
  /** The site refuses machines; this is never counted as “nothing found”. */
  | 'BLOCKED'
  /** robots.txt or a rule of this site forbids the address; it was not asked. */
  | 'DISALLOWED'
  /** It says in words that there is nothing. */
  | 'EMPTY'
  /** A fault of this software; its log tells more. */
  | 'ERROR'
  /** There is no page at the address. */
  | 'GONE'
  /** Not asked, since the site had refused several times in a row. */
  | 'LEFT_ALONE'
  /** The page was not understood: the site was redesigned. */
  | 'MARKUP_CHANGED'
  /** No answer after every retry. */
  | 'NETWORK'
  /** It listed businesses. */
  | 'OK'
  /** The site says that it has not changed since the last visit. */
  | 'UNCHANGED';

/** Which directories a scrape searches. */
export type ScrapeSource =
  | 'ALL'
  | 'CHECKATRADE'
  | 'FREEINDEX'
  | 'THOMSON'
  | 'YELL';

/** How a scrape stands. */
export type ScrapeStatus =
  /** Every page was visited, and none could be read. */
  | 'FAILED'
  /** Every page was visited. */
  | 'FINISHED'
  /** Pages are being fetched. */
  | 'RUNNING'
  /** Stopped; it can be resumed. */
  | 'STOPPED'
  /** An administrator stopped it; pages that are being fetched come to their end. */
  | 'STOPPING';

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

/** What a suggestion leads to. */
export type SuggestionType =
  /** Suppliers near a place. */
  | 'PLACE'
  /** Suppliers of a service. */
  | 'SERVICE'
  /** A supplier’s own page. */
  | 'SUPPLIER';

/** What a list of suppliers is narrowed to. Every condition given must hold. */
export type SupplierFilter = {
  /** A point to look around, instead of `near`. */
  around?: MapPosition | null | undefined;
  /** Counties, by name or urlName: suppliers in one of them, at most 200. */
  counties?: Array<string> | null | undefined;
  /** A county, by its name or its urlName. */
  county?: string | null | undefined;
  /** A full or partial postcode, a town, a county or a country, in any case and spacing. */
  near?: string | null | undefined;
  /** Words of a name, service, speciality or place, up to 200 characters. `correctedQuery` tells of misspellings. */
  query?: string | null | undefined;
  /** How far around `near` or `around` to look, in miles: 50 where not given, 200 at most. */
  radiusMiles?: number | null | undefined;
  /** Only suppliers that offer this service. */
  service?: Service | null | undefined;
  /** Only suppliers that offer at least one of these services. */
  services?: Array<Service> | null | undefined;
  /** True for only those that an administrator has verified. */
  verified?: boolean | null | undefined;
  /** Only suppliers in this part of the map. */
  within?: MapBounds | null | undefined;
};

/** The order of a list of suppliers. Premium suppliers have no advantage in any of them. */
export type SupplierSort =
  /** Nearest first. Needs `around`, or a `near` (or a place in `query`) that is a town or a postcode; else RATING. */
  | 'DISTANCE'
  /** By name, A to Z. */
  | 'NAME'
  /** Best average rating first, then most reviews. */
  | 'RATING'
  /** Best match of `query` first, among the 1,000 best rated that match. Without `query`: RATING. */
  | 'RELEVANCE'
  /** Most reviews first, then best average rating. */
  | 'REVIEWS';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, username: string, isAdmin: boolean } | null };

export type AdsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdsQuery = { adSettings: { isEnabled: boolean, publisher: AdPublisher, publisherId: string, isTestMode: boolean }, adSlots: Array<{ id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null }> };

export type AdManagementQueryVariables = Exact<{ [key: string]: never; }>;


export type AdManagementQuery = { adSettings: { isEnabled: boolean, publisher: AdPublisher, publisherId: string, isTestMode: boolean, version: number }, adSlots: Array<{ id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null, version: number }> };

export type SaveAdSettingsMutationVariables = Exact<{
  input: AdSettingsInput;
}>;


export type SaveAdSettingsMutation = { saveAdSettings: { isEnabled: boolean, publisher: AdPublisher, publisherId: string, isTestMode: boolean, version: number } };

export type SaveAdSlotMutationVariables = Exact<{
  input: AdSlotInput;
}>;


export type SaveAdSlotMutation = { saveAdSlot: { id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null, version: number } };

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
  action?: string | null | undefined;
  username?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nodes: Array<{ id: string, at: string, username: string, action: string, subject: string, subjectId: string | null, before: unknown, after: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChoicesQuery = { auditChoices: { actions: Array<string>, usernames: Array<string> } };

export type SignInMutationVariables = Exact<{
  username: string;
  password: string;
  code?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { id: string, username: string, isAdmin: boolean } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type BacklinksQueryVariables = Exact<{
  after?: string | null | undefined;
  status?: BacklinkStatus | null | undefined;
}>;


export type BacklinksQuery = { backlinks: { nodes: Array<{ id: string, sourceSite: string, sourcePage: string, targetUrl: string, anchorText: string, status: BacklinkStatus, checkedAt: string | null, checkResult: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, counts: { total: number, pending: number, active: number, broken: number }, topDomains: Array<{ domain: string, count: number }> } };

export type AddBacklinkMutationVariables = Exact<{
  input: BacklinkInput;
}>;


export type AddBacklinkMutation = { addBacklink: { id: string } };

export type SetBacklinkStatusMutationVariables = Exact<{
  id: string;
  status: BacklinkStatus;
  seen?: BacklinkStatus | null | undefined;
}>;


export type SetBacklinkStatusMutation = { setBacklinkStatus: { id: string, status: BacklinkStatus } };

export type BlogQueryVariables = Exact<{
  filter?: PostFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BlogQuery = { posts: { totalCount: number, edges: Array<{ node: (
        { id: string, slug: string }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BlogTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogTopicsQuery = { postCategories: Array<string>, popularTags: Array<string> };

export type PostCard_PostFragment = { id: string, slug: string, title: string, excerpt: string, category: string | null, tags: Array<string>, imageUrl: string | null, publishedAt: string | null } & { ' $fragmentName'?: 'PostCard_PostFragment' };

export type BlogPostQueryVariables = Exact<{
  slug: string;
}>;


export type BlogPostQuery = { post: { id: string, slug: string, title: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, publishedAt: string | null, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, contentHtml: Array<string>, readingMinutes: number, related: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    )> } | null };

export type FeaturedSuppliersQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedSuppliersQuery = { featuredSuppliers: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
  )> };

export type LatestPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestPostsQuery = { latestPosts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  )> };

export type PopularLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularLocationsQuery = { popularLocations: Array<{ id: string, name: string, supplierCount: number }> };

export type MapExtentQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
}>;


export type MapExtentQuery = { suppliers: { extent: { west: number, south: number, east: number, north: number } | null } };

export type MapPageQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
  sort?: SupplierSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MapPageQuery = { suppliers: { totalCount: number, isTotalExact: boolean, correctedQuery: string | null, widenedToMiles: number | null, droppedWords: Array<string>, edges: Array<{ distance: number | null, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierRow_SupplierFragment': SupplierRow_SupplierFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { services: Array<{ service: Service, count: number }>, counties: Array<{ county: string, count: number }> }, place: { id: string, name: string, town: string | null, type: string, county: string | null, latitude: number, longitude: number } | null } };

export type NearMeQueryVariables = Exact<{
  filter: SupplierFilter;
}>;


export type NearMeQuery = { suppliers: { totalCount: number, isTotalExact: boolean, widenedToMiles: number | null } };

export type SupplierMapQueryVariables = Exact<{
  bounds: MapBounds;
  zoom: number;
  filter?: SupplierFilter | null | undefined;
}>;


export type SupplierMapQuery = { supplierMap: Array<{ id: string, latitude: number, longitude: number, count: number, supplier: { id: string, name: string, address: string | null, city: string | null, county: string | null, postcode: string | null } | null }> };

export type SupplierRow_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, description: string | null, services: Array<string>, logoUrl: string | null } & { ' $fragmentName'?: 'SupplierRow_SupplierFragment' };

export type CountiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountiesQuery = { counties: Array<{ id: string, name: string, urlName: string, country: string, supplierCount: number }> };

export type CountyQueryVariables = Exact<{
  urlName: string;
}>;


export type CountyQuery = { county: { id: string, name: string, urlName: string, country: string, description: string | null, supplierCount: number, featuredSuppliers: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
    )>, topSuppliers: Array<(
      { id: string, name: string, city: string | null }
      & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
    )>, cities: Array<{ city: string | null, supplierCount: number }>, stats: { supplierCount: number, averageRating: number | null, populationEstimate: { people: number, year: number, source: string } | null, topCities: Array<{ city: string | null, supplierCount: number }> }, advice: Array<{ title: string, content: string, tags: Array<string> }>, content: { overview: string, buyingGuide: string, localTrends: Array<string>, localMaterials: Array<string>, weatherConsiderations: string, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }> } | null, neighbours: Array<{ id: string, name: string, urlName: string, supplierCount: number }> } | null };

export type CountyAddressQueryVariables = Exact<{
  urlName: string;
}>;


export type CountyAddressQuery = { county: { id: string, urlName: string } | null };

export type RequestListingMutationVariables = Exact<{
  input: BusinessRequestInput;
}>;


export type RequestListingMutation = { requestListing: { id: string } };

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

export type ScraperStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ScraperStateQuery = { scraperState: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null, isTest: boolean, currentDirectory: string | null, processedDirectories: number, totalDirectories: number, processedSuppliers: number, startTime: string | null, sourceType: string | null, ratePerMinute: number, secondsLeft: number | null, workers: number, sources: Array<{ id: string, source: string, label: string, searches: number, searchesDone: number, pages: number, pagesDone: number, listings: number, added: number, enriched: number, refused: number, leftAlone: string | null, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }>, problems: Array<{ id: string, at: string, source: string, outcome: ScrapeOutcome, url: string, message: string }> } };

export type ScraperChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ScraperChangesSubscription = { scraperState: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null, isTest: boolean, currentDirectory: string | null, processedDirectories: number, totalDirectories: number, processedSuppliers: number, startTime: string | null, sourceType: string | null, ratePerMinute: number, secondsLeft: number | null, workers: number, sources: Array<{ id: string, source: string, label: string, searches: number, searchesDone: number, pages: number, pagesDone: number, listings: number, added: number, enriched: number, refused: number, leftAlone: string | null, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }>, problems: Array<{ id: string, at: string, source: string, outcome: ScrapeOutcome, url: string, message: string }> } };

export type RunScraperMutationVariables = Exact<{
  source: ScrapeSource;
  test: boolean;
  directories?: Array<string> | string | null | undefined;
}>;


export type RunScraperMutation = { runScraper: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null } };

export type ScrapeMapsMutationVariables = Exact<{
  location: string;
  radius?: number | null | undefined;
  keyword?: string | null | undefined;
}>;


export type ScrapeMapsMutation = { scrapeMaps: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null } };

export type BulkScrapeMapsMutationVariables = Exact<{
  locations: Array<string> | string;
}>;


export type BulkScrapeMapsMutation = { bulkScrapeMaps: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null } };

export type StopScraperMutationVariables = Exact<{ [key: string]: never; }>;


export type StopScraperMutation = { stopScraper: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null } };

export type ResumeScraperMutationVariables = Exact<{
  runId?: string | null | undefined;
}>;


export type ResumeScraperMutation = { resumeScraper: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null } };

export type ScrapeRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScrapeRunsQuery = { scrapeRuns: Array<{ id: string, kind: string, source: string, isTest: boolean, status: ScrapeStatus, username: string, startedAt: string, finishedAt: string | null, pagesDone: number, listings: number, added: number, enriched: number, refused: number, yieldPerPage: number, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }> };

export type ScrapeListingsQueryVariables = Exact<{
  runId: string;
}>;


export type ScrapeListingsQuery = { scrapeListings: Array<{ id: string, source: string, name: string, verdict: string, reason: string | null, changed: Array<string>, details: string | null, supplierId: string | null }> };

export type ScraperSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScraperSettingsQuery = { scraperSettings: { hasPlacesKey: boolean, sources: Array<string> } };

export type PreviewSupplierMutationVariables = Exact<{
  url: string;
  name?: string | null | undefined;
  city?: string | null | undefined;
}>;


export type PreviewSupplierMutation = { previewSupplierFromUrl: { name: string, verdict: string, reason: string | null, supplierId: string | null, pages: Array<string>, problems: Array<string>, fields: Array<{ field: string, value: string, layer: string, current: string | null, isWritten: boolean }> } };

export type AddSupplierMutationVariables = Exact<{
  url: string;
  name?: string | null | undefined;
  city?: string | null | undefined;
}>;


export type AddSupplierMutation = { addSupplierFromUrl: { id: string, name: string } };

export type SuggestQueryVariables = Exact<{
  text: string;
  types?: Array<SuggestionType> | SuggestionType | null | undefined;
}>;


export type SuggestQuery = { suggest: Array<{ type: SuggestionType, id: string, text: string, detail: string | null }> };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { adminStats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } };

export type DirectoryQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
  sort?: SupplierSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DirectoryQuery = { suppliers: { totalCount: number, isTotalExact: boolean, correctedQuery: string | null, widenedToMiles: number | null, droppedWords: Array<string>, edges: Array<{ distance: number | null, node: (
        { id: string, latitude: number | null, longitude: number | null }
        & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { services: Array<{ service: Service, count: number }>, counties: Array<{ county: string, count: number }> }, place: { id: string, name: string, town: string | null, type: string, county: string | null, latitude: number, longitude: number } | null } };

export type SimilarSuppliers_SupplierFragment = { id: string, latitude: number | null, longitude: number | null, similar: Array<{ id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, services: Array<string>, averageRating: number, reviewCount: number }> } & { ' $fragmentName'?: 'SimilarSuppliers_SupplierFragment' };

export type SupplierCard_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, averageRating: number, reviewCount: number, description: string | null, services: Array<string>, isPremium: boolean, isVerified: boolean, phone: string | null, email: string | null, address: string | null, postcode: string | null } & { ' $fragmentName'?: 'SupplierCard_SupplierFragment' };

export type SupplierProfileQueryVariables = Exact<{
  id: string;
}>;


export type SupplierProfileQuery = { supplier: (
    { id: string, name: string, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, description: string | null, city: string | null, county: string | null, country: string, address: string | null, postcode: string | null, latitude: number | null, longitude: number | null, email: string | null, phone: string | null, website: string | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, services: Array<string>, specialties: Array<string>, serviceAreas: Array<string>, establishedYear: number | null, averageRating: number, reviewCount: number, isPremium: boolean, isVerified: boolean, isDemo: boolean, openingHours: Array<{ day: string, opens: string | null, closes: string | null }> | null, outsideRatings: Array<{ id: string, source: string, rating: number, bestRating: number, reviewCount: number, fetchedAt: string }> }
    & { ' $fragmentRefs'?: { 'SupplierReviews_SupplierFragment': SupplierReviews_SupplierFragment;'SimilarSuppliers_SupplierFragment': SimilarSuppliers_SupplierFragment } }
  ) | null };

export const PostCard_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PostCard_PostFragment, unknown>;
export const SupplierRow_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<SupplierRow_SupplierFragment, unknown>;
export const SupplierReviews_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingSpread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierReviews_SupplierFragment, unknown>;
export const SimilarSuppliers_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarSuppliers_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<SimilarSuppliers_SupplierFragment, unknown>;
export const SupplierCard_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]} as unknown as DocumentNode<SupplierCard_SupplierFragment, unknown>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const AdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}}]}}]}}]} as unknown as DocumentNode<AdsQuery, AdsQueryVariables>;
export const AdManagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdManagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AdManagementQuery, AdManagementQueryVariables>;
export const SaveAdSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAdSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAdSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveAdSettingsMutation, SaveAdSettingsMutationVariables>;
export const SaveAdSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAdSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdSlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAdSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveAdSlotMutation, SaveAdSlotMutationVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"usernames"}}]}}]}}]} as unknown as DocumentNode<AuditChoicesQuery, AuditChoicesQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const BacklinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backlinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceSite"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePage"}},{"kind":"Field","name":{"kind":"Name","value":"targetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"anchorText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"broken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<BacklinksQuery, BacklinksQueryVariables>;
export const AddBacklinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBacklink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBacklink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddBacklinkMutation, AddBacklinkMutationVariables>;
export const SetBacklinkStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBacklinkStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBacklinkStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetBacklinkStatusMutation, SetBacklinkStatusMutationVariables>;
export const BlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<BlogQuery, BlogQueryVariables>;
export const BlogTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCategories"}},{"kind":"Field","name":{"kind":"Name","value":"popularTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]}]}}]} as unknown as DocumentNode<BlogTopicsQuery, BlogTopicsQueryVariables>;
export const BlogPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<BlogPostQuery, BlogPostQueryVariables>;
export const FeaturedSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]} as unknown as DocumentNode<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>;
export const LatestPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<LatestPostsQuery, LatestPostsQueryVariables>;
export const PopularLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PopularLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popularLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<PopularLocationsQuery, PopularLocationsQueryVariables>;
export const MapExtentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapExtent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"west"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}}]}}]}}]}}]} as unknown as DocumentNode<MapExtentQuery, MapExtentQueryVariables>;
export const MapPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<MapPageQuery, MapPageQueryVariables>;
export const NearMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearMe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}}]}}]}}]} as unknown as DocumentNode<NearMeQuery, NearMeQueryVariables>;
export const SupplierMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapBounds"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierMapQuery, SupplierMapQueryVariables>;
export const CountiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<CountiesQuery, CountiesQueryVariables>;
export const CountyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"County"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"featuredSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"populationEstimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topCities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighbours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]} as unknown as DocumentNode<CountyQuery, CountyQueryVariables>;
export const CountyAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountyAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}}]}}]}}]} as unknown as DocumentNode<CountyAddressQuery, CountyAddressQueryVariables>;
export const RequestListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestListingMutation, RequestListingMutationVariables>;
export const ReportSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportSupplierMutation, ReportSupplierMutationVariables>;
export const SubmitReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitReviewMutation, SubmitReviewMutationVariables>;
export const MoreReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MoreReviewsQuery, MoreReviewsQueryVariables>;
export const ScraperStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScraperState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"currentDirectory"}},{"kind":"Field","name":{"kind":"Name","value":"processedDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"totalDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"processedSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"ratePerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"workers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"searchesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ScraperStateQuery, ScraperStateQueryVariables>;
export const ScraperChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ScraperChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"currentDirectory"}},{"kind":"Field","name":{"kind":"Name","value":"processedDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"totalDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"processedSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"ratePerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"workers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"searchesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ScraperChangesSubscription, ScraperChangesSubscriptionVariables>;
export const RunScraperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunScraper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeSource"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"test"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"directories"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runScraper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"test"},"value":{"kind":"Variable","name":{"kind":"Name","value":"test"}}},{"kind":"Argument","name":{"kind":"Name","value":"directories"},"value":{"kind":"Variable","name":{"kind":"Name","value":"directories"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}}]} as unknown as DocumentNode<RunScraperMutation, RunScraperMutationVariables>;
export const ScrapeMapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScrapeMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"radius"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"radius"},"value":{"kind":"Variable","name":{"kind":"Name","value":"radius"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}}]} as unknown as DocumentNode<ScrapeMapsMutation, ScrapeMapsMutationVariables>;
export const BulkScrapeMapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkScrapeMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locations"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkScrapeMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locations"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locations"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}}]} as unknown as DocumentNode<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>;
export const StopScraperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopScraper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopScraper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}}]} as unknown as DocumentNode<StopScraperMutation, StopScraperMutationVariables>;
export const ResumeScraperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeScraper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeScraper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}}]} as unknown as DocumentNode<ResumeScraperMutation, ResumeScraperMutationVariables>;
export const ScrapeRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"yieldPerPage"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapeRunsQuery, ScrapeRunsQueryVariables>;
export const ScrapeListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]}}]} as unknown as DocumentNode<ScrapeListingsQuery, ScrapeListingsQueryVariables>;
export const ScraperSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScraperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPlacesKey"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}}]}}]}}]} as unknown as DocumentNode<ScraperSettingsQuery, ScraperSettingsQueryVariables>;
export const PreviewSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSupplierFromUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"isWritten"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewSupplierMutation, PreviewSupplierMutationVariables>;
export const AddSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSupplierFromUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddSupplierMutation, AddSupplierMutationVariables>;
export const SuggestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionType"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<SuggestQuery, SuggestQueryVariables>;
export const AdminStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]}}]} as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;
export const DirectoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Directory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]} as unknown as DocumentNode<DirectoryQuery, DirectoryQueryVariables>;
export const SupplierProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"outsideRatings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"bestRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierReviews_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimilarSuppliers_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingSpread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarSuppliers_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<SupplierProfileQuery, SupplierProfileQueryVariables>;
export function useMeQuery(options?: A.useQuery.Options<MeQuery, MeQueryVariables>): A.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMeQuery(options: A.SkipToken | A.useQuery.Options<MeQuery, MeQueryVariables>): A.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MeQueryVariables>>
export function useMeQuery(options?: any): any { return A.useQuery(MeDocument, options) }
export const useMeLazyQuery = (options?: A.useLazyQuery.Options<MeQuery, MeQueryVariables>): A.useLazyQuery.ResultTuple<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MeDocument, options)
export function useAdsQuery(options?: A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdsQuery(options: A.SkipToken | A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdsQueryVariables>>
export function useAdsQuery(options?: any): any { return A.useQuery(AdsDocument, options) }
export const useAdsLazyQuery = (options?: A.useLazyQuery.Options<AdsQuery, AdsQueryVariables>): A.useLazyQuery.ResultTuple<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdsDocument, options)
export function useAdManagementQuery(options?: A.useQuery.Options<AdManagementQuery, AdManagementQueryVariables>): A.useQuery.Result<AdManagementQuery, AdManagementQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdManagementQuery(options: A.SkipToken | A.useQuery.Options<AdManagementQuery, AdManagementQueryVariables>): A.useQuery.Result<AdManagementQuery, AdManagementQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdManagementQueryVariables>>
export function useAdManagementQuery(options?: any): any { return A.useQuery(AdManagementDocument, options) }
export const useAdManagementLazyQuery = (options?: A.useLazyQuery.Options<AdManagementQuery, AdManagementQueryVariables>): A.useLazyQuery.ResultTuple<AdManagementQuery, AdManagementQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdManagementDocument, options)
export const useSaveAdSettingsMutation = (options?: A.useMutation.Options<SaveAdSettingsMutation, SaveAdSettingsMutationVariables>): A.useMutation.ResultTuple<SaveAdSettingsMutation, SaveAdSettingsMutationVariables> => A.useMutation<SaveAdSettingsMutation, SaveAdSettingsMutationVariables>(SaveAdSettingsDocument, options ?? {}) as A.useMutation.ResultTuple<SaveAdSettingsMutation, SaveAdSettingsMutationVariables>
export const useSaveAdSlotMutation = (options?: A.useMutation.Options<SaveAdSlotMutation, SaveAdSlotMutationVariables>): A.useMutation.ResultTuple<SaveAdSlotMutation, SaveAdSlotMutationVariables> => A.useMutation<SaveAdSlotMutation, SaveAdSlotMutationVariables>(SaveAdSlotDocument, options ?? {}) as A.useMutation.ResultTuple<SaveAdSlotMutation, SaveAdSlotMutationVariables>
export function useAuditLogQuery(options?: A.useQuery.Options<AuditLogQuery, AuditLogQueryVariables>): A.useQuery.Result<AuditLogQuery, AuditLogQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAuditLogQuery(options: A.SkipToken | A.useQuery.Options<AuditLogQuery, AuditLogQueryVariables>): A.useQuery.Result<AuditLogQuery, AuditLogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditLogQueryVariables>>
export function useAuditLogQuery(options?: any): any { return A.useQuery(AuditLogDocument, options) }
export const useAuditLogLazyQuery = (options?: A.useLazyQuery.Options<AuditLogQuery, AuditLogQueryVariables>): A.useLazyQuery.ResultTuple<AuditLogQuery, AuditLogQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AuditLogDocument, options)
export function useAuditChoicesQuery(options?: A.useQuery.Options<AuditChoicesQuery, AuditChoicesQueryVariables>): A.useQuery.Result<AuditChoicesQuery, AuditChoicesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAuditChoicesQuery(options: A.SkipToken | A.useQuery.Options<AuditChoicesQuery, AuditChoicesQueryVariables>): A.useQuery.Result<AuditChoicesQuery, AuditChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditChoicesQueryVariables>>
export function useAuditChoicesQuery(options?: any): any { return A.useQuery(AuditChoicesDocument, options) }
export const useAuditChoicesLazyQuery = (options?: A.useLazyQuery.Options<AuditChoicesQuery, AuditChoicesQueryVariables>): A.useLazyQuery.ResultTuple<AuditChoicesQuery, AuditChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AuditChoicesDocument, options)
export const useSignInMutation = (options?: A.useMutation.Options<SignInMutation, SignInMutationVariables>): A.useMutation.ResultTuple<SignInMutation, SignInMutationVariables> => A.useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options ?? {}) as A.useMutation.ResultTuple<SignInMutation, SignInMutationVariables>
export const useSignOutMutation = (options?: A.useMutation.Options<SignOutMutation, SignOutMutationVariables>): A.useMutation.ResultTuple<SignOutMutation, SignOutMutationVariables> => A.useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options ?? {}) as A.useMutation.ResultTuple<SignOutMutation, SignOutMutationVariables>
export function useBacklinksQuery(options?: A.useQuery.Options<BacklinksQuery, BacklinksQueryVariables>): A.useQuery.Result<BacklinksQuery, BacklinksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBacklinksQuery(options: A.SkipToken | A.useQuery.Options<BacklinksQuery, BacklinksQueryVariables>): A.useQuery.Result<BacklinksQuery, BacklinksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BacklinksQueryVariables>>
export function useBacklinksQuery(options?: any): any { return A.useQuery(BacklinksDocument, options) }
export const useBacklinksLazyQuery = (options?: A.useLazyQuery.Options<BacklinksQuery, BacklinksQueryVariables>): A.useLazyQuery.ResultTuple<BacklinksQuery, BacklinksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BacklinksDocument, options)
export const useAddBacklinkMutation = (options?: A.useMutation.Options<AddBacklinkMutation, AddBacklinkMutationVariables>): A.useMutation.ResultTuple<AddBacklinkMutation, AddBacklinkMutationVariables> => A.useMutation<AddBacklinkMutation, AddBacklinkMutationVariables>(AddBacklinkDocument, options ?? {}) as A.useMutation.ResultTuple<AddBacklinkMutation, AddBacklinkMutationVariables>
export const useSetBacklinkStatusMutation = (options?: A.useMutation.Options<SetBacklinkStatusMutation, SetBacklinkStatusMutationVariables>): A.useMutation.ResultTuple<SetBacklinkStatusMutation, SetBacklinkStatusMutationVariables> => A.useMutation<SetBacklinkStatusMutation, SetBacklinkStatusMutationVariables>(SetBacklinkStatusDocument, options ?? {}) as A.useMutation.ResultTuple<SetBacklinkStatusMutation, SetBacklinkStatusMutationVariables>
export function useBlogQuery(options?: A.useQuery.Options<BlogQuery, BlogQueryVariables>): A.useQuery.Result<BlogQuery, BlogQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogQuery(options: A.SkipToken | A.useQuery.Options<BlogQuery, BlogQueryVariables>): A.useQuery.Result<BlogQuery, BlogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogQueryVariables>>
export function useBlogQuery(options?: any): any { return A.useQuery(BlogDocument, options) }
export const useBlogLazyQuery = (options?: A.useLazyQuery.Options<BlogQuery, BlogQueryVariables>): A.useLazyQuery.ResultTuple<BlogQuery, BlogQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogDocument, options)
export function useBlogTopicsQuery(options?: A.useQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useQuery.Result<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogTopicsQuery(options: A.SkipToken | A.useQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useQuery.Result<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogTopicsQueryVariables>>
export function useBlogTopicsQuery(options?: any): any { return A.useQuery(BlogTopicsDocument, options) }
export const useBlogTopicsLazyQuery = (options?: A.useLazyQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useLazyQuery.ResultTuple<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogTopicsDocument, options)
export const usePostCard_PostFragment = (from: A.useFragment.Options<PostCard_PostFragment, never>['from']) =>
  A.useFragment({ fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post', from })
export function useBlogPostQuery(options: A.useQuery.Options<BlogPostQuery, BlogPostQueryVariables>): A.useQuery.Result<BlogPostQuery, BlogPostQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogPostQuery(options: A.SkipToken | A.useQuery.Options<BlogPostQuery, BlogPostQueryVariables>): A.useQuery.Result<BlogPostQuery, BlogPostQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogPostQueryVariables>>
export function useBlogPostQuery(options: any): any { return A.useQuery(BlogPostDocument, options) }
export const useBlogPostLazyQuery = (options?: A.useLazyQuery.Options<BlogPostQuery, BlogPostQueryVariables>): A.useLazyQuery.ResultTuple<BlogPostQuery, BlogPostQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogPostDocument, options)
export function useFeaturedSuppliersQuery(options?: A.useQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useQuery.Result<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useFeaturedSuppliersQuery(options: A.SkipToken | A.useQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useQuery.Result<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FeaturedSuppliersQueryVariables>>
export function useFeaturedSuppliersQuery(options?: any): any { return A.useQuery(FeaturedSuppliersDocument, options) }
export const useFeaturedSuppliersLazyQuery = (options?: A.useLazyQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(FeaturedSuppliersDocument, options)
export function useLatestPostsQuery(options?: A.useQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useQuery.Result<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLatestPostsQuery(options: A.SkipToken | A.useQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useQuery.Result<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LatestPostsQueryVariables>>
export function useLatestPostsQuery(options?: any): any { return A.useQuery(LatestPostsDocument, options) }
export const useLatestPostsLazyQuery = (options?: A.useLazyQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useLazyQuery.ResultTuple<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LatestPostsDocument, options)
export function usePopularLocationsQuery(options?: A.useQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useQuery.Result<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePopularLocationsQuery(options: A.SkipToken | A.useQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useQuery.Result<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PopularLocationsQueryVariables>>
export function usePopularLocationsQuery(options?: any): any { return A.useQuery(PopularLocationsDocument, options) }
export const usePopularLocationsLazyQuery = (options?: A.useLazyQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useLazyQuery.ResultTuple<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PopularLocationsDocument, options)
export function useMapExtentQuery(options?: A.useQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useQuery.Result<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMapExtentQuery(options: A.SkipToken | A.useQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useQuery.Result<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MapExtentQueryVariables>>
export function useMapExtentQuery(options?: any): any { return A.useQuery(MapExtentDocument, options) }
export const useMapExtentLazyQuery = (options?: A.useLazyQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useLazyQuery.ResultTuple<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MapExtentDocument, options)
export function useMapPageQuery(options?: A.useQuery.Options<MapPageQuery, MapPageQueryVariables>): A.useQuery.Result<MapPageQuery, MapPageQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMapPageQuery(options: A.SkipToken | A.useQuery.Options<MapPageQuery, MapPageQueryVariables>): A.useQuery.Result<MapPageQuery, MapPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MapPageQueryVariables>>
export function useMapPageQuery(options?: any): any { return A.useQuery(MapPageDocument, options) }
export const useMapPageLazyQuery = (options?: A.useLazyQuery.Options<MapPageQuery, MapPageQueryVariables>): A.useLazyQuery.ResultTuple<MapPageQuery, MapPageQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MapPageDocument, options)
export function useNearMeQuery(options: A.useQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useQuery.Result<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useNearMeQuery(options: A.SkipToken | A.useQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useQuery.Result<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NearMeQueryVariables>>
export function useNearMeQuery(options: any): any { return A.useQuery(NearMeDocument, options) }
export const useNearMeLazyQuery = (options?: A.useLazyQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useLazyQuery.ResultTuple<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(NearMeDocument, options)
export function useSupplierMapQuery(options: A.useQuery.Options<SupplierMapQuery, SupplierMapQueryVariables>): A.useQuery.Result<SupplierMapQuery, SupplierMapQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierMapQuery(options: A.SkipToken | A.useQuery.Options<SupplierMapQuery, SupplierMapQueryVariables>): A.useQuery.Result<SupplierMapQuery, SupplierMapQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierMapQueryVariables>>
export function useSupplierMapQuery(options: any): any { return A.useQuery(SupplierMapDocument, options) }
export const useSupplierMapLazyQuery = (options?: A.useLazyQuery.Options<SupplierMapQuery, SupplierMapQueryVariables>): A.useLazyQuery.ResultTuple<SupplierMapQuery, SupplierMapQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierMapDocument, options)
export const useSupplierRow_SupplierFragment = (from: A.useFragment.Options<SupplierRow_SupplierFragment, never>['from']) =>
  A.useFragment({ fragment: SupplierRow_SupplierFragmentDoc, fragmentName: 'SupplierRow_supplier', from })
export function useCountiesQuery(options?: A.useQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useQuery.Result<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountiesQuery(options: A.SkipToken | A.useQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useQuery.Result<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountiesQueryVariables>>
export function useCountiesQuery(options?: any): any { return A.useQuery(CountiesDocument, options) }
export const useCountiesLazyQuery = (options?: A.useLazyQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useLazyQuery.ResultTuple<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountiesDocument, options)
export function useCountyQuery(options: A.useQuery.Options<CountyQuery, CountyQueryVariables>): A.useQuery.Result<CountyQuery, CountyQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountyQuery(options: A.SkipToken | A.useQuery.Options<CountyQuery, CountyQueryVariables>): A.useQuery.Result<CountyQuery, CountyQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountyQueryVariables>>
export function useCountyQuery(options: any): any { return A.useQuery(CountyDocument, options) }
export const useCountyLazyQuery = (options?: A.useLazyQuery.Options<CountyQuery, CountyQueryVariables>): A.useLazyQuery.ResultTuple<CountyQuery, CountyQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountyDocument, options)
export function useCountyAddressQuery(options: A.useQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useQuery.Result<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountyAddressQuery(options: A.SkipToken | A.useQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useQuery.Result<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountyAddressQueryVariables>>
export function useCountyAddressQuery(options: any): any { return A.useQuery(CountyAddressDocument, options) }
export const useCountyAddressLazyQuery = (options?: A.useLazyQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useLazyQuery.ResultTuple<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountyAddressDocument, options)
export const useRequestListingMutation = (options?: A.useMutation.Options<RequestListingMutation, RequestListingMutationVariables>): A.useMutation.ResultTuple<RequestListingMutation, RequestListingMutationVariables> => A.useMutation<RequestListingMutation, RequestListingMutationVariables>(RequestListingDocument, options ?? {}) as A.useMutation.ResultTuple<RequestListingMutation, RequestListingMutationVariables>
export const useReportSupplierMutation = (options?: A.useMutation.Options<ReportSupplierMutation, ReportSupplierMutationVariables>): A.useMutation.ResultTuple<ReportSupplierMutation, ReportSupplierMutationVariables> => A.useMutation<ReportSupplierMutation, ReportSupplierMutationVariables>(ReportSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<ReportSupplierMutation, ReportSupplierMutationVariables>
export const useSubmitReviewMutation = (options?: A.useMutation.Options<SubmitReviewMutation, SubmitReviewMutationVariables>): A.useMutation.ResultTuple<SubmitReviewMutation, SubmitReviewMutationVariables> => A.useMutation<SubmitReviewMutation, SubmitReviewMutationVariables>(SubmitReviewDocument, options ?? {}) as A.useMutation.ResultTuple<SubmitReviewMutation, SubmitReviewMutationVariables>
export const useSupplierReviews_SupplierFragment = (from: A.useFragment.Options<SupplierReviews_SupplierFragment, never>['from']) =>
  A.useFragment({ fragment: SupplierReviews_SupplierFragmentDoc, fragmentName: 'SupplierReviews_supplier', from })
export function useMoreReviewsQuery(options: A.useQuery.Options<MoreReviewsQuery, MoreReviewsQueryVariables>): A.useQuery.Result<MoreReviewsQuery, MoreReviewsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMoreReviewsQuery(options: A.SkipToken | A.useQuery.Options<MoreReviewsQuery, MoreReviewsQueryVariables>): A.useQuery.Result<MoreReviewsQuery, MoreReviewsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MoreReviewsQueryVariables>>
export function useMoreReviewsQuery(options: any): any { return A.useQuery(MoreReviewsDocument, options) }
export const useMoreReviewsLazyQuery = (options?: A.useLazyQuery.Options<MoreReviewsQuery, MoreReviewsQueryVariables>): A.useLazyQuery.ResultTuple<MoreReviewsQuery, MoreReviewsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MoreReviewsDocument, options)
export function useScraperStateQuery(options?: A.useQuery.Options<ScraperStateQuery, ScraperStateQueryVariables>): A.useQuery.Result<ScraperStateQuery, ScraperStateQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScraperStateQuery(options: A.SkipToken | A.useQuery.Options<ScraperStateQuery, ScraperStateQueryVariables>): A.useQuery.Result<ScraperStateQuery, ScraperStateQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScraperStateQueryVariables>>
export function useScraperStateQuery(options?: any): any { return A.useQuery(ScraperStateDocument, options) }
export const useScraperStateLazyQuery = (options?: A.useLazyQuery.Options<ScraperStateQuery, ScraperStateQueryVariables>): A.useLazyQuery.ResultTuple<ScraperStateQuery, ScraperStateQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScraperStateDocument, options)
export const useScraperChangesSubscription = (options?: A.SkipToken | A.useSubscription.Options<ScraperChangesSubscription, ScraperChangesSubscriptionVariables>): A.useSubscription.Result<ScraperChangesSubscription> => A.useSubscription(ScraperChangesDocument, options as A.useSubscription.Options<ScraperChangesSubscription, ScraperChangesSubscriptionVariables>)
export const useRunScraperMutation = (options?: A.useMutation.Options<RunScraperMutation, RunScraperMutationVariables>): A.useMutation.ResultTuple<RunScraperMutation, RunScraperMutationVariables> => A.useMutation<RunScraperMutation, RunScraperMutationVariables>(RunScraperDocument, options ?? {}) as A.useMutation.ResultTuple<RunScraperMutation, RunScraperMutationVariables>
export const useScrapeMapsMutation = (options?: A.useMutation.Options<ScrapeMapsMutation, ScrapeMapsMutationVariables>): A.useMutation.ResultTuple<ScrapeMapsMutation, ScrapeMapsMutationVariables> => A.useMutation<ScrapeMapsMutation, ScrapeMapsMutationVariables>(ScrapeMapsDocument, options ?? {}) as A.useMutation.ResultTuple<ScrapeMapsMutation, ScrapeMapsMutationVariables>
export const useBulkScrapeMapsMutation = (options?: A.useMutation.Options<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>): A.useMutation.ResultTuple<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables> => A.useMutation<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>(BulkScrapeMapsDocument, options ?? {}) as A.useMutation.ResultTuple<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>
export const useStopScraperMutation = (options?: A.useMutation.Options<StopScraperMutation, StopScraperMutationVariables>): A.useMutation.ResultTuple<StopScraperMutation, StopScraperMutationVariables> => A.useMutation<StopScraperMutation, StopScraperMutationVariables>(StopScraperDocument, options ?? {}) as A.useMutation.ResultTuple<StopScraperMutation, StopScraperMutationVariables>
export const useResumeScraperMutation = (options?: A.useMutation.Options<ResumeScraperMutation, ResumeScraperMutationVariables>): A.useMutation.ResultTuple<ResumeScraperMutation, ResumeScraperMutationVariables> => A.useMutation<ResumeScraperMutation, ResumeScraperMutationVariables>(ResumeScraperDocument, options ?? {}) as A.useMutation.ResultTuple<ResumeScraperMutation, ResumeScraperMutationVariables>
export function useScrapeRunsQuery(options?: A.useQuery.Options<ScrapeRunsQuery, ScrapeRunsQueryVariables>): A.useQuery.Result<ScrapeRunsQuery, ScrapeRunsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeRunsQuery(options: A.SkipToken | A.useQuery.Options<ScrapeRunsQuery, ScrapeRunsQueryVariables>): A.useQuery.Result<ScrapeRunsQuery, ScrapeRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeRunsQueryVariables>>
export function useScrapeRunsQuery(options?: any): any { return A.useQuery(ScrapeRunsDocument, options) }
export const useScrapeRunsLazyQuery = (options?: A.useLazyQuery.Options<ScrapeRunsQuery, ScrapeRunsQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeRunsQuery, ScrapeRunsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeRunsDocument, options)
export function useScrapeListingsQuery(options: A.useQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useQuery.Result<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeListingsQuery(options: A.SkipToken | A.useQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useQuery.Result<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeListingsQueryVariables>>
export function useScrapeListingsQuery(options: any): any { return A.useQuery(ScrapeListingsDocument, options) }
export const useScrapeListingsLazyQuery = (options?: A.useLazyQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeListingsDocument, options)
export function useScraperSettingsQuery(options?: A.useQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useQuery.Result<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScraperSettingsQuery(options: A.SkipToken | A.useQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useQuery.Result<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScraperSettingsQueryVariables>>
export function useScraperSettingsQuery(options?: any): any { return A.useQuery(ScraperSettingsDocument, options) }
export const useScraperSettingsLazyQuery = (options?: A.useLazyQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useLazyQuery.ResultTuple<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScraperSettingsDocument, options)
export const usePreviewSupplierMutation = (options?: A.useMutation.Options<PreviewSupplierMutation, PreviewSupplierMutationVariables>): A.useMutation.ResultTuple<PreviewSupplierMutation, PreviewSupplierMutationVariables> => A.useMutation<PreviewSupplierMutation, PreviewSupplierMutationVariables>(PreviewSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<PreviewSupplierMutation, PreviewSupplierMutationVariables>
export const useAddSupplierMutation = (options?: A.useMutation.Options<AddSupplierMutation, AddSupplierMutationVariables>): A.useMutation.ResultTuple<AddSupplierMutation, AddSupplierMutationVariables> => A.useMutation<AddSupplierMutation, AddSupplierMutationVariables>(AddSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<AddSupplierMutation, AddSupplierMutationVariables>
export function useSuggestQuery(options: A.useQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useQuery.Result<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSuggestQuery(options: A.SkipToken | A.useQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useQuery.Result<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SuggestQueryVariables>>
export function useSuggestQuery(options: any): any { return A.useQuery(SuggestDocument, options) }
export const useSuggestLazyQuery = (options?: A.useLazyQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useLazyQuery.ResultTuple<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SuggestDocument, options)
export function useAdminStatsQuery(options?: A.useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useQuery.Result<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdminStatsQuery(options: A.SkipToken | A.useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useQuery.Result<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdminStatsQueryVariables>>
export function useAdminStatsQuery(options?: any): any { return A.useQuery(AdminStatsDocument, options) }
export const useAdminStatsLazyQuery = (options?: A.useLazyQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useLazyQuery.ResultTuple<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdminStatsDocument, options)
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