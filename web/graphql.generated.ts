/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from './server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an invited person chooses. */
export type AcceptInvitationInput = {
  /** The password; at least 8 characters. */
  password: string;
  /** The secret of the link. */
  token: string;
  /** The name to sign in with. */
  username: string;
};

/** What a user must do before the back office opens. */
export type AccountNeed =
  /** Choose another password: the one that was used was made up by the site. */
  | 'NEW_PASSWORD'
  /** Turn on the second factor, which this site asks of its staff. */
  | 'SECOND_FACTOR';

/** The format of an advertisement. */
export type AdFormat =
  /** 728 by 90 pixels. */
  | 'HORIZONTAL'
  /** As wide as its place. */
  | 'RESPONSIVE'
  /** 300 by 250 pixels. */
  | 'SQUARE'
  /** 160 by 600 pixels. */
  | 'VERTICAL';

/** Who fills the advertisement slots. */
export type AdNetwork =
  /** The operator, with creatives of their own. */
  | 'DIRECT_DEAL'
  /** Google AdSense. */
  | 'GOOGLE_ADSENSE'
  /** Media.net. */
  | 'MEDIA_NET';

/** Sort orders of the list of posts and drafts. */
export type AdminPostSort =
  /** Longest unchanged first. */
  | 'CHANGED_FIRST'
  /** Last changed first. */
  | 'CHANGED_LAST'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** By the title, A to Z. */
  | 'TITLE'
  /** By the title, Z to A. */
  | 'TITLE_DESC';

/** How far a post is. */
export type AdminPostState =
  /** A draft without a time. */
  | 'DRAFT'
  /** The public sees it. */
  | 'PUBLISHED'
  /** A draft scheduled for publication. */
  | 'SCHEDULED';

/** Sort orders of the list of all reviews. */
export type AdminReviewSort =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Lowest rating first, then oldest first. */
  | 'STARS_FEWEST'
  /** Highest rating first, then newest first. */
  | 'STARS_MOST';

/** Whether a key may be used. */
export type ApiKeyStatus =
  /** Its last day is over. */
  | 'EXPIRED'
  /** An administrator has ended it for good. */
  | 'REVOKED'
  /** It may be used. */
  | 'VALID';

/** Sort orders of the list of backlinks. */
export type BacklinkSort =
  /** Last checked first. */
  | 'CHECK_NEWEST'
  /** Least recently checked first, unchecked ones before. */
  | 'CHECK_OLDEST'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** By the domain that links, A to Z. */
  | 'SITE'
  /** By the domain that links, Z to A. */
  | 'SITE_DESC';

/** Whether a backlink is there. */
export type BacklinkStatus =
  /** The page links here. */
  | 'ACTIVE'
  /** The page is gone, or links here no more. */
  | 'BROKEN'
  /** Not checked yet. */
  | 'PENDING';

/** A search of Google Maps around many places. */
export type BulkScrapeMapsInput = {
  /** The places. */
  locations: Array<string>;
};

/** Whether a business trades. */
export type BusinessStatus =
  /** Temporarily closed. */
  | 'CLOSED_TEMPORARILY'
  /** Not open yet. */
  | 'FUTURE_OPENING'
  /** Open for business. */
  | 'OPERATIONAL';

/** An import or a scrape, and the action on its suppliers. */
export type ChangeIntakeInput = {
  /** The import; or else give `runId`. */
  importId?: string | null | undefined;
  /** The scrape; or else give `importId`. */
  runId?: string | null | undefined;
  /** The action. */
  step: IntakeStep;
};

/** An action on an email in the outbox. */
export type ChangeMailInput = {
  /** The action. */
  action: MailAction;
  /** Which email. */
  id: string;
};

/** An action on a schedule. */
export type ChangeScheduleInput = {
  /** The action. */
  action: ScheduleAction;
  /** Which schedule. */
  id: string;
};

/** An action on a webhook. */
export type ChangeWebhookInput = {
  /** The action. */
  action: WebhookAction;
  /** Which webhook. */
  id: string;
};

/** How a file is to be read. */
export type CheckImportInput = {
  /** The field of each column, in their order; empty for one to be ignored. */
  columns: Array<string>;
  /** At most 100. */
  services?: Array<ChosenServiceInput>;
  /** The file. */
  uploadId: string;
};

/** The replacement of an unknown service. */
export type ChosenServiceInput = {
  /** As the file names it. */
  name: string;
  /** The service that is meant; empty to leave it out. */
  readAs: string;
};

/** A step, and whether it is confirmed. */
export type ConfirmGoingLiveStepInput = {
  /** Done, or no longer. */
  isDone: boolean;
  /** Which step; one that is confirmable. */
  step: GoingLiveStepKind;
};

/** The reason for writing. */
export type ContactReason =
  /** About advertising. */
  | 'ADVERTISING'
  /** About the listing of a business. */
  | 'BUSINESS_LISTING'
  /** Praise, criticism or a proposal. */
  | 'FEEDBACK'
  /** A general inquiry. */
  | 'GENERAL_INQUIRY'
  /** Anything else. */
  | 'OTHER'
  /** For help with the site or this API. */
  | 'TECHNICAL_SUPPORT';

/** A new place for advertisements. */
export type CreateAdSlotInput = {
  /** The address that the operator’s own advertisement links to. */
  creativeLink?: string | null | undefined;
  /** Its words, also the picture’s description. */
  creativeText?: string | null | undefined;
  /** The operator’s own picture: an address on this site. */
  creativeUrl?: string | null | undefined;
  /** Its last day, YYYY-MM-DD, of Europe/London: then it is switched off. Null for no end; left out, the day that there is stays. */
  endsAt?: string | null | undefined;
  /** Its format. */
  format: AdFormat;
  /** False takes it off its page. */
  isActive?: boolean;
  /** Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A fixed place cannot move. */
  location: string;
  /** Its name for administrators, up to 80 characters. */
  name: string;
};

/** A key’s name and limits. */
export type CreateApiKeyInput = {
  /** The origins whose pages may use it, such as https://www.example.com; at most 20. None: from anywhere. */
  allowedOrigins?: Array<string> | null | undefined;
  /** How many points may be saved up: 5,000 to 10,000,000. */
  burst: number;
  /** Its last day, YYYY-MM-DD; none: until it is revoked. */
  expiresOn?: string | null | undefined;
  /** Its name for administrators, up to 80 characters. */
  name: string;
  /** How many points come back each second: 1 to 10,000,000. */
  pointsPerSecond: number;
};

/** A link from another site to this one. No text may be empty. */
export type CreateBacklinkInput = {
  /** The words of the link, up to 200 characters. */
  anchorText: string;
  /** The domain that links, such as example.com, or the address of the page that does. */
  sourceSite: string;
  /** Its status, if known. */
  status?: BacklinkStatus;
  /** The path on this site that is linked to, such as /directory. */
  targetUrl: string;
};

/** A business that would like to be listed, and how to reach it. */
export type CreateListingRequestInput = {
  /** The trading name, 2 to 120 characters. */
  businessName: string;
  /** An email address to write to. */
  email: string;
  /** A number to call, 6 to 40 characters. */
  phone: string;
};

/** A message to the people who run the site. */
export type CreateMessageInput = {
  /** An email address to answer to. */
  email: string;
  /** Plain text of 10 to 5,000 characters. */
  message: string;
  /** Who writes, 2 to 120 characters. */
  name: string;
  /** Why. */
  reason: ContactReason;
  /** What it is about, 2 to 200 characters. */
  subject: string;
};

/** A post as its author writes it; it begins as a draft. */
export type CreatePostInput = {
  /** Who wrote it. */
  author?: string | null | undefined;
  /** The category. */
  category?: string | null | undefined;
  /** Text or HTML, at most 200,000 characters; blank lines separate paragraphs. Unsafe HTML is removed. */
  content: string;
  /** One or two sentences for cards and search engines. */
  excerpt?: string | null | undefined;
  /** Address of the picture, with https. */
  imageUrl?: string | null | undefined;
  /** Whether search engines may index it. */
  isIndexable?: boolean | null | undefined;
  /** Description for search engines. */
  metaDescription?: string | null | undefined;
  /** The page title, if it differs from the headline. */
  metaTitle?: string | null | undefined;
  /** The word in the address; made from the title when empty. */
  slug?: string | null | undefined;
  /** Tags, at most 15. */
  tags?: Array<string> | null | undefined;
  /** The headline, 3 to 200 characters. */
  title: string;
};

/** A redirect to save. */
export type CreateRedirectInput = {
  /** The path, such as /old-page. */
  fromPath: string;
  /** True for 301, false for 302. */
  isPermanent?: boolean;
  /** A path of this site, or an address with https. */
  toAddress: string;
};

/** A business that registers itself for the directory. */
export type CreateRegistrationInput = {
  /** Street and house number, at least 5 characters. */
  address: string;
  /** Town or city. */
  city: string;
  /** Where the site emails the business; never public. */
  contactEmail?: string | null | undefined;
  /** The country: GB, FR, DE, ES, IT, NL, BE or IE. */
  country?: unknown;
  /** County or region. */
  county: string;
  /** What the business does, in 20 to 2,000 characters of plain text. */
  description: string;
  /** The email address to be shown. */
  email: string;
  /** The trading name, 2 to 120 characters. */
  name: string;
  /** When it is open, in any usual way of writing it, such as `Mon-Fri 9-5; Sat 10-4`; at most 500 characters. */
  openingHours?: string | null | undefined;
  /** The phone number to be shown, 6 to 40 characters. */
  phone: string;
  /** Postcode, of the form of its country. */
  postcode: string;
  /** The services that it offers. */
  services?: Array<OfferedService>;
  /** The website; https:// is assumed if there is no scheme. */
  website?: string | null | undefined;
};

/** A report about a supplier’s listing. */
export type CreateReportInput = {
  /** More of it, in up to 2,000 characters; needed for WRONG_DETAILS, UNFAIR_REVIEW and OTHER. */
  details?: string | null | undefined;
  /** An email address to ask back; never shown. */
  email?: string | null | undefined;
  /** The problem. */
  reason: ReportReason;
  /** The `id` of the supplier. */
  supplierId: string;
};

/** A review, and whom it is about. */
export type CreateReviewInput = {
  /** Plain text of 20 to 2,000 characters. */
  comment: string;
  /** An email address for questions about the review; never shown. */
  email: string;
  /** The name to be shown, of 2 to 80 characters. */
  name: string;
  /** From 1 (worst) to 5 (best). */
  rating: number;
  /** The `id` of the supplier. */
  supplierId: string;
};

/** Something that is to be started by the calendar. */
export type CreateScheduleInput = {
  /** The day of the week, Monday as 1, or of the month. */
  day?: number | null | undefined;
  /** How often. */
  every: ScheduleRhythm;
  /** The Google Maps keyword, if not the default. */
  keyword?: string | null | undefined;
  /** The kind of schedule. */
  kind: ScheduleKind;
  /** The places of a search of Google Maps; at most 500. */
  locations?: Array<string>;
  /** Its name, up to 100 characters. */
  name: string;
  /** The directories of a scrape, such as `yell`. */
  sources?: Array<string>;
  /** The time of day in London, such as 02:30. */
  time: string;
};

/** The supplier to be made of a short request. Only the name must be there. */
export type CreateSupplierFromRequestInput = {
  /** Street and house number. */
  address?: string | null | undefined;
  /** Town or city. */
  city?: string | null | undefined;
  /** The country: GB, FR, DE, ES, IT, NL, BE or IE. */
  country?: unknown;
  /** County or region. */
  county?: string | null | undefined;
  /** What the business does, in plain text of up to 2,000 characters. */
  description?: string | null | undefined;
  /** The email address to be shown. */
  email?: string | null | undefined;
  /** The trading name, 2 to 120 characters. */
  name: string;
  /** The phone number to be shown. */
  phone?: string | null | undefined;
  /** Postcode. */
  postcode?: string | null | undefined;
  /** The id of the short request. */
  requestId: string;
  /** The services that it offers. */
  services?: Array<OfferedService>;
  /** The website; https:// is assumed if there is no scheme. */
  website?: string | null | undefined;
};

/** The site of a supplier that is to be listed. */
export type CreateSupplierFromUrlInput = {
  /** Its town, if the site shows a different one or none. */
  city?: string | null | undefined;
  /** Its name, if the site shows a different one or none. */
  name?: string | null | undefined;
  /** The address of its website. */
  url: string;
};

/** A supplier to verify, with the evidence. */
export type CreateVerificationInput = {
  /** The day of the check, YYYY-MM-DD; not in the future. */
  on: string;
  /** Where it was checked, such as a company number or a call; 3 to 500 characters. */
  source: string;
  /** The `id` of the supplier. */
  supplierId: string;
};

/** A webhook to add. */
export type CreateWebhookInput = {
  /** Its events. */
  events: Array<WebhookEvent>;
  /** The partner’s name, up to 100 characters. */
  label: string;
  /** The address, which starts with https://. */
  url: string;
};

/** A decision about something that waits. */
export type DecideItemInput = {
  /** The decision. */
  choice: ItemChoice;
  /** The id of the item. */
  id: string;
  /** The kind of item. */
  kind: PendingKind;
  /** The text emailed to the sender, up to 500 characters; required for a rejection that is emailed, and refused if nobody is emailed. */
  message?: string | null | undefined;
  /** A note for staff, up to 500 characters; required for a rejection that is not emailed, except for messages. */
  note?: string | null | undefined;
};

/** That the demonstration is to be removed. */
export type DeleteDemoDataInput = {
  /** The word `remove`: nothing brings it back but `npm run seed`. */
  confirmation: string;
};

/** That the second factor is to be turned off. */
export type DeleteSecondFactorInput = {
  /** A code of the second factor, or one of the recovery codes. */
  code: string;
  /** The current user’s password, for confirmation. */
  password: string;
};

/** The account to delete. */
export type DeleteUserInput = {
  /** The `id` of the account. */
  id: string;
  /** The current user’s password, for confirmation. */
  password: string;
};

/** What identifies a deleted business. */
export type DeletionEvidence =
  /** The email address. */
  | 'EMAIL'
  /** The trading name and the postcode together. */
  | 'NAME_AND_POSTCODE'
  /** The phone number, however it is written. */
  | 'PHONE'
  /** The id of the place at Google. */
  | 'PLACE_ID'
  /** The website’s domain. */
  | 'WEBSITE';

/** The account to disable or enable. */
export type DisableUserInput = {
  /** The `id` of the account. */
  id: string;
  /** Disabled, or enabled again. */
  isDisabled: boolean;
  /** The current user’s password, for confirmation. */
  password: string;
};

/** Two suppliers that are no duplicates. */
export type DismissDuplicatePairInput = {
  /** The one to merge into it. */
  duplicateId: string;
  /** False offers them again. */
  isDismissed?: boolean;
  /** The one to keep. */
  originalId: string;
};

/** SAME: one business; PERHAPS: worth a look. */
export type DuplicateDecision =
  /** Perhaps; worth a look. */
  | 'PERHAPS'
  /** Surely one business. */
  | 'SAME';

/** What of two suppliers is compared, to tell whether they are one business. */
export type DuplicateEvidence =
  /** Street and house number. */
  | 'ADDRESS'
  /** The email address. */
  | 'EMAIL'
  /** Where it is: postcode, town or position. */
  | 'LOCATION'
  /** The trading name. */
  | 'NAME'
  /** The phone number, however it is written. */
  | 'PHONE'
  /** The id of the place at Google. */
  | 'PLACE_ID'
  /** The website’s domain. */
  | 'WEBSITE';

/** Two suppliers by their ids. */
export type DuplicatePairInput = {
  /** The one to merge into it. */
  duplicateId: string;
  /** The one to keep. */
  originalId: string;
};

/** How far a comparison of all suppliers is. */
export type DuplicateRunStatus =
  /** It was given up after several attempts; what was found before it counts. */
  | 'FAILED'
  /** It has compared all. */
  | 'FINISHED'
  /** It is going on, or waits for a worker. */
  | 'RUNNING'
  /** An administrator has stopped it; what was found before it counts. */
  | 'STOPPED';

/** One of the two suppliers of a pair. */
export type DuplicateSide =
  /** The duplicate. */
  | 'DUPLICATE'
  /** The original. */
  | 'ORIGINAL';

/** The person and the entries to erase. */
export type ErasePersonalDataInput = {
  /** The text of `search` again, for confirmation: erasing cannot be undone. */
  confirmation: string;
  /** Which of what `personalData` found, at most 300. */
  entryIds: Array<string>;
  /** What happens to published reviews. */
  reviews: ReviewErasure;
  /** An email address, a phone number or a name, in 3 to 200 characters. */
  search: string;
};

/** The effect of erasing on an entry. */
export type ErasureStep =
  /** The person’s data is removed; the rest stays. */
  | 'BLANK'
  /** It is deleted. */
  | 'DELETE'
  /** It stays, for the given reason. */
  | 'KEEP';

/** Whether an export is wanted. */
export type ExportEverythingInput = {
  /** True makes one, false deletes the file of the last. */
  isWanted?: boolean;
};

/** The person whose data to export. */
export type ExportPersonalDataInput = {
  /** Which of what `personalData` found, at most 300. */
  entryIds: Array<string>;
  /** An email address, a phone number or a name, in 3 to 200 characters. */
  search: string;
};

/** A picture elsewhere. */
export type FetchPictureInput = {
  /** Its address, with http:// or https://; at most 500 characters. */
  address: string;
  /** Cut to this height; with `width` only. */
  height?: number | null | undefined;
  /** Cut to this width; with `height` only. */
  width?: number | null | undefined;
};

/** How far a field of two suppliers agrees. */
export type FieldLikeness =
  /** It says something else. */
  | 'DIFFERENT'
  /** It says the same. */
  | 'SAME'
  /** It says nearly the same. */
  | 'SIMILAR';

/** A picture of a supplier’s gallery. */
export type GalleryPictureInput = {
  /** The alternative text, at most 200 characters. */
  alt: string;
  /** Its address on this site, as the upload answered it. */
  url: string;
};

/** The missing server setting of a step. */
export type GoingLiveGap =
  /** It is set, and does not work. */
  | 'FAILING'
  /** The setting. */
  | 'NOT_SET'
  /** It is set, and has not worked yet. */
  | 'UNPROVEN';

/** The status of a step. */
export type GoingLiveState =
  /** It is done. */
  | 'DONE'
  /** It is still missing. */
  | 'MISSING'
  /** It is not done, and one can do without. */
  | 'OPTIONAL';

/** A step from the demonstration to the real directory, in a good order. */
export type GoingLiveStepKind =
  /** SITE_URL is an address of https:// that the public can reach. */
  | 'ADDRESS'
  /** The last scheduled backup is good, or backups are made elsewhere. */
  | 'BACKUP'
  /** The fictional suppliers and articles are removed. */
  | 'DEMONSTRATION'
  /** The legal pages have been reviewed. */
  | 'LEGAL'
  /** The mail server has taken an email, or emails are sent by hand. */
  | 'MAIL'
  /** Maps have a token of their own; without one they show outlines. */
  | 'MAP'
  /** The site has its own name, and an address for messages. */
  | 'NAME'
  /** No administrator has a password that was made up at the first start. */
  | 'PASSWORD'
  /** Full postcodes are loaded; without them each is in the centre of its district. */
  | 'POSTCODES'
  /** Search engines find an address, and nothing fictional behind it. */
  | 'SEARCH_ENGINES'
  /** Every administrator has a second factor. */
  | 'SECOND_FACTOR'
  /** Suppliers that are not fictional are listed. */
  | 'SUPPLIERS';

/** Where a text of a guide came from. */
export type GuideOrigin =
  /** Someone edited it. */
  | 'EDITED'
  /** Someone restored the release’s text. */
  | 'FILE'
  /** It was there before anybody edited the guide. */
  | 'RELEASE'
  /** Someone restored an earlier version. */
  | 'RESTORED';

/** A tip on choosing window furnishings. */
export type GuideTipInput = {
  /** The tip. */
  content: string;
  /** Its subject. */
  tags: Array<string>;
  /** The tip in a few words. */
  title: string;
};

/** A town of a county, with a text of its own. */
export type GuideTownInput = {
  /** The town. */
  city: string;
  /** About homes and windows there. */
  content: string;
};

/** The preview of a line. */
export type ImportLineKind =
  /** Adds a supplier. */
  | 'ADDED'
  /** Completes or changes a supplier that is there. */
  | 'CHANGED'
  /** Is refused. */
  | 'REFUSED'
  /** Says nothing new. */
  | 'UNCHANGED';

/** A CSV file of redirects. */
export type ImportRedirectsInput = {
  /** The file. Its first line names the columns From, To and, optionally, Permanent (yes or no); at most 900,000 characters and 5,000 lines. */
  csv: string;
  /** True previews each line without writing anything. */
  isTrial: boolean;
};

/** The status of an import. */
export type ImportStatus =
  /** It ended early. */
  | 'FAILED'
  /** Every line was read. */
  | 'FINISHED'
  /** Lines are being imported. */
  | 'RUNNING'
  /** It was interrupted, and can be resumed. */
  | 'STOPPED';

/** The status of an upload. */
export type ImportUploadStatus =
  /** It has been checked. */
  | 'CHECKED'
  /** Its lines are being read; nothing is written. */
  | 'CHECKING'
  /** It could not be read; see `error`. */
  | 'FAILED'
  /** No column is known to hold the name: the columns must be chosen. */
  | 'WAITING';

/** Actions on all suppliers of an import or a scrape. */
export type IntakeStep =
  /** Hides every supplier that it added. */
  | 'HIDE'
  /** Lists every supplier that it added, including those awaiting approval. */
  | 'SHOW'
  /** Removes added suppliers and restores changed values; later edits stay. */
  | 'UNDO';

/** A person invited to join the staff. */
export type InviteUserInput = {
  /** Their email address. */
  email: string;
  /** The current user’s password, for confirmation. */
  password: string;
  /** Their role; not `USER`. */
  role: UserRole;
};

/** An administrator’s decision on a pending item. */
export type ItemChoice =
  /** Approve; PendingKind describes the effect for each kind. */
  | 'APPROVE'
  /** It is not; with a message or a note, but for messages. */
  | 'REJECT';

/** The status of an item. */
export type ItemStatus =
  /** A message that was answered. */
  | 'ANSWERED'
  /** A short request that was granted. */
  | 'APPROVED'
  /** A report or message that needed nothing. */
  | 'DISMISSED'
  /** A supplier that was taken off. */
  | 'HIDDEN'
  /** A supplier that the public sees. */
  | 'LISTED'
  /** A supplier that was a duplicate of another. */
  | 'MERGED'
  /** It waits. */
  | 'PENDING'
  /** A review that the public sees. */
  | 'PUBLISHED'
  /** A supplier, short request or review that was refused. */
  | 'REJECTED'
  /** A report that was right, and dealt with. */
  | 'RESOLVED'
  /** A review that the public saw, and sees no more. */
  | 'TAKEN_DOWN';

/** A page with an editable text. */
export type LegalPage =
  /** The cookie policy. */
  | 'COOKIES'
  /** The privacy policy. */
  | 'PRIVACY'
  /** The terms of service. */
  | 'TERMS';

/** The verdict on a scraped business. */
export type ListingVerdict =
  /** It is a supplier that was not there before. */
  | 'ADDED'
  /** The supplier that was there is completed. */
  | 'ENRICHED'
  /** It is not saved: `reason` says why. */
  | 'REFUSED'
  /** The supplier that was there needs nothing of it. */
  | 'UNCHANGED';

/** What kind of place it is. */
export type LocationKind =
  /** A landscape or an island, such as the Cotswolds. */
  | 'AREA'
  /** A country. */
  | 'COUNTRY'
  /** A county. */
  | 'COUNTY'
  /** A postcode district, such as GL50. */
  | 'OUTCODE'
  /** A postcode area, such as GL. */
  | 'POSTCODE_AREA'
  /** A town, city or village. */
  | 'TOWN';

/** An action on an email in the outbox. */
export type MailAction =
  /** Records that someone sent it by hand. */
  | 'MARK_SENT'
  /** Sends it now, even if it failed. */
  | 'SEND';

/** The kind of an email. */
export type MailKind =
  /** Message from the contact form. To: administrators. */
  | 'CONTACT_MESSAGE'
  /** Daily digest. To: administrators. */
  | 'DAILY_DIGEST'
  /** Email address changed. To: an account. */
  | 'EMAIL_CHANGED'
  /** Confirm email address. To: an account. */
  | 'EMAIL_PROOF'
  /** Invitation to the staff. To: an invited person. */
  | 'INVITATION'
  /** New scraped businesses. To: administrators. */
  | 'NEW_FINDS'
  /** New registration. To: administrators. */
  | 'NEW_REGISTRATION'
  /** New report. To: administrators. */
  | 'NEW_REPORT'
  /** New review. To: administrators. */
  | 'NEW_REVIEW'
  /** Registration approved. To: a business. */
  | 'REGISTRATION_APPROVED'
  /** Registration received. To: a business. */
  | 'REGISTRATION_RECEIVED'
  /** Registration rejected. To: a business. */
  | 'REGISTRATION_REJECTED'
  /** Report answered. To: a visitor. */
  | 'REPORT_ANSWERED'
  /** Review published. To: a visitor. */
  | 'REVIEW_PUBLISHED'
  /** Failed run. To: administrators. */
  | 'RUN_FAILED'
  /** Test email. To: administrators. */
  | 'TEST';

/** The status of an email. */
export type MailState =
  /** It was tried for more than a day, or the mail server will never take it. */
  | 'FAILED'
  /** Not sent: its recipient has reached the daily limit of this kind. */
  | 'LEFT_OUT'
  /** Ready to be copied: the site had no mail server when it was written. */
  | 'READY'
  /** The mail server has accepted it, or someone sent it by hand. */
  | 'SENT'
  /** It is sent in its turn, or tried again. */
  | 'WAITING';

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

/** Whose values stand after a merge, where it is not for the directory to decide. */
export type MergeChoiceInput = {
  /** The duplicate of one of the pairs. */
  duplicateId: string;
  /** Fields that are taken from the duplicate, also where the original has another value. */
  fromDuplicate?: Array<string>;
  /** Fields that stay as the original has them, also where it has nothing. Names as in `fields` of a pair. */
  fromOriginal?: Array<string>;
};

/** The mark of a message. */
export type MessageMark =
  /** It was answered, and waits no longer. */
  | 'ANSWERED'
  /** Read; still waiting for a reply. */
  | 'READ'
  /** Unread; still pending. */
  | 'UNREAD';

/** Reviews, and the action on each. */
export type ModerateReviewsInput = {
  /** The reviews: 1 to 100. */
  ids: Array<string>;
  /** Why, in 3 to 500 characters, for administrators only; must be there to reject and to take down. It is in the audit log. */
  note?: string | null | undefined;
  /** The action. */
  step: ReviewStep;
};

/** A nation of the United Kingdom. */
export type Nation =
  /** England. */
  | 'ENGLAND'
  /** Northern Ireland. */
  | 'NORTHERN_IRELAND'
  /** Scotland. */
  | 'SCOTLAND'
  /** Wales. */
  | 'WALES';

/** When to send one kind of notification. */
export type NoticeChoiceInput = {
  /** Of what. */
  kind: NoticeKind;
  /** When. */
  time: NoticeTime;
};

/** Kinds of notifications for staff. */
export type NoticeKind =
  /** Scrapes that read no page, and schedules that could not be started. */
  | 'FAILED_RUNS'
  /** Businesses that a scrape found, and that wait for approval; once for each run. */
  | 'FINDS'
  /** Businesses that register, or ask for a listing. */
  | 'REGISTRATIONS'
  /** Listings that a visitor says are wrong. */
  | 'REPORTS'
  /** Reviews that wait for a decision. */
  | 'REVIEWS';

/** When a notification is sent. */
export type NoticeTime =
  /** With an email for each. */
  | 'AT_ONCE'
  /** In one email a day, at 07:00 London time, when there is something. */
  | 'DAILY'
  /** Not by email. */
  | 'NONE';

/** A service that a business offers. */
export type OfferedService =
  /** Blinds of every kind. */
  | 'BLINDS'
  /** Consultation. */
  | 'CONSULTATION'
  /** Curtains. */
  | 'CURTAINS'
  /** Custom designs. */
  | 'CUSTOM_DESIGNS'
  /** Installation. */
  | 'INSTALLATION'
  /** Repairs. */
  | 'REPAIRS'
  /** Roller blinds. */
  | 'ROLLER_BLINDS'
  /** Roman blinds. */
  | 'ROMAN_BLINDS'
  /** Shutters. */
  | 'SHUTTERS'
  /** Venetian blinds. */
  | 'VENETIAN_BLINDS'
  /** Vertical blinds. */
  | 'VERTICAL_BLINDS'
  /** Wooden blinds. */
  | 'WOODEN_BLINDS';

/** Kinds of tasks, by urgency. */
export type OfficeTaskKind =
  /** Advertisements that end within 14 days. */
  | 'AD_ENDING'
  /** Links from other sites that are gone. */
  | 'BACKLINK_BROKEN'
  /** Scheduled backups fail. */
  | 'BACKUP_FAILED'
  /** Verified suppliers whose verification is at least 11 months old: it is valid for a year. */
  | 'BADGE_EXPIRING'
  /** Pairs of suppliers that are perhaps one business. */
  | 'DUPLICATE'
  /** Duplicates were not checked in the last 30 days. */
  | 'DUPLICATES_UNSEEN'
  /** Suppliers whose featured time ends within 14 days. */
  | 'FEATURED_ENDING'
  /** Businesses that a scrape found, and that wait for approval. */
  | 'FIND'
  /** Steps that are missing between the demonstration and the real directory. */
  | 'GOING_LIVE'
  /** Suppliers that have been listed for a year, and were never verified. */
  | 'LISTING_UNCONFIRMED'
  /** Emails that the mail server did not take. */
  | 'MAIL_FAILED'
  /** Messages without an answer. */
  | 'MESSAGE'
  /** Businesses that registered with the full form, and wait for a decision. */
  | 'REGISTRATION'
  /** Listings that a visitor says are wrong. */
  | 'REPORT'
  /** Businesses that requested a listing with the short form. */
  | 'REQUEST'
  /** Reviews that wait for a decision. */
  | 'REVIEW'
  /** Schedules whose last start failed. */
  | 'SCHEDULE_FAILED'
  /** The last scrape read no page. */
  | 'SCRAPE_FAILED'
  /** A scrape is running, and no worker does its jobs. */
  | 'SCRAPE_WAITING'
  /** Sources that the last scrape, or a later test, got nothing from or left alone. */
  | 'SOURCE_FAILED'
  /** The disk of DATA_DIR is nearly full. */
  | 'STORAGE_LOW'
  /** Webhooks that take nothing, or are paused. */
  | 'WEBHOOK_FAILED';

/** A span of opening on one weekday. A day with a break has several, at most 5. */
export type OpeningHoursInput = {
  /** Closing time HH:MM, 24:00 at the end of the day, until 06:00 on the next day; null when closed all day. */
  closes?: string | null | undefined;
  /** The day of the week. */
  day: Weekday;
  /** Opening time HH:MM; null when closed all day. */
  opens?: string | null | undefined;
};

/** A source of the scrape that runs. */
export type PauseScrapeSourceInput = {
  /** Its name, such as `yell`. */
  sourceName: string;
};

/** The kinds of pending items. */
export type PendingKind =
  /** A business that a scrape found and that waits for approval: approved it is listed. */
  | 'FIND'
  /** A message from the contact form: approved it is answered, rejected it is dismissed. */
  | 'MESSAGE'
  /** A business that registered with the full form: approved it is listed. */
  | 'REGISTRATION'
  /** A listing that a visitor says is wrong: approved the report is resolved, rejected it is dismissed. */
  | 'REPORT'
  /** A business that requested a listing with the short form. */
  | 'REQUEST'
  /** A review: approved it is published and counts. */
  | 'REVIEW';

/** The kinds of personal data. */
export type PersonalDataKind =
  /** An account of the office. */
  | 'ACCOUNT'
  /** An API key, by its owner. */
  | 'API_KEY'
  /** An article, by its author. */
  | 'ARTICLE'
  /** An entry of the audit log. */
  | 'AUDIT_ENTRY'
  /** An administrator’s texts of a decision. */
  | 'DECISION'
  /** An email address that was given for an account and not proven. */
  | 'EMAIL_CHANGE'
  /** A contact email among the values that an import or a scrape changed. */
  | 'IMPORTED_VALUE'
  /** An invitation to the staff that was not accepted. */
  | 'INVITATION'
  /** The public details of a business. */
  | 'LISTING'
  /** An email that the site has written. */
  | 'MAIL'
  /** A contact email among the values that a merge of duplicates moved. */
  | 'MERGED_VALUE'
  /** A message from the contact form. */
  | 'MESSAGE'
  /** A network that such an account was used from. */
  | 'NETWORK'
  /** The contact email of a listed business, for correspondence only. */
  | 'OWNER_CONTACT'
  /** A business that registered and is not listed. */
  | 'REGISTRATION'
  /** A report that a listing is wrong. */
  | 'REPORT'
  /** A request for a listing, sent with the short form. */
  | 'REQUEST'
  /** A published review. */
  | 'REVIEW'
  /** A session of such an account. */
  | 'SESSION'
  /** A failed attempt to sign in. */
  | 'SIGN_IN'
  /** How such an account was signed in to. */
  | 'SIGN_IN_HISTORY'
  /** Data that prevents a deleted business from being added again. */
  | 'SUPPRESSION'
  /** A review that waits, was declined or was taken down. */
  | 'UNPUBLISHED_REVIEW'
  /** An uploaded file of suppliers, while it is stored. */
  | 'UPLOAD';

/** Filters of a list of posts; all must match. */
export type PostFilter = {
  /** A category, in any case. */
  category?: string | null | undefined;
  /** Words of the title, excerpt, content, category or tags, in any case; up to 200 characters, of which 8 words count. */
  search?: string | null | undefined;
  /** A tag, in any case. */
  tag?: string | null | undefined;
};

/** The site of a supplier. */
export type PreviewSupplierFromUrlInput = {
  /** Its town, if the site shows a different one or none. */
  city?: string | null | undefined;
  /** Its name, if the site shows a different one or none. */
  name?: string | null | undefined;
  /** The address of its website. */
  url: string;
};

/** A post, and whether the public reads it. */
export type PublishPostInput = {
  /** The `id` of the post. */
  id: string;
  /** Public or a draft. */
  isPublished: boolean;
  /** With `isPublished`: not now but then, within two years; until then it is a draft. */
  publishAt?: string | null | undefined;
  /** The `updatedAt` you read: CONFLICT if the post has changed since. */
  updatedAt: string;
};

/** An invitation that is to get another link. */
export type RenewInvitationInput = {
  /** The `id` of the invitation. */
  id: string;
  /** The current user’s password, for confirmation. */
  password: string;
};

/** That there shall be other recovery codes. */
export type RenewRecoveryCodesInput = {
  /** A code of the second factor, or one of the recovery codes. */
  code: string;
  /** The current user’s password, for confirmation. */
  password: string;
};

/** An item whose decision to undo. */
export type ReopenItemInput = {
  /** The id of the item. */
  id: string;
  /** The kind of item. */
  kind: PendingKind;
};

/** What to send again: one message, or all since a time. */
export type ReplayWebhookInput = {
  /** All that has changed since then, as far back as the feed goes. */
  changedSince?: string | null | undefined;
  /** This message only, under the same id. */
  deliveryId?: string | null | undefined;
  /** Which webhook. */
  id: string;
};

/** How far back a report looks. */
export type ReportRange =
  /** The last 30 days, today included, by day. */
  | 'DAYS_30'
  /** The last 12 months, this one included, by month. */
  | 'MONTHS_12';

/** What is wrong with a listing. */
export type ReportReason =
  /** The business is no more. */
  | 'CLOSED_DOWN'
  /** It sells or fits no blinds, curtains or shutters. */
  | 'NOT_A_SUPPLIER'
  /** Something else, said in the details. */
  | 'OTHER'
  /** One of its reviews is false or unfair. */
  | 'UNFAIR_REVIEW'
  /** The address, the phone number or another detail is wrong. */
  | 'WRONG_DETAILS';

/** A guide that shall follow the releases again. */
export type ResetGuideInput = {
  /** The county, as in /counties/{urlName}. */
  urlName: string;
  /** The version you read: CONFLICT if there is a later one. */
  version: number;
};

/** A legal page that shall have the text of the software again. */
export type ResetLegalTextInput = {
  /** The page. */
  page: LegalPage;
  /** The version you read: CONFLICT if it has changed since. */
  version: number;
};

/** The kind of email that shall be as it comes with the site. */
export type ResetMailTemplateInput = {
  /** Of which emails. */
  kind: MailKind;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A text that a guide had, to be taken back. */
export type RestoreGuideInput = {
  /** The county, as in /counties/{urlName}. */
  urlName: string;
  /** The version you read: CONFLICT if there is a later one. */
  version: number;
  /** The earlier text. */
  versionId: string;
};

/** A source of the scrape that was paused. */
export type ResumeScrapeSourceInput = {
  /** Its name, such as `yell`. */
  sourceName: string;
};

/** What happens to a person’s published reviews. */
export type ReviewErasure =
  /** Name and email address are erased; rating and text stay. */
  | 'ANONYMISE'
  /** They are deleted, and the supplier’s rating is recomputed. */
  | 'DELETE';

/** The order of reviews. */
export type ReviewSort =
  /** Highest rating first, then newest first. */
  | 'HIGHEST'
  /** Lowest rating first, then newest first. */
  | 'LOWEST'
  /** The newest first. */
  | 'NEWEST';

/** Whether the public sees a review. */
export type ReviewStatus =
  /** Awaits an administrator. */
  | 'PENDING'
  /** Public, and counted in the rating. */
  | 'PUBLISHED'
  /** Never was public: an administrator rejected it. */
  | 'REJECTED'
  /** Was public: an administrator took it down. */
  | 'TAKEN_DOWN';

/** Actions on reviews. */
export type ReviewStep =
  /** Publishes pending reviews. */
  | 'PUBLISH'
  /** Rejects pending reviews, with a reason. */
  | 'REJECT'
  /** Publishes reviews again after they were taken down. */
  | 'RESTORE'
  /** Takes down published reviews, with a reason. */
  | 'TAKE_DOWN';

/** A key that is to end. */
export type RevokeApiKeyInput = {
  /** The `id` of the key. */
  id: string;
};

/** A key that is to get a new secret. */
export type RotateApiKeyInput = {
  /** The `id` of the key. */
  id: string;
  /** For how many hours the secret before stays valid: 0 to 168. */
  overlapHours?: number;
};

/** A scrape of the directories. */
export type RunScraperInput = {
  /** Addresses of more directories to read. */
  directories?: Array<string>;
  /** Reads one page of each source, shows what would be saved, and saves nothing. */
  isTest?: boolean;
  /** Which directories. */
  source?: ScrapeSource;
};

/** An action on a schedule. */
export type ScheduleAction =
  /** Delete it; what it has started stays. */
  | 'DELETE'
  /** Start nothing until it is resumed. */
  | 'PAUSE'
  /** Resumes it from its next time. */
  | 'RESUME'
  /** Starts it within a minute, and resumes it. */
  | 'START';

/** Kinds of schedules. */
export type ScheduleKind =
  /** A check of every link from other sites. */
  | 'BACKLINKS'
  /** A scrape of some directories. */
  | 'DIRECTORIES'
  /** A search of all suppliers for duplicates. */
  | 'DUPLICATES'
  /** A search of Google Maps around some places. */
  | 'MAPS';

/** How often something is started. */
export type ScheduleRhythm =
  /** Every day. */
  | 'DAY'
  /** Every month, on a day of the month, or the last day of shorter months. */
  | 'MONTH'
  /** Every week, on a day of the week. */
  | 'WEEK';

/** Where a scrape searches. */
export type ScrapeKind =
  /** In directories of businesses. */
  | 'DIRECTORIES'
  /** On Google Maps. */
  | 'MAPS';

/** A search of Google Maps around one place. */
export type ScrapeMapsInput = {
  /** What to search for. */
  keyword?: string;
  /** A town, county or postcode. */
  location: string;
  /** Metres around it, from 1000 to 50000. */
  radius?: number;
};

/** How the visit to a page ended. */
export type ScrapeOutcome =
  /** The site refuses machines; this is never counted as “nothing found”. */
  | 'BLOCKED'
  /** robots.txt or a rule of this site forbids the address; it was not asked. */
  | 'DISALLOWED'
  /** It says in words that there is nothing. */
  | 'EMPTY'
  /** An error of this software; the log has details. */
  | 'ERROR'
  /** There is no page at the address. */
  | 'GONE'
  /** Not asked: the site had refused several times in a row, or the search has more pages than are read. */
  | 'LEFT_ALONE'
  /** The page was not understood: the site was redesigned. */
  | 'MARKUP_CHANGED'
  /** No answer after every retry. */
  | 'NETWORK'
  /** It listed businesses. */
  | 'OK'
  /** The site says that it has not changed since the last visit. */
  | 'UNCHANGED'
  /** Reading the page took too much time or memory. */
  | 'UNREADABLE';

/** Which directories a scrape searches. */
export type ScrapeSource =
  /** All of them. */
  | 'ALL'
  /** Checkatrade. */
  | 'CHECKATRADE'
  /** FreeIndex. */
  | 'FREEINDEX'
  /** Thomson Local. */
  | 'THOMSON'
  /** Yell. */
  | 'YELL';

/** The status of a scrape. */
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

/** What windows need in each season in a county. */
export type SeasonsInput = {
  /** Autumn. */
  autumn: string;
  /** Spring. */
  spring: string;
  /** Summer. */
  summer: string;
  /** Winter. */
  winter: string;
};

/** That an email is to be sent to oneself. */
export type SendTestMailInput = {
  /** Where to; otherwise to the own address, or to that which receives messages. */
  to?: string | null | undefined;
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

/** Who signs in. */
export type SignInInput = {
  /** The code of the second factor, or a recovery code. If it is missing, the error has `needsCode: true`. */
  code?: string | null | undefined;
  /** The password. */
  password: string;
  /** The name, in any case. */
  username: string;
};

/** The outcome of a sign-in attempt. */
export type SignInResult =
  /** The password was right, and the account is disabled. */
  | 'DISABLED'
  /** A session began by a recovery code. */
  | 'RECOVERY_CODE'
  /** A session began. */
  | 'SIGNED_IN'
  /** The password was right, and the code of the second factor was wrong. */
  | 'WRONG_CODE'
  /** The password was wrong. */
  | 'WRONG_PASSWORD';

/** The kind of page that a suggestion opens. */
export type SuggestionType =
  /** Suppliers near a place. */
  | 'PLACE'
  /** Suppliers of a service. */
  | 'SERVICE'
  /** A supplier’s own page. */
  | 'SUPPLIER';

/** How long ago a supplier was changed or reviewed last. */
export type SupplierAge =
  /** One to three years ago. */
  | 'AGEING'
  /** Within a year. */
  | 'FRESH'
  /** Three years ago or longer. */
  | 'STALE';

/** Why a listed supplier needs attention. */
export type SupplierDue =
  /** It was verified 11 months ago or longer: a check counts for a year. */
  | 'BADGE_EXPIRING'
  /** Its featured time ends within 14 days. */
  | 'FEATURED_ENDING'
  /** It has been listed for a year, and was never verified. */
  | 'LISTING_UNCONFIRMED';

/** Filters of the list of all suppliers; all must match. */
export type SupplierEntryFilter = {
  /** Only those last changed or reviewed this long ago. */
  age?: SupplierAge | null | undefined;
  /** Only those that need attention for this reason. */
  due?: SupplierDue | null | undefined;
  /** Only those that were entered before. */
  enteredBeforeAt?: string | null | undefined;
  /** Only those that were entered then or later. */
  enteredSince?: string | null | undefined;
  /** Only those with an owner who registered or asked, or without. */
  hasOwner?: boolean | null | undefined;
  /** Only those that this import added or changed. */
  importId?: string | null | undefined;
  /** Only those that were verified, or were not. */
  isVerified?: boolean | null | undefined;
  /** Only those that came from there. */
  origin?: SupplierOrigin | null | undefined;
  /** Only those that this scrape added or changed. */
  runId?: string | null | undefined;
};

/** The order of the list of suppliers of every status. */
export type SupplierEntrySort =
  /** Only those that are listed and verified, the longest ago first. */
  | 'CHECK_OLDEST'
  /** Only those that are listed and featured until a day, the soonest first. */
  | 'FEATURED_UNTIL'
  /** By name, A to Z; those found by a postcode by that first. */
  | 'NAME'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Entered last first. */
  | 'NEWEST'
  /** Entered first first. */
  | 'OLDEST';

/** What a list of suppliers is narrowed to. Every condition given must hold. */
export type SupplierFilter = {
  /** A point to look around, instead of `near`; a place in `query` goes first. */
  around?: MapPosition | null | undefined;
  /** True to search for the words of `query` as they are: no place, no wish and no correction is read from them. */
  asTyped?: boolean | null | undefined;
  /** Counties, by name or urlName: suppliers in one of them, at most 200. */
  counties?: Array<string> | null | undefined;
  /** A county, by its name or its urlName. */
  county?: string | null | undefined;
  /** Only suppliers that say what their minimum order is, and take one of at most so many pence. */
  maxMinimumOrderPence?: number | null | undefined;
  /** Only suppliers with reviews, whose average is at least this: from 0 to 5 stars. */
  minRating?: number | null | undefined;
  /** A full or partial postcode, a town, a county or a country, in any case and spacing. Other words are read as `query`. */
  near?: string | null | undefined;
  /** True for only those whose opening hours say that they are open now, by their own country’s clock. */
  openNow?: boolean | null | undefined;
  /** Instead of `near`: the slug of a Location or of a Suggestion, such as richmond-greater-london, for exactly that place. An unknown slug is read like `near`. */
  place?: string | null | undefined;
  /** Words of a name, service, speciality or place, up to 200 characters, as people type them: “cheap roman blinds near Stroud open now”. `reading` tells how they were read. */
  query?: string | null | undefined;
  /** How far around the place or `around` to look, from 1 to 200 miles: 50 where not given. */
  radiusMiles?: number | null | undefined;
  /** Only suppliers that offer this service. */
  service?: Service | null | undefined;
  /** Only suppliers that offer at least one of these services. */
  services?: Array<Service> | null | undefined;
  /** True for only suppliers that an administrator has verified. */
  verified?: boolean | null | undefined;
  /** Only suppliers in this part of the map, unless `query` names a place. */
  within?: MapBounds | null | undefined;
};

/** Sort orders of the list of imports. */
export type SupplierImportSort =
  /** Fewest added suppliers first. */
  | 'ADDED_FEWEST'
  /** Most added suppliers first. */
  | 'ADDED_MOST'
  /** By the name of the file, A to Z. */
  | 'FILE'
  /** By the name of the file, Z to A. */
  | 'FILE_DESC'
  /** Last started first. */
  | 'NEWEST'
  /** First started first. */
  | 'OLDEST';

/** Where a supplier came from, or a site that lists it. */
export type SupplierOrigin =
  /** Checkatrade. */
  | 'CHECKATRADE'
  /** Another directory. */
  | 'DIRECTORY'
  /** FreeIndex. */
  | 'FREEINDEX'
  /** Google Maps. */
  | 'GOOGLE_PLACES'
  /** An imported file. */
  | 'IMPORT'
  /** The business registered or requested a listing. */
  | 'REGISTRATION'
  /** Any scrape. */
  | 'SCRAPE'
  /** The business’s own website. */
  | 'SUPPLIER_SITE'
  /** Thomson Local. */
  | 'THOMSON'
  /** Yell. */
  | 'YELL';

/** The order of a list of suppliers. Premium suppliers have no advantage in any of them. */
export type SupplierSort =
  /** Best match. Those whose name, main services or specialities have the words of `query` first. Then around a town or a postcode distance and quality together: the best record counts as much as being five miles nearer. Elsewhere by quality: a weighted average of the ratings, a complete listing, and how fresh it is. */
  | 'BEST'
  /** Nearest first. Needs `around`, or a `near` (or a place in `query`) that is a town or a postcode; else BEST. */
  | 'DISTANCE'
  /** By name, A to Z. */
  | 'NAME'
  /** Best average rating first, then most reviews. */
  | 'RATING'
  /** Best match of `query` first, among the 1,000 best rated that match; around a town or a postcode one who is ten miles away counts half. Without `query`: BEST. */
  | 'RELEVANCE'
  /** Most reviews first, then best average rating. */
  | 'REVIEWS';

/** Whether the public sees a supplier. */
export type SupplierStatus =
  /** Taken off by an administrator. */
  | 'HIDDEN'
  /** Public. */
  | 'LISTED'
  /** A duplicate of another. */
  | 'MERGED'
  /** Awaits an administrator. */
  | 'PENDING'
  /** Refused by an administrator. */
  | 'REJECTED';

/** The status of an export or import of a whole directory. */
export type TransferStatus =
  /** The file has been checked. */
  | 'CHECKED'
  /** The file is being read; nothing is written. */
  | 'CHECKING'
  /** It is finished. */
  | 'DONE'
  /** It failed and was undone; see `error`. */
  | 'FAILED'
  /** The file is being sent. */
  | 'RECEIVING'
  /** It is being exported or loaded. */
  | 'WORKING';

/** How advertisements shall be served. */
export type UpdateAdSettingsInput = {
  /** False shows placeholders only. */
  isEnabled: boolean;
  /** True shows placeholders instead of advertisements. */
  isTestMode: boolean;
  /** Who fills the slots. */
  network: AdNetwork;
  /** The operator’s account with the network; empty for none. */
  publisherId: string;
  /** The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A place for advertisements as it shall be. */
export type UpdateAdSlotInput = {
  /** The address that the operator’s own advertisement links to. */
  creativeLink?: string | null | undefined;
  /** Its words, also the picture’s description. */
  creativeText?: string | null | undefined;
  /** The operator’s own picture: an address on this site. */
  creativeUrl?: string | null | undefined;
  /** Its last day, YYYY-MM-DD, of Europe/London: then it is switched off. Null for no end; left out, the day that there is stays. */
  endsAt?: string | null | undefined;
  /** Its format. */
  format: AdFormat;
  /** Which one. */
  id: string;
  /** False takes it off its page. */
  isActive?: boolean;
  /** Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A fixed place cannot move. */
  location: string;
  /** Its name for administrators, up to 80 characters. */
  name: string;
  /** The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A key with its new name and limits. */
export type UpdateApiKeyInput = {
  /** The origins whose pages may use it, such as https://www.example.com; at most 20. None: from anywhere. */
  allowedOrigins?: Array<string> | null | undefined;
  /** How many points may be saved up: 5,000 to 10,000,000. */
  burst: number;
  /** Its last day, YYYY-MM-DD; none: until it is revoked. */
  expiresOn?: string | null | undefined;
  /** The `id` of the key. */
  id: string;
  /** Its name for administrators, up to 80 characters. */
  name: string;
  /** How many points come back each second: 1 to 10,000,000. */
  pointsPerSecond: number;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A backlink, and its new status. */
export type UpdateBacklinkInput = {
  /** Which backlink. */
  id: string;
  /** The status it was seen with: refused with CONFLICT when it has another by now. */
  seen?: BacklinkStatus | null | undefined;
  /** Its new status. */
  status: BacklinkStatus;
};

/** A county’s guide as it shall be. */
export type UpdateGuideInput = {
  /** The county’s own tips, at most 10; empty for the standard five. */
  advice: Array<GuideTipInput>;
  /** Advice for buyers in the county, as text or HTML. */
  buyingGuide: string;
  /** Major towns, at most 10. */
  cities: Array<GuideTownInput>;
  /** One sentence, up to 300 characters. */
  description: string;
  /** Recommended materials, at most 12. */
  localMaterials: Array<string>;
  /** Popular styles, at most 12. */
  localTrends: Array<string>;
  /** About the county, as text or HTML. */
  overview: string;
  /** Season by season. */
  seasonalRecommendations: SeasonsInput;
  /** The county, as in /counties/{urlName}. */
  urlName: string;
  /** The version you read: CONFLICT if there is a later one. */
  version: number;
  /** How the weather affects window furnishings. */
  weatherConsiderations: string;
};

/** The text of a legal page as it shall be. */
export type UpdateLegalTextInput = {
  /** The day of the change, YYYY-MM-DD. */
  changedOn: string;
  /** Text or HTML; unsafe HTML is removed. */
  content: string;
  /** The page. */
  page: LegalPage;
  /** The version you read: CONFLICT if it has changed since. */
  version: number;
};

/** The words that a kind of email shall have. */
export type UpdateMailTemplateInput = {
  /** Whether emails of this kind are sent. */
  isOn?: boolean;
  /** Of which emails. */
  kind: MailKind;
  /** The subject, up to 200 characters. */
  subject: string;
  /** The text, up to 5,000 characters; plain, with an empty line between paragraphs. */
  text: string;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A message from the contact form, and its mark. */
export type UpdateMessageInput = {
  /** The id of the message. */
  id: string;
  /** Its mark. */
  mark: MessageMark;
};

/** The current user’s email notifications. */
export type UpdateMyNoticesInput = {
  /** When, for some kinds; the others stay. */
  choices: Array<NoticeChoiceInput>;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** An email address for the own account. */
export type UpdateOwnEmailInput = {
  /** The address. */
  email: string;
  /** The current user’s password, for confirmation. */
  password: string;
};

/** Another password for oneself. */
export type UpdatePasswordInput = {
  /** The password until now. */
  currentPassword: string;
  /** The new password; at least 8 characters. */
  newPassword: string;
};

/** A post’s new content. */
export type UpdatePostInput = {
  /** Who wrote it. */
  author?: string | null | undefined;
  /** The category. */
  category?: string | null | undefined;
  /** Text or HTML, at most 200,000 characters; blank lines separate paragraphs. Unsafe HTML is removed. */
  content: string;
  /** One or two sentences for cards and search engines. */
  excerpt?: string | null | undefined;
  /** The `id` of the post. */
  id: string;
  /** Address of the picture, with https. */
  imageUrl?: string | null | undefined;
  /** Whether search engines may index it. */
  isIndexable?: boolean | null | undefined;
  /** Description for search engines. */
  metaDescription?: string | null | undefined;
  /** The page title, if it differs from the headline. */
  metaTitle?: string | null | undefined;
  /** The word in the address; made from the title when empty. */
  slug?: string | null | undefined;
  /** Tags, at most 15. */
  tags?: Array<string> | null | undefined;
  /** The headline, 3 to 200 characters. */
  title: string;
  /** The `updatedAt` you read: CONFLICT if the post has changed since. */
  updatedAt: string;
};

/** A redirect as it shall be. */
export type UpdateRedirectInput = {
  /** The path, such as /old-page. */
  fromPath: string;
  /** Which one. */
  id: string;
  /** True for 301, false for 302. */
  isPermanent?: boolean;
  /** A path of this site, or an address with https. */
  toAddress: string;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** A schedule as it shall be. */
export type UpdateScheduleInput = {
  /** The day of the week, Monday as 1, or of the month. */
  day?: number | null | undefined;
  /** How often. */
  every: ScheduleRhythm;
  /** Which schedule. */
  id: string;
  /** The Google Maps keyword, if not the default. */
  keyword?: string | null | undefined;
  /** The kind of schedule. */
  kind: ScheduleKind;
  /** The places of a search of Google Maps; at most 500. */
  locations?: Array<string>;
  /** Its name, up to 100 characters. */
  name: string;
  /** The directories of a scrape, such as `yell`. */
  sources?: Array<string>;
  /** The time of day in London, such as 02:30. */
  time: string;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** The limits for all scrapes. */
export type UpdateScrapeLimitsInput = {
  /** How many paid requests a month; left out for no limit. */
  monthlyRequests?: number | null | undefined;
  /** The start of the quiet hours, such as 08:00; omitted for none. */
  quietFrom?: string | null | undefined;
  /** When they end. */
  quietUntil?: string | null | undefined;
  /** The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared. */
  version?: number | null | undefined;
};

/** Settings of the site; an empty text means the server’s setting. */
export type UpdateSiteSettingsInput = {
  /** The colour of links and buttons, such as #1f5b4f; words in it must be legible on every background. */
  accentColour: string;
  /** The operator’s address in lines, up to 300 characters. */
  contactAddress: string;
  /** Who receives visitors’ messages. */
  contactEmail: string;
  /** The operator’s telephone number. */
  contactPhone: string;
  /** The site’s page on Facebook. */
  facebookUrl: string;
  /** The site’s page on Instagram. */
  instagramUrl: string;
  /** Whether visitors see that address. */
  isEmailShown: boolean;
  /** The site’s page on LinkedIn. */
  linkedinUrl: string;
  /** The logo’s address on this site, such as /pictures/logo.png. */
  logoUrl: string;
  /** The site’s name, up to 60 characters. */
  siteName: string;
  /** The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared. */
  version?: number | null | undefined;
  /** The site’s page on X. */
  xUrl: string;
};

/** A supplier’s changes. Omitted fields stay. */
export type UpdateSupplierInput = {
  /** Street and house number. At most 300 characters. */
  address?: string | null | undefined;
  /** Address of the banner picture. At most 500 characters. */
  bannerUrl?: string | null | undefined;
  /** Whether it trades at present; null if unknown, which means open. A business that is temporarily closed or not open yet is listed with a note and never shown as open. */
  businessStatus?: BusinessStatus | null | undefined;
  /** Town or city. At most 100 characters. */
  city?: string | null | undefined;
  /** Used to contact the business. Never shown publicly. At most 254 characters. */
  contactEmail?: string | null | undefined;
  /** The country, by its English name. */
  country?: string | null | undefined;
  /** The county, by its full name as in `counties`. Leave empty to look it up from the postcode. At most 100 characters. */
  county?: string | null | undefined;
  /** The supplier’s own description, in plain text. At most 10,000 characters. */
  description?: string | null | undefined;
  /** The public email address. At most 254 characters. */
  email?: string | null | undefined;
  /** The year in which the business was founded. */
  establishedYear?: number | null | undefined;
  /** Pictures of its work, at most 24, in their order. */
  gallery?: Array<GalleryPictureInput> | null | undefined;
  /** The `id` of the supplier. */
  id: string;
  /** Address of a picture of the supplier’s work. At most 500 characters. */
  imageUrl?: string | null | undefined;
  /** Keywords of the trade, shown under Industry Info. At most 50. */
  keywords?: Array<string> | null | undefined;
  /** Latitude in degrees, WGS 84. Looked up again when the town, county, postcode or country changes. */
  latitude?: number | null | undefined;
  /** Address of the logo. At most 500 characters. */
  logoUrl?: string | null | undefined;
  /** Longitude in degrees, WGS 84. */
  longitude?: number | null | undefined;
  /** Description for search engines. At most 500 characters. */
  metaDescription?: string | null | undefined;
  /** The page title; by default the supplier’s and the site’s names. At most 200 characters. */
  metaTitle?: string | null | undefined;
  /** The minimum order in pence; null if unknown. Such as 49.50; shown on the profile. */
  minimumOrderPence?: number | null | undefined;
  /** The trading name. At most 200 characters. */
  name?: string | null | undefined;
  /** The supplier’s own hours, Monday first; a day that is not named is not known. Null when no day is. */
  openingHours?: Array<OpeningHoursInput> | null | undefined;
  /** The public phone number, in national format. At most 60 characters. */
  phone?: string | null | undefined;
  /** The postcode, with its space. At most 20 characters. */
  postcode?: string | null | undefined;
  /** Places that the supplier travels to. At most 50. */
  serviceAreas?: Array<string> | null | undefined;
  /** Services in the supplier’s own words, such as "Roller Blinds". At most 50. */
  services?: Array<string> | null | undefined;
  /** What the supplier specialises in. At most 50. */
  specialties?: Array<string> | null | undefined;
  /** The `updatedAt` you read: CONFLICT if the supplier has changed since. */
  updatedAt: string;
  /** The VAT number, with the prefix of its country. Such as GB123456789; shown on the profile. At most 20 characters. */
  vatNumber?: string | null | undefined;
  /** The website; https:// is assumed if there is no scheme. At most 500 characters. */
  website?: string | null | undefined;
};

/** A user’s new role. */
export type UpdateUserInput = {
  /** The `id` of the account. */
  id: string;
  /** The current user’s password, for confirmation. */
  password: string;
  /** The role; `USER` for none in the office. */
  role: UserRole;
};

/** The kind of an input error. */
export type UserErrorCode =
  /** A value is missing, too long, or not of the right form. */
  | 'BAD_USER_INPUT'
  /** Someone else changed it at the same time: try again. */
  | 'CONFLICT'
  /** The object of the input does not exist or is not public. */
  | 'NOT_FOUND';

/** A user’s role. */
export type UserRole =
  /** Whatever there is: the back office is open. */
  | 'ADMIN'
  /** In the back office the figures. */
  | 'ANALYST'
  /** In the back office posts, guides and what suppliers’ profiles say. */
  | 'EDITOR'
  /** In the back office requests, reviews, reports, messages, duplicates and suppliers. */
  | 'MODERATOR'
  /** Their own account only. */
  | 'USER';

/** The part of a page that a value came from. */
export type ValueOrigin =
  /** A documented interface of the source. */
  | 'API'
  /** Another attribute that is made for programs. */
  | 'ATTRIBUTE'
  /** Structured data in a script of the page. */
  | 'JSON_LD'
  /** A link to telephone, write to, or open. */
  | 'LINK'
  /** The head of the page. */
  | 'META'
  /** Structured data in attributes of the page’s elements. */
  | 'MICRODATA'
  /** Its shape in the page’s text. */
  | 'PATTERN'
  /** It was derived from the supplier’s location. */
  | 'PLACE'
  /** An element that is known to hold it. */
  | 'SELECTOR'
  /** It was typed by the signed-in user. */
  | 'YOU';

/** The proof that an email address is that of its account’s owner. */
export type VerifyEmailInput = {
  /** The secret of the link that was mailed. */
  token: string;
};

/** An action on a webhook. */
export type WebhookAction =
  /** Nothing is sent until it is resumed; changes in between are sent then. */
  | 'PAUSE'
  /** It is deleted, with its log. */
  | 'REMOVE'
  /** Deliveries resume at once where they stopped. */
  | 'RESUME'
  /** It gets a new secret; the previous one also signs for 24 hours. */
  | 'ROTATE_SECRET';

/** The events that a webhook can receive. */
export type WebhookEvent =
  /** `supplier.changed`: a public field of a supplier changed. */
  | 'SUPPLIER_CHANGED'
  /** `supplier.created`: a supplier is newly listed. */
  | 'SUPPLIER_CREATED'
  /** `supplier.merged`: a duplicate is merged. */
  | 'SUPPLIER_MERGED'
  /** `supplier.withdrawn`: a supplier is no longer listed. */
  | 'SUPPLIER_WITHDRAWN';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** An invitation that is to open nothing any more. */
export type WithdrawInvitationInput = {
  /** The `id` of the invitation. */
  id: string;
};

export type AdManagementQueryVariables = Exact<{
  isEnding?: boolean | null | undefined;
}>;


export type AdManagementQuery = { adSettings: { isEnabled: boolean, network: AdNetwork, publisherId: string, isTestMode: boolean, version: number }, adSlots: Array<{ id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null, endsAt: string | null, version: number }> };

export type UpdateAdSettingsMutationVariables = Exact<{
  input: UpdateAdSettingsInput;
}>;


export type UpdateAdSettingsMutation = { updateAdSettings: { settings: { isEnabled: boolean, network: AdNetwork, publisherId: string, isTestMode: boolean, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateAdSlotMutationVariables = Exact<{
  input: CreateAdSlotInput;
}>;


export type CreateAdSlotMutation = { createAdSlot: { slot: { id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null, endsAt: string | null, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpdateAdSlotMutationVariables = Exact<{
  input: UpdateAdSlotInput;
}>;


export type UpdateAdSlotMutation = { updateAdSlot: { slot: { id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null, endsAt: string | null, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type AuditRow_EntryFragment = { id: string, at: string, username: string, action: string, subject: string, subjectId: string | null, before: unknown, after: unknown } & { ' $fragmentName'?: 'AuditRow_EntryFragment' };

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
  action?: string | null | undefined;
  username?: string | null | undefined;
  oldestFirst?: boolean | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nodes: Array<{ id: string, at: string, username: string, action: string, subject: string, subjectId: string | null, before: unknown, after: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditForFileQueryVariables = Exact<{
  after?: string | null | undefined;
  action?: string | null | undefined;
  username?: string | null | undefined;
  oldestFirst?: boolean | null | undefined;
}>;


export type AuditForFileQuery = { auditLog: { nodes: Array<{ id: string, at: string, username: string, action: string, subject: string, subjectId: string | null, before: unknown, after: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChoicesQuery = { auditChoices: { actions: Array<string>, usernames: Array<string> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, startedAt: string, lastSeenAt: string, userAgent: string, address: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type EndSessionMutation = { endSession: { hasEnded: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type EndOtherSessionsMutationVariables = Exact<{
  password: string;
}>;


export type EndOtherSessionsMutation = { endOtherSessions: { hasEnded: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type MyNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyNoticesQuery = { myNotices: { version: number, email: string | null, choices: Array<{ kind: NoticeKind, time: NoticeTime }> } | null };

export type NoticesForm_SettingsFragment = { version: number, email: string | null, choices: Array<{ kind: NoticeKind, time: NoticeTime }> } & { ' $fragmentName'?: 'NoticesForm_SettingsFragment' };

export type UpdateMyNoticesMutationVariables = Exact<{
  input: UpdateMyNoticesInput;
}>;


export type UpdateMyNoticesMutation = { updateMyNotices: { settings: { version: number, email: string | null, choices: Array<{ kind: NoticeKind, time: NoticeTime }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type MySignInsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MySignInsQuery = { mySignIns: { nodes: Array<{ id: string, at: string, result: SignInResult, address: string, userAgent: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SignInRows_EntryFragment = { id: string, at: string, result: SignInResult, address: string, userAgent: string } & { ' $fragmentName'?: 'SignInRows_EntryFragment' };

export type MyEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type MyEmailQuery = { myEmail: { address: string | null, unproven: string | null, expiresAt: string | null } | null };

export type EmailForm_EmailFragment = { address: string | null, unproven: string | null, expiresAt: string | null } & { ' $fragmentName'?: 'EmailForm_EmailFragment' };

export type UpdateOwnEmailMutationVariables = Exact<{
  input: UpdateOwnEmailInput;
}>;


export type UpdateOwnEmailMutation = { updateOwnEmail: { email: { address: string | null, unproven: string | null, expiresAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { address: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type SignedInUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInUsersQuery = { signedInUsers: Array<{ id: string, username: string, sessions: number, lastSeenAt: string }> };

export type EndUserSessionsMutationVariables = Exact<{
  userId?: string | null | undefined;
  password: string;
}>;


export type EndUserSessionsMutation = { endUserSessions: { endedCount: number | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type AccountNeedQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountNeedQuery = { myNeed: AccountNeed | null, myRole: UserRole | null };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { isChanged: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { isOn: boolean, recoveryCodesLeft: number } };

export type CreateSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type CreateSecondFactorMutation = { createSecondFactor: { secret: { secret: string, uri: string, qrCode: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type EnableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type EnableSecondFactorMutation = { enableSecondFactor: { recoveryCodes: Array<string> | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type DeleteSecondFactorMutationVariables = Exact<{
  input: DeleteSecondFactorInput;
}>;


export type DeleteSecondFactorMutation = { deleteSecondFactor: { isOff: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { user: { id: string, username: string, isAdmin: boolean, role: UserRole } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { isSignedOut: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type Backlink_RowFragment = { id: string, sourceSite: string, sourcePage: string, targetUrl: string, anchorText: string, status: BacklinkStatus, checkedAt: string | null, checkResult: string | null, createdAt: string } & { ' $fragmentName'?: 'Backlink_RowFragment' };

export type BacklinksQueryVariables = Exact<{
  after?: string | null | undefined;
  status?: BacklinkStatus | null | undefined;
  search?: string | null | undefined;
  sort?: BacklinkSort | null | undefined;
}>;


export type BacklinksQuery = { backlinks: { nodes: Array<{ id: string, sourceSite: string, sourcePage: string, targetUrl: string, anchorText: string, status: BacklinkStatus, checkedAt: string | null, checkResult: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, counts: { total: number, pending: number, active: number, broken: number }, topDomains: Array<{ domain: string, count: number }> } };

export type BacklinksForFileQueryVariables = Exact<{
  after?: string | null | undefined;
  status?: BacklinkStatus | null | undefined;
  search?: string | null | undefined;
  sort?: BacklinkSort | null | undefined;
}>;


export type BacklinksForFileQuery = { backlinks: { nodes: Array<{ id: string, sourceSite: string, sourcePage: string, targetUrl: string, anchorText: string, status: BacklinkStatus, checkedAt: string | null, checkResult: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateBacklinkMutationVariables = Exact<{
  input: CreateBacklinkInput;
}>;


export type CreateBacklinkMutation = { createBacklink: { backlink: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpdateBacklinkMutationVariables = Exact<{
  input: UpdateBacklinkInput;
}>;


export type UpdateBacklinkMutation = { updateBacklink: { backlink: { id: string, status: BacklinkStatus } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type PostRow_PostFragment = { id: string, title: string, slug: string, category: string | null, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string } & { ' $fragmentName'?: 'PostRow_PostFragment' };

export type AllPostsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: AdminPostState | null | undefined;
  sort?: AdminPostSort | null | undefined;
}>;


export type AllPostsQuery = { adminPosts: { nodes: Array<{ id: string, title: string, slug: string, category: string | null, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PostsForFileQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: AdminPostState | null | undefined;
  sort?: AdminPostSort | null | undefined;
}>;


export type PostsForFileQuery = { adminPosts: { nodes: Array<{ id: string, title: string, slug: string, category: string | null, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PostEditor_PostFragment = { id: string, title: string, slug: string, content: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string } & { ' $fragmentName'?: 'PostEditor_PostFragment' };

export type EditedPostQueryVariables = Exact<{
  id: string;
}>;


export type EditedPostQuery = { adminPost: { id: string, title: string, slug: string, content: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string } | null };

export type PostPreviewQueryVariables = Exact<{
  content: string;
}>;


export type PostPreviewQuery = { postPreview: { contentHtml: string } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { createPost: { post: { id: string, title: string, slug: string, content: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpdatePostMutationVariables = Exact<{
  input: UpdatePostInput;
}>;


export type UpdatePostMutation = { updatePost: { post: { id: string, title: string, slug: string, content: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeletePostMutationVariables = Exact<{
  id: string;
  updatedAt: string;
}>;


export type DeletePostMutation = { deletePost: { deletedId: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type PublishPostMutationVariables = Exact<{
  input: PublishPostInput;
}>;


export type PublishPostMutation = { publishPost: { post: { id: string, title: string, slug: string, content: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, isPublished: boolean, publishedAt: string | null, scheduledAt: string | null, updatedAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DuplicatesQueryVariables = Exact<{
  includeDoubtful: boolean;
}>;


export type DuplicatesQuery = { duplicateSuppliers: { duplicatesFound: number, waiting: number, pairs: Array<{ decision: DuplicateDecision, score: number, reason: string, original: { id: string, name: string, city: string | null, county: string | null }, duplicate: { id: string, name: string, city: string | null, county: string | null } }> } };

export type DuplicateRunQueryVariables = Exact<{ [key: string]: never; }>;


export type DuplicateRunQuery = { duplicateRun: { id: string, status: DuplicateRunStatus, startedBy: string | null, startedAt: string, finishedAt: string | null, suppliers: number, pairs: number, compared: number, found: number, added: number | null, dropped: number | null } | null };

export type CompareAllSuppliersMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type CompareAllSuppliersMutation = { compareAllSuppliers: { run: { id: string, status: DuplicateRunStatus } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DuplicateFieldsQueryVariables = Exact<{
  pair: DuplicatePairInput;
}>;


export type DuplicateFieldsQuery = { duplicatePair: { reasons: Array<{ evidence: DuplicateEvidence, likeness: FieldLikeness }>, fields: Array<{ field: string, label: string, original: string | null, duplicate: string | null, isSame: boolean, standsInOriginal: DuplicateSide, standsInDuplicate: DuplicateSide }>, original: (
      { id: string }
      & { ' $fragmentRefs'?: { 'DuplicateFields_SupplierFragment': DuplicateFields_SupplierFragment } }
    ), duplicate: (
      { id: string }
      & { ' $fragmentRefs'?: { 'DuplicateFields_SupplierFragment': DuplicateFields_SupplierFragment } }
    ) } };

export type DuplicateFields_SupplierFragment = { id: string, name: string, reviewCount: number, createdAt: string } & { ' $fragmentName'?: 'DuplicateFields_SupplierFragment' };

export type MergeDuplicatesMutationVariables = Exact<{
  pairs: Array<DuplicatePairInput> | DuplicatePairInput;
  choices?: Array<MergeChoiceInput> | MergeChoiceInput | null | undefined;
}>;


export type MergeDuplicatesMutation = { mergeDuplicates: { report: { successful: number, processed: number, failures: Array<{ originalId: string, duplicateId: string, reason: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DismissDuplicatePairMutationVariables = Exact<{
  input: DismissDuplicatePairInput;
}>;


export type DismissDuplicatePairMutation = { dismissDuplicatePair: { isDismissed: boolean | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type RecentMergesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentMergesQuery = { merges: { nodes: Array<{ id: string, reason: string, mergedBy: string, mergedAt: string, undoneBy: string | null, reviewsMoved: number, original: { id: string, name: string }, duplicate: { id: string, name: string } }> } };

export type RevertMergeMutationVariables = Exact<{
  mergeId: string;
}>;


export type RevertMergeMutation = { revertMerge: { supplier: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type BackupFailureQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupFailureQuery = { backupFailure: { failedSince: string, reason: string, lastGoodAt: string | null } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, username: string, isAdmin: boolean } | null };

export type OfficeSuppliersQueryVariables = Exact<{
  search: string;
}>;


export type OfficeSuppliersQuery = { officeSuppliers: Array<{ id: string, name: string, city: string | null, county: string | null, postcode: string | null, status: SupplierStatus }> | null };

export type SupplierListFailureQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierListFailureQuery = { supplierListFailure: { failedSince: string, message: string, madeAt: string | null } | null };

export type PausedWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type PausedWebhooksQuery = { webhooks: { nodes: Array<{ id: string, label: string, pausedAt: string | null, pauseReason: string | null }> } | null };

export type GoingLiveStepsFragment = { missingCount: number, isComplete: boolean, demoSupplierCount: number, demoPostCount: number, isRemovingDemo: boolean, steps: Array<{ kind: GoingLiveStepKind, state: GoingLiveState, gap: GoingLiveGap | null, detail: string | null, isConfirmable: boolean, confirmedBy: string | null, confirmedAt: string | null }> } & { ' $fragmentName'?: 'GoingLiveStepsFragment' };

export type GoingLiveQueryVariables = Exact<{ [key: string]: never; }>;


export type GoingLiveQuery = { goingLive: { missingCount: number, isComplete: boolean, demoSupplierCount: number, demoPostCount: number, isRemovingDemo: boolean, steps: Array<{ kind: GoingLiveStepKind, state: GoingLiveState, gap: GoingLiveGap | null, detail: string | null, isConfirmable: boolean, confirmedBy: string | null, confirmedAt: string | null }> } | null };

export type ConfirmGoingLiveStepMutationVariables = Exact<{
  input: ConfirmGoingLiveStepInput;
}>;


export type ConfirmGoingLiveStepMutation = { confirmGoingLiveStep: { goingLive: { missingCount: number, isComplete: boolean, demoSupplierCount: number, demoPostCount: number, isRemovingDemo: boolean, steps: Array<{ kind: GoingLiveStepKind, state: GoingLiveState, gap: GoingLiveGap | null, detail: string | null, isConfirmable: boolean, confirmedBy: string | null, confirmedAt: string | null }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeleteDemoDataMutationVariables = Exact<{
  input: DeleteDemoDataInput;
}>;


export type DeleteDemoDataMutation = { deleteDemoData: { goingLive: { missingCount: number, isComplete: boolean, demoSupplierCount: number, demoPostCount: number, isRemovingDemo: boolean, steps: Array<{ kind: GoingLiveStepKind, state: GoingLiveState, gap: GoingLiveGap | null, detail: string | null, isConfirmable: boolean, confirmedBy: string | null, confirmedAt: string | null }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SendTestMailMutationVariables = Exact<{
  input: SendTestMailInput;
}>;


export type SendTestMailMutation = { sendTestMail: { recipient: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type AllGuidesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllGuidesQuery = { adminGuides: Array<{ id: string, name: string, urlName: string, isEdited: boolean, savedAt: string | null, savedBy: string | null }> | null };

export type GuideEditor_GuideFragment = { id: string, name: string, urlName: string, description: string, overview: string, buyingGuide: string, weatherConsiderations: string, localTrends: Array<string>, localMaterials: Array<string>, isEdited: boolean, version: number, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }>, advice: Array<{ title: string, content: string, tags: Array<string> }>, versions: Array<{ id: string, savedAt: string, savedBy: string, origin: GuideOrigin, differences: Array<{ part: string, before: string, after: string }> }> } & { ' $fragmentName'?: 'GuideEditor_GuideFragment' };

export type EditedGuideQueryVariables = Exact<{
  urlName: string;
}>;


export type EditedGuideQuery = { adminGuide: { id: string, name: string, urlName: string, description: string, overview: string, buyingGuide: string, weatherConsiderations: string, localTrends: Array<string>, localMaterials: Array<string>, isEdited: boolean, version: number, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }>, advice: Array<{ title: string, content: string, tags: Array<string> }>, versions: Array<{ id: string, savedAt: string, savedBy: string, origin: GuideOrigin, differences: Array<{ part: string, before: string, after: string }> }> } | null };

export type SaveGuideMutationVariables = Exact<{
  input: UpdateGuideInput;
}>;


export type SaveGuideMutation = { updateGuide: { guide: { id: string, name: string, urlName: string, description: string, overview: string, buyingGuide: string, weatherConsiderations: string, localTrends: Array<string>, localMaterials: Array<string>, isEdited: boolean, version: number, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }>, advice: Array<{ title: string, content: string, tags: Array<string> }>, versions: Array<{ id: string, savedAt: string, savedBy: string, origin: GuideOrigin, differences: Array<{ part: string, before: string, after: string }> }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type RestoreGuideMutationVariables = Exact<{
  input: RestoreGuideInput;
}>;


export type RestoreGuideMutation = { restoreGuide: { guide: { id: string, name: string, urlName: string, description: string, overview: string, buyingGuide: string, weatherConsiderations: string, localTrends: Array<string>, localMaterials: Array<string>, isEdited: boolean, version: number, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }>, advice: Array<{ title: string, content: string, tags: Array<string> }>, versions: Array<{ id: string, savedAt: string, savedBy: string, origin: GuideOrigin, differences: Array<{ part: string, before: string, after: string }> }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ResetGuideMutationVariables = Exact<{
  input: ResetGuideInput;
}>;


export type ResetGuideMutation = { resetGuide: { guide: { id: string, name: string, urlName: string, description: string, overview: string, buyingGuide: string, weatherConsiderations: string, localTrends: Array<string>, localMaterials: Array<string>, isEdited: boolean, version: number, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }>, advice: Array<{ title: string, content: string, tags: Array<string> }>, versions: Array<{ id: string, savedAt: string, savedBy: string, origin: GuideOrigin, differences: Array<{ part: string, before: string, after: string }> }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type IntakeChange_ChangeFragment = { id: string, step: IntakeStep, username: string, done: number, leftAlone: number, startedAt: string, finishedAt: string | null } & { ' $fragmentName'?: 'IntakeChange_ChangeFragment' };

export type ImportTable_ImportFragment = { id: string, fileName: string, status: ImportStatus, username: string, startedAt: string, finishedAt: string | null, added: number, changed: number, unchanged: number, refused: number } & { ' $fragmentName'?: 'ImportTable_ImportFragment' };

export type SupplierImportsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ImportStatus | null | undefined;
  sort?: SupplierImportSort | null | undefined;
  after?: string | null | undefined;
}>;


export type SupplierImportsQuery = { supplierImports: { nodes: Array<{ id: string, fileName: string, status: ImportStatus, username: string, startedAt: string, finishedAt: string | null, added: number, changed: number, unchanged: number, refused: number, lastChange: { id: string, step: IntakeStep, username: string, done: number, leftAlone: number, startedAt: string, finishedAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ImportsForFileQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ImportStatus | null | undefined;
  sort?: SupplierImportSort | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportsForFileQuery = { supplierImports: { nodes: Array<{ id: string, fileName: string, status: ImportStatus, username: string, startedAt: string, finishedAt: string | null, added: number, changed: number, unchanged: number, refused: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type IntakeChangeNowQueryVariables = Exact<{
  id: string;
}>;


export type IntakeChangeNowQuery = { intakeChange: { id: string, step: IntakeStep, username: string, done: number, leftAlone: number, startedAt: string, finishedAt: string | null } | null };

export type LeftSuppliersQueryVariables = Exact<{
  importId?: string | null | undefined;
  runId?: string | null | undefined;
}>;


export type LeftSuppliersQuery = { leftSuppliers: { nodes: Array<{ id: string, supplierId: string, name: string, explanation: string }>, pageInfo: { hasNextPage: boolean } } | null };

export type ChangeIntakeMutationVariables = Exact<{
  input: ChangeIntakeInput;
}>;


export type ChangeIntakeMutation = { changeIntake: { change: { id: string, step: IntakeStep, username: string, done: number, leftAlone: number, startedAt: string, finishedAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type StopSupplierImportMutationVariables = Exact<{
  id: string;
}>;


export type StopSupplierImportMutation = { stopSupplierImport: { import: { id: string, status: ImportStatus, finishedAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type LaterIntakesQueryVariables = Exact<{
  importId?: string | null | undefined;
  runId?: string | null | undefined;
}>;


export type LaterIntakesQuery = { laterIntakes: Array<{ importId: string | null, runId: string | null, supplierCount: number }> | null };

export type Transfer_TransferFragment = { id: string, status: TransferStatus, fileName: string, bytes: number, linesDone: number, linesTotal: number, obstacles: Array<string>, error: string | null, createdAt: string, counts: Array<{ name: string, count: number }> } & { ' $fragmentName'?: 'Transfer_TransferFragment' };

export type TransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type TransfersQuery = { transfers: { lastExport: { id: string, status: TransferStatus, fileName: string, bytes: number, linesDone: number, linesTotal: number, obstacles: Array<string>, error: string | null, createdAt: string, counts: Array<{ name: string, count: number }> } | null, lastLoad: { id: string, status: TransferStatus, fileName: string, bytes: number, linesDone: number, linesTotal: number, obstacles: Array<string>, error: string | null, createdAt: string, counts: Array<{ name: string, count: number }> } | null } | null };

export type ExportEverythingMutationVariables = Exact<{
  input: ExportEverythingInput;
}>;


export type ExportEverythingMutation = { exportEverything: { export: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type LoadExportMutationVariables = Exact<{
  id: string;
}>;


export type LoadExportMutation = { loadExport: { load: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type StopTransferMutationVariables = Exact<{
  id: string;
}>;


export type StopTransferMutation = { stopTransfer: { transfer: { id: string, status: TransferStatus, fileName: string, bytes: number, linesDone: number, linesTotal: number, obstacles: Array<string>, error: string | null, createdAt: string, counts: Array<{ name: string, count: number }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ImportUpload_UploadFragment = { id: string, fileName: string, bytes: number, status: ImportUploadStatus, checkedBytes: number, error: string | null, added: number, changed: number, unchanged: number, refused: number, columns: Array<{ heading: string, samples: Array<string>, field: string | null, suggestion: string | null }>, unknownServices: Array<{ name: string, lines: number, suggestions: Array<string> }>, services: Array<{ name: string, readAs: string }>, import: { id: string, status: ImportStatus, added: number, changed: number, unchanged: number, refused: number } | null } & { ' $fragmentName'?: 'ImportUpload_UploadFragment' };

export type ImportUploadQueryVariables = Exact<{
  id: string;
}>;


export type ImportUploadQuery = { importUpload: { id: string, fileName: string, bytes: number, status: ImportUploadStatus, checkedBytes: number, error: string | null, added: number, changed: number, unchanged: number, refused: number, columns: Array<{ heading: string, samples: Array<string>, field: string | null, suggestion: string | null }>, unknownServices: Array<{ name: string, lines: number, suggestions: Array<string> }>, services: Array<{ name: string, readAs: string }>, import: { id: string, status: ImportStatus, added: number, changed: number, unchanged: number, refused: number } | null } | null };

export type ImportUploadLinesQueryVariables = Exact<{
  uploadId: string;
  after?: string | null | undefined;
}>;


export type ImportUploadLinesQuery = { importUploadLines: { nodes: Array<{ line: number, kind: ImportLineKind, name: string, supplierId: string | null, notes: Array<string> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ImportColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportColumnsQuery = { offeredServices: Array<string> | null, importColumns: Array<{ field: string, label: string, takes: string, isRequired: boolean }> | null };

export type CheckImportMutationVariables = Exact<{
  input: CheckImportInput;
}>;


export type CheckImportMutation = { checkImport: { upload: { id: string, fileName: string, bytes: number, status: ImportUploadStatus, checkedBytes: number, error: string | null, added: number, changed: number, unchanged: number, refused: number, columns: Array<{ heading: string, samples: Array<string>, field: string | null, suggestion: string | null }>, unknownServices: Array<{ name: string, lines: number, suggestions: Array<string> }>, services: Array<{ name: string, readAs: string }>, import: { id: string, status: ImportStatus, added: number, changed: number, unchanged: number, refused: number } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type StartImportMutationVariables = Exact<{
  id: string;
}>;


export type StartImportMutation = { startImport: { upload: { id: string, fileName: string, bytes: number, status: ImportUploadStatus, checkedBytes: number, error: string | null, added: number, changed: number, unchanged: number, refused: number, columns: Array<{ heading: string, samples: Array<string>, field: string | null, suggestion: string | null }>, unknownServices: Array<{ name: string, lines: number, suggestions: Array<string> }>, services: Array<{ name: string, readAs: string }>, import: { id: string, status: ImportStatus, added: number, changed: number, unchanged: number, refused: number } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ApiKeyRow_KeyFragment = { id: string, version: number, name: string, prefix: string, status: ApiKeyStatus, allowedOrigins: Array<string>, pointsPerSecond: number, burst: number, expiresOn: string | null, createdAt: string, createdBy: string, revokedAt: string | null, previousEndsAt: string | null, lastUsedAt: string | null } & { ' $fragmentName'?: 'ApiKeyRow_KeyFragment' };

export type ApiKeysQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ApiKeysQuery = { defaultApiKeyLimits: { pointsPerSecond: number, burst: number } | null, apiKeys: { nodes: Array<{ id: string, version: number, name: string, prefix: string, status: ApiKeyStatus, allowedOrigins: Array<string>, pointsPerSecond: number, burst: number, expiresOn: string | null, createdAt: string, createdBy: string, revokedAt: string | null, previousEndsAt: string | null, lastUsedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ApiKeyUseQueryVariables = Exact<{
  id: string;
}>;


export type ApiKeyUseQuery = { apiKey: { id: string, use: Array<{ date: string, requests: number, points: number, refused: number }> } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string | null, key: { id: string, version: number, name: string, prefix: string, status: ApiKeyStatus, allowedOrigins: Array<string>, pointsPerSecond: number, burst: number, expiresOn: string | null, createdAt: string, createdBy: string, revokedAt: string | null, previousEndsAt: string | null, lastUsedAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type UpdateApiKeyMutationVariables = Exact<{
  input: UpdateApiKeyInput;
}>;


export type UpdateApiKeyMutation = { updateApiKey: { key: { id: string, version: number, name: string, prefix: string, status: ApiKeyStatus, allowedOrigins: Array<string>, pointsPerSecond: number, burst: number, expiresOn: string | null, createdAt: string, createdBy: string, revokedAt: string | null, previousEndsAt: string | null, lastUsedAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type RotateApiKeyMutationVariables = Exact<{
  input: RotateApiKeyInput;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { secret: string | null, key: { id: string, version: number, name: string, prefix: string, status: ApiKeyStatus, allowedOrigins: Array<string>, pointsPerSecond: number, burst: number, expiresOn: string | null, createdAt: string, createdBy: string, revokedAt: string | null, previousEndsAt: string | null, lastUsedAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { key: { id: string, version: number, name: string, prefix: string, status: ApiKeyStatus, allowedOrigins: Array<string>, pointsPerSecond: number, burst: number, expiresOn: string | null, createdAt: string, createdBy: string, revokedAt: string | null, previousEndsAt: string | null, lastUsedAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type EditedLegalTextQueryVariables = Exact<{
  page: LegalPage;
}>;


export type EditedLegalTextQuery = { adminLegalText: { page: LegalPage, content: string, changedOn: string | null, version: number } | null };

export type LegalPreviewQueryVariables = Exact<{
  content: string;
  changedOn: string;
}>;


export type LegalPreviewQuery = { legalPreview: { contentHtml: string, changedOn: string } | null };

export type SaveLegalTextMutationVariables = Exact<{
  input: UpdateLegalTextInput;
}>;


export type SaveLegalTextMutation = { updateLegalText: { text: { page: LegalPage, content: string, changedOn: string | null, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ResetLegalTextMutationVariables = Exact<{
  input: ResetLegalTextInput;
}>;


export type ResetLegalTextMutation = { resetLegalText: { text: { page: LegalPage, content: string, changedOn: string | null, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ReviewRow_ReviewFragment = { id: string, status: ReviewStatus, rating: number, comment: string | null, reviewerName: string | null, reviewerEmail: string | null, note: string | null, createdAt: string, decidedAt: string | null, supplierId: string, supplierName: string, openReports: number } & { ' $fragmentName'?: 'ReviewRow_ReviewFragment' };

export type ReviewRows_ConnectionFragment = { nodes: Array<{ id: string, status: ReviewStatus, rating: number, comment: string | null, reviewerName: string | null, reviewerEmail: string | null, note: string | null, createdAt: string, decidedAt: string | null, supplierId: string, supplierName: string, openReports: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'ReviewRows_ConnectionFragment' };

export type AdminReviewsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ReviewStatus | null | undefined;
  rating?: number | null | undefined;
  supplierId?: string | null | undefined;
  sort?: AdminReviewSort | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminReviewsQuery = { adminReviews: { nodes: Array<{ id: string, status: ReviewStatus, rating: number, comment: string | null, reviewerName: string | null, reviewerEmail: string | null, note: string | null, createdAt: string, decidedAt: string | null, supplierId: string, supplierName: string, openReports: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ReviewsForFileQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ReviewStatus | null | undefined;
  rating?: number | null | undefined;
  supplierId?: string | null | undefined;
  sort?: AdminReviewSort | null | undefined;
  after?: string | null | undefined;
}>;


export type ReviewsForFileQuery = { adminReviews: { nodes: Array<{ id: string, status: ReviewStatus, rating: number, comment: string | null, reviewerName: string | null, reviewerEmail: string | null, note: string | null, createdAt: string, decidedAt: string | null, supplierId: string, supplierName: string, openReports: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ModerateReviewsMutationVariables = Exact<{
  input: ModerateReviewsInput;
}>;


export type ModerateReviewsMutation = { moderateReviews: { stats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } | null, pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> | null, reviews: Array<{ id: string, status: ReviewStatus, rating: number, comment: string | null, reviewerName: string | null, reviewerEmail: string | null, note: string | null, createdAt: string, decidedAt: string | null, supplierId: string, supplierName: string, openReports: number }> | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type MailTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTemplatesQuery = { mailTemplates: Array<{ kind: MailKind, version: number, subject: string, text: string, isOn: boolean, isChanged: boolean }> | null };

export type TemplateForm_TemplateFragment = { kind: MailKind, version: number, subject: string, text: string, isOn: boolean, isChanged: boolean } & { ' $fragmentName'?: 'TemplateForm_TemplateFragment' };

export type UpdateMailTemplateMutationVariables = Exact<{
  input: UpdateMailTemplateInput;
}>;


export type UpdateMailTemplateMutation = { updateMailTemplate: { template: { kind: MailKind, version: number, subject: string, text: string, isOn: boolean, isChanged: boolean } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ResetMailTemplateMutationVariables = Exact<{
  input: ResetMailTemplateInput;
}>;


export type ResetMailTemplateMutation = { resetMailTemplate: { template: { kind: MailKind, version: number, subject: string, text: string, isOn: boolean, isChanged: boolean } | null, userErrors: Array<{ message: string, code: UserErrorCode }> } | null };

export type OutboxMailsQueryVariables = Exact<{
  state?: MailState | null | undefined;
  kind?: MailKind | null | undefined;
  after?: string | null | undefined;
}>;


export type OutboxMailsQuery = { outboxMails: { nodes: Array<{ id: string, kind: MailKind, state: MailState, recipient: string, replyTo: string | null, subject: string, text: string, attempts: number, error: string | null, nextAttemptAt: string | null, sentAt: string | null, sentBy: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, mailStatus: { canSend: boolean, sender: string | null } | null };

export type MailRow_MailFragment = { id: string, kind: MailKind, state: MailState, recipient: string, replyTo: string | null, subject: string, text: string, attempts: number, error: string | null, nextAttemptAt: string | null, sentAt: string | null, sentBy: string | null, createdAt: string } & { ' $fragmentName'?: 'MailRow_MailFragment' };

export type ChangeMailMutationVariables = Exact<{
  input: ChangeMailInput;
}>;


export type ChangeMailMutation = { changeMail: { mail: { id: string, kind: MailKind, state: MailState, recipient: string, replyTo: string | null, subject: string, text: string, attempts: number, error: string | null, nextAttemptAt: string | null, sentAt: string | null, sentBy: string | null, createdAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type OfferedInvitationQueryVariables = Exact<{
  token: string;
}>;


export type OfferedInvitationQuery = { invitation: { email: string, role: UserRole, expiresAt: string } | null };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { username: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type PeopleQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: { nodes: Array<{ id: string, username: string, email: string | null, role: UserRole, createdAt: string, disabledAt: string | null, hasSecondFactor: boolean, sessionCount: number, lastSeenAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, invitations: Array<{ id: string, email: string, role: UserRole, invitedBy: string, createdAt: string, expiresAt: string }> | null };

export type PersonRow_PersonFragment = { id: string, username: string, email: string | null, role: UserRole, createdAt: string, disabledAt: string | null, hasSecondFactor: boolean, sessionCount: number, lastSeenAt: string | null } & { ' $fragmentName'?: 'PersonRow_PersonFragment' };

export type InvitationRow_InvitationFragment = { id: string, email: string, role: UserRole, invitedBy: string, createdAt: string, expiresAt: string } & { ' $fragmentName'?: 'InvitationRow_InvitationFragment' };

export type SignInHistoryQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type SignInHistoryQuery = { signIns: { nodes: Array<{ id: string, at: string, result: SignInResult, address: string, userAgent: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { token: string | null, isMailed: boolean, invitation: { id: string, email: string, role: UserRole, invitedBy: string, createdAt: string, expiresAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type RenewInvitationMutationVariables = Exact<{
  input: RenewInvitationInput;
}>;


export type RenewInvitationMutation = { renewInvitation: { token: string | null, isMailed: boolean, invitation: { id: string, email: string, role: UserRole, invitedBy: string, createdAt: string, expiresAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type WithdrawInvitationMutationVariables = Exact<{
  input: WithdrawInvitationInput;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { withdrawnId: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { person: { id: string, username: string, email: string | null, role: UserRole, createdAt: string, disabledAt: string | null, hasSecondFactor: boolean, sessionCount: number, lastSeenAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type DisableUserMutationVariables = Exact<{
  input: DisableUserInput;
}>;


export type DisableUserMutation = { disableUser: { person: { id: string, username: string, email: string | null, role: UserRole, createdAt: string, disabledAt: string | null, hasSecondFactor: boolean, sessionCount: number, lastSeenAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { deleteUser: { deletedId: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type PersonalDataQueryVariables = Exact<{
  search: string;
}>;


export type PersonalDataQuery = { personalData: { isMore: boolean, alsoKnownBy: Array<string>, entries: Array<{ id: string, kind: PersonalDataKind, at: string, isOwn: boolean, facts: unknown, step: ErasureStep, words: string | null }> } | null };

export type ExportPersonalDataMutationVariables = Exact<{
  input: ExportPersonalDataInput;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: { file: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ErasePersonalDataMutationVariables = Exact<{
  input: ErasePersonalDataInput;
}>;


export type ErasePersonalDataMutation = { erasePersonalData: { erasure: { deletedCount: number, blankedCount: number, retainedCount: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type RedirectsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type RedirectsQuery = { redirects: { nodes: Array<{ id: string, version: number, fromPath: string, toAddress: string, isPermanent: boolean, hits: number, lastHitAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateRedirectMutationVariables = Exact<{
  input: CreateRedirectInput;
}>;


export type CreateRedirectMutation = { createRedirect: { redirect: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpdateRedirectMutationVariables = Exact<{
  input: UpdateRedirectInput;
}>;


export type UpdateRedirectMutation = { updateRedirect: { redirect: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeleteRedirectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRedirectMutation = { deleteRedirect: { deletedId: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ImportRedirectsMutationVariables = Exact<{
  input: ImportRedirectsInput;
}>;


export type ImportRedirectsMutation = { importRedirects: { outcome: { added: number, changed: number, unchanged: number, refused: number, faults: Array<{ line: number, message: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type AdminStats_FiguresFragment = { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } & { ' $fragmentName'?: 'AdminStats_FiguresFragment' };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { adminStats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } };

export type SiteReportQueryVariables = Exact<{
  range: ReportRange;
}>;


export type SiteReportQuery = { siteReport: { points: Array<{ start: string, newSuppliers: number, suppliers: number, newReviews: number, reviews: number, views: number, searches: number }>, previous: { newSuppliers: number, newReviews: number, views: number, searches: number }, topSearches: Array<{ query: string, times: number }>, emptySearches: Array<{ query: string, times: number, words: string | null, near: string | null, firstDay: string | null, lastDay: string | null }>, mostViewed: Array<{ supplierId: string, name: string, times: number }>, scrapeYield: Array<{ source: string, listings: number, added: number, enriched: number }> } };

export type PendingCount_CountFragment = { kind: PendingKind, count: number, unread: number } & { ' $fragmentName'?: 'PendingCount_CountFragment' };

export type PendingCard_ItemFragment = { kind: PendingKind, status: ItemStatus, title: string, name: string | null, email: string | null, phone: string | null, text: string | null, rating: number | null, reason: string | null, readAt: string | null, createdAt: string, id: string, supplier: { id: string, name: string, description: string | null, email: string | null, phone: string | null, website: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, hoursText: string | null, averageRating: number | null, reviewCount: number } | null, decision: { id: string, status: ItemStatus, message: string | null, note: string | null, username: string, decidedAt: string } | null, likelySuppliers: Array<{ supplierId: string, name: string, status: ItemStatus, isSame: boolean, evidence: Array<DuplicateEvidence> }>, deletedBefore: { name: string | null, explanation: string, deletedBy: string, deletedAt: string, recognisedBy: DeletionEvidence } | null } & { ' $fragmentName'?: 'PendingCard_ItemFragment' };

export type PendingTable_ItemFragment = { kind: PendingKind, status: ItemStatus, title: string, name: string | null, email: string | null, phone: string | null, text: string | null, rating: number | null, reason: string | null, readAt: string | null, createdAt: string, id: string, deletedBefore: { name: string | null, explanation: string, deletedBy: string, deletedAt: string, recognisedBy: DeletionEvidence } | null } & { ' $fragmentName'?: 'PendingTable_ItemFragment' };

export type PendingQueryVariables = Exact<{
  kind: PendingKind;
  after?: string | null | undefined;
  search?: string | null | undefined;
  oldestFirst?: boolean | null | undefined;
}>;


export type PendingQuery = { pendingItems: { edges: Array<{ cursor: string, node: (
        { kind: PendingKind, status: ItemStatus, title: string, name: string | null, email: string | null, phone: string | null, text: string | null, rating: number | null, reason: string | null, readAt: string | null, createdAt: string, id: string, deletedBefore: { name: string | null, explanation: string, deletedBy: string, deletedAt: string, recognisedBy: DeletionEvidence } | null }
        & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PendingForFileQueryVariables = Exact<{
  kind: PendingKind;
  after?: string | null | undefined;
  search?: string | null | undefined;
  oldestFirst?: boolean | null | undefined;
}>;


export type PendingForFileQuery = { pendingItems: { nodes: Array<{ kind: PendingKind, status: ItemStatus, title: string, name: string | null, email: string | null, phone: string | null, text: string | null, rating: number | null, reason: string | null, readAt: string | null, createdAt: string, id: string, deletedBefore: { name: string | null, explanation: string, deletedBy: string, deletedAt: string, recognisedBy: DeletionEvidence } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PendingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingCountsQuery = { pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> };

export type PendingCountsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PendingCountsLiveSubscription = { pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> | null };

export type DecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DecisionsQuery = { decisions: { nodes: Array<(
      { kind: PendingKind, id: string }
      & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
    )> } | null };

export type DecisionMailQueryVariables = Exact<{
  id: string;
  kind: PendingKind;
  choice: ItemChoice;
}>;


export type DecisionMailQuery = { pendingItem: { kind: PendingKind, id: string, decisionMail: { recipient: string, subject: string, text: string, isSent: boolean } | null } | null };

export type PendingItemNowQueryVariables = Exact<{
  id: string;
  kind: PendingKind;
}>;


export type PendingItemNowQuery = { pendingItem: (
    { kind: PendingKind, id: string }
    & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
  ) | null };

export type DecideMutationVariables = Exact<{
  input: DecideItemInput;
}>;


export type DecideMutation = { decideItem: { stats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } | null, pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> | null, item: (
      { kind: PendingKind, id: string }
      & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
    ) | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UndoDecisionMutationVariables = Exact<{
  input: ReopenItemInput;
}>;


export type UndoDecisionMutation = { reopenItem: { stats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } | null, pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> | null, item: (
      { kind: PendingKind, id: string }
      & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
    ) | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type MarkMessageMutationVariables = Exact<{
  input: UpdateMessageInput;
}>;


export type MarkMessageMutation = { updateMessage: { stats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } | null, pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> | null, item: (
      { kind: PendingKind, id: string }
      & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
    ) | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateSupplierFromRequestMutationVariables = Exact<{
  input: CreateSupplierFromRequestInput;
}>;


export type CreateSupplierFromRequestMutation = { createSupplierFromRequest: { stats: { suppliers: number, reviews: number, blogPosts: number, locations: number, backlinks: number, openRequests: number } | null, pendingCounts: Array<{ kind: PendingKind, count: number, unread: number }> | null, item: (
      { kind: PendingKind, id: string }
      & { ' $fragmentRefs'?: { 'PendingCard_ItemFragment': PendingCard_ItemFragment } }
    ) | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SchedulesQueryVariables = Exact<{
  isFailed?: boolean | null | undefined;
}>;


export type SchedulesQuery = { schedules: { nodes: Array<{ id: string, version: number, name: string, kind: ScheduleKind, every: ScheduleRhythm, day: number | null, time: string, sources: Array<string>, locations: Array<string>, keyword: string | null, pausedAt: string | null, startsAt: Array<string>, startedAt: string | null, problem: string | null }>, limits: { version: number, quietFrom: string | null, quietUntil: string | null, quietEndsAt: string | null, monthlyRequests: number | null, requestsThisMonth: number } } | null, scrapeSources: Array<{ name: string, label: string, source: ScrapeSource | null }> };

export type ScheduleSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduleSourcesQuery = { scrapeSources: Array<{ name: string, label: string, source: ScrapeSource | null }> };

export type ScheduleRow_ScheduleFragment = { id: string, version: number, name: string, kind: ScheduleKind, every: ScheduleRhythm, day: number | null, time: string, sources: Array<string>, locations: Array<string>, keyword: string | null, pausedAt: string | null, startsAt: Array<string>, startedAt: string | null, problem: string | null } & { ' $fragmentName'?: 'ScheduleRow_ScheduleFragment' };

export type LimitsForm_LimitsFragment = { version: number, quietFrom: string | null, quietUntil: string | null, quietEndsAt: string | null, monthlyRequests: number | null, requestsThisMonth: number } & { ' $fragmentName'?: 'LimitsForm_LimitsFragment' };

export type CreateScheduleMutationVariables = Exact<{
  input: CreateScheduleInput;
}>;


export type CreateScheduleMutation = { createSchedule: { schedule: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type UpdateScheduleMutationVariables = Exact<{
  input: UpdateScheduleInput;
}>;


export type UpdateScheduleMutation = { updateSchedule: { schedule: { id: string, version: number, name: string, kind: ScheduleKind, every: ScheduleRhythm, day: number | null, time: string, sources: Array<string>, locations: Array<string>, keyword: string | null, pausedAt: string | null, startsAt: Array<string>, startedAt: string | null, problem: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ChangeScheduleMutationVariables = Exact<{
  input: ChangeScheduleInput;
}>;


export type ChangeScheduleMutation = { changeSchedule: { schedule: { id: string, version: number, name: string, kind: ScheduleKind, every: ScheduleRhythm, day: number | null, time: string, sources: Array<string>, locations: Array<string>, keyword: string | null, pausedAt: string | null, startsAt: Array<string>, startedAt: string | null, problem: string | null } | null, userErrors: Array<{ message: string }> } | null };

export type UpdateScrapeLimitsMutationVariables = Exact<{
  input: UpdateScrapeLimitsInput;
}>;


export type UpdateScrapeLimitsMutation = { updateScrapeLimits: { limits: { version: number, quietFrom: string | null, quietUntil: string | null, quietEndsAt: string | null, monthlyRequests: number | null, requestsThisMonth: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type Scraper_StateFragment = { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null, isTest: boolean, currentDirectory: string | null, processedDirectories: number, totalDirectories: number, processedSuppliers: number, startedAt: string | null, finishedAt: string | null, sourceType: string | null, ratePerMinute: number, secondsLeft: number | null, workers: number, sources: Array<{ id: string, source: string, label: string, searches: number, searchesDone: number, pages: number, pagesDone: number, listings: number, added: number, enriched: number, refused: number, leftAlone: string | null, hasFailed: boolean, pausedAt: string | null, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }>, problems: Array<{ id: string, at: string, source: string, outcome: ScrapeOutcome, url: string, message: string }>, latest: Array<{ id: string, source: string, name: string, verdict: ListingVerdict, reason: string | null, supplierId: string | null }> } & { ' $fragmentName'?: 'Scraper_StateFragment' };

export type Found_ListingFragment = { id: string, source: string, name: string, verdict: ListingVerdict, reason: string | null, supplierId: string | null } & { ' $fragmentName'?: 'Found_ListingFragment' };

export type Scraper_RunFragment = { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null } & { ' $fragmentName'?: 'Scraper_RunFragment' };

export type Scraper_SourcesFragment = { id: string, secondsLeft: number | null, sources: Array<{ id: string, pausedAt: string | null }> } & { ' $fragmentName'?: 'Scraper_SourcesFragment' };

export type ScraperStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ScraperStateQuery = { scraperState: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null, isTest: boolean, currentDirectory: string | null, processedDirectories: number, totalDirectories: number, processedSuppliers: number, startedAt: string | null, finishedAt: string | null, sourceType: string | null, ratePerMinute: number, secondsLeft: number | null, workers: number, sources: Array<{ id: string, source: string, label: string, searches: number, searchesDone: number, pages: number, pagesDone: number, listings: number, added: number, enriched: number, refused: number, leftAlone: string | null, hasFailed: boolean, pausedAt: string | null, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }>, problems: Array<{ id: string, at: string, source: string, outcome: ScrapeOutcome, url: string, message: string }>, latest: Array<{ id: string, source: string, name: string, verdict: ListingVerdict, reason: string | null, supplierId: string | null }> }, scrapeSources: Array<{ name: string, label: string, source: ScrapeSource | null }> };

export type ScraperChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ScraperChangesSubscription = { scraperState: { id: string, isRunning: boolean, status: ScrapeStatus | null, runId: string | null, isTest: boolean, currentDirectory: string | null, processedDirectories: number, totalDirectories: number, processedSuppliers: number, startedAt: string | null, finishedAt: string | null, sourceType: string | null, ratePerMinute: number, secondsLeft: number | null, workers: number, sources: Array<{ id: string, source: string, label: string, searches: number, searchesDone: number, pages: number, pagesDone: number, listings: number, added: number, enriched: number, refused: number, leftAlone: string | null, hasFailed: boolean, pausedAt: string | null, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }>, problems: Array<{ id: string, at: string, source: string, outcome: ScrapeOutcome, url: string, message: string }>, latest: Array<{ id: string, source: string, name: string, verdict: ListingVerdict, reason: string | null, supplierId: string | null }> } };

export type RunScraperMutationVariables = Exact<{
  input: RunScraperInput;
}>;


export type RunScraperMutation = { runScraper: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ScrapeMapsMutationVariables = Exact<{
  input: ScrapeMapsInput;
}>;


export type ScrapeMapsMutation = { scrapeMaps: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type BulkScrapeMapsMutationVariables = Exact<{
  input: BulkScrapeMapsInput;
}>;


export type BulkScrapeMapsMutation = { bulkScrapeMaps: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type StopScraperMutationVariables = Exact<{ [key: string]: never; }>;


export type StopScraperMutation = { stopScraper: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ResumeScraperMutationVariables = Exact<{
  runId?: string | null | undefined;
}>;


export type ResumeScraperMutation = { resumeScraper: { state: { ' $fragmentRefs'?: { 'Scraper_RunFragment': Scraper_RunFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type PauseScrapeSourceMutationVariables = Exact<{
  input: PauseScrapeSourceInput;
}>;


export type PauseScrapeSourceMutation = { pauseScrapeSource: { state: { ' $fragmentRefs'?: { 'Scraper_SourcesFragment': Scraper_SourcesFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ResumeScrapeSourceMutationVariables = Exact<{
  input: ResumeScrapeSourceInput;
}>;


export type ResumeScrapeSourceMutation = { resumeScrapeSource: { state: { ' $fragmentRefs'?: { 'Scraper_SourcesFragment': Scraper_SourcesFragment } } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ScrapeStreamQueryVariables = Exact<{
  runId: string;
}>;


export type ScrapeStreamQuery = { scrapeListings: { nodes: Array<{ id: string, source: string, name: string, verdict: ListingVerdict, reason: string | null, supplierId: string | null }> } | null };

export type RunHistory_RunFragment = { id: string, kind: ScrapeKind, source: string, places: Array<string>, keyword: string | null, radiusMetres: number | null, isTest: boolean, status: ScrapeStatus, username: string, startedAt: string, finishedAt: string | null, pagesDone: number, listings: number, added: number, enriched: number, refused: number, yieldPerPage: number, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> } & { ' $fragmentName'?: 'RunHistory_RunFragment' };

export type ScrapeRunsQueryVariables = Exact<{
  kind?: ScrapeKind | null | undefined;
  status?: ScrapeStatus | null | undefined;
  search?: string | null | undefined;
  oldestFirst?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ScrapeRunsQuery = { scrapes: { nodes: Array<{ id: string, kind: ScrapeKind, source: string, places: Array<string>, keyword: string | null, radiusMetres: number | null, isTest: boolean, status: ScrapeStatus, username: string, startedAt: string, finishedAt: string | null, pagesDone: number, listings: number, added: number, enriched: number, refused: number, yieldPerPage: number, lastChange: { id: string, step: IntakeStep, username: string, done: number, leftAlone: number, startedAt: string, finishedAt: string | null } | null, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ScrapeRunsForFileQueryVariables = Exact<{
  kind?: ScrapeKind | null | undefined;
  status?: ScrapeStatus | null | undefined;
  search?: string | null | undefined;
  oldestFirst?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ScrapeRunsForFileQuery = { scrapes: { nodes: Array<{ id: string, kind: ScrapeKind, source: string, places: Array<string>, keyword: string | null, radiusMetres: number | null, isTest: boolean, status: ScrapeStatus, username: string, startedAt: string, finishedAt: string | null, pagesDone: number, listings: number, added: number, enriched: number, refused: number, yieldPerPage: number, outcomes: Array<{ outcome: ScrapeOutcome, pages: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ScrapeProblemsQueryVariables = Exact<{
  runId: string;
  outcome?: ScrapeOutcome | null | undefined;
  source?: string | null | undefined;
}>;


export type ScrapeProblemsQuery = { scrapeProblems: { nodes: Array<{ id: string, at: string, source: string, outcome: ScrapeOutcome, url: string, message: string }> } | null };

export type ScrapeListingsQueryVariables = Exact<{
  runId: string;
}>;


export type ScrapeListingsQuery = { scrapeListings: { nodes: Array<{ id: string, source: string, name: string, verdict: ListingVerdict, reason: string | null, changed: Array<string>, details: string | null, supplierId: string | null }> } | null };

export type ScraperSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScraperSettingsQuery = { scraperSettings: { hasPlacesKey: boolean, sources: Array<string>, isApprovalNeeded: boolean | null } };

export type PreviewSupplierFromUrlMutationVariables = Exact<{
  input: PreviewSupplierFromUrlInput;
}>;


export type PreviewSupplierFromUrlMutation = { previewSupplierFromUrl: { preview: { name: string, verdict: ListingVerdict, reason: string | null, supplierId: string | null, pages: Array<string>, problems: Array<string>, fields: Array<{ field: string, value: string, origin: ValueOrigin, current: string | null, isWritten: boolean }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateSupplierFromUrlMutationVariables = Exact<{
  input: CreateSupplierFromUrlInput;
}>;


export type CreateSupplierFromUrlMutation = { createSupplierFromUrl: { supplier: { id: string, name: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { siteSettings: { siteName: string, logoUrl: string, accentColour: string, contactEmail: string, isEmailShown: boolean, contactPhone: string, contactAddress: string, facebookUrl: string, xUrl: string, instagramUrl: string, linkedinUrl: string, version: number } | null };

export type SaveSiteSettingsMutationVariables = Exact<{
  input: UpdateSiteSettingsInput;
}>;


export type SaveSiteSettingsMutation = { updateSiteSettings: { settings: { siteName: string, logoUrl: string, accentColour: string, contactEmail: string, isEmailShown: boolean, contactPhone: string, contactAddress: string, facebookUrl: string, xUrl: string, instagramUrl: string, linkedinUrl: string, version: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ExplainSearchQueryVariables = Exact<{
  filter: SupplierFilter;
}>;


export type ExplainSearchQuery = { explainSearch: { correctedQuery: string | null, droppedWords: Array<string>, reading: { words: string, postcode: string | null, radiusMiles: number | null, place: { id: string, name: string, county: string | null, country: string } | null }, reasons: Array<{ isExactlyNamed: boolean, termsOnTopic: Array<string>, termsElsewhere: Array<string>, distanceMiles: number | null, quality: number, orderMiles: number | null, supplier: { id: string, name: string, city: string | null, county: string | null } }> } };

export type SupplierTable_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, postcode: string | null, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, phone: string | null, email: string | null, averageRating: number | null, reviewCount: number | null, hoursText: string | null, createdAt: string | null, updatedAt: string | null } & { ' $fragmentName'?: 'SupplierTable_SupplierFragment' };

export type FindSuppliersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: SupplierStatus | null | undefined;
  filter?: SupplierEntryFilter | null | undefined;
  sort?: SupplierEntrySort | null | undefined;
  after?: string | null | undefined;
}>;


export type FindSuppliersQuery = { adminSuppliers: { nodes: Array<{ id: string, name: string, city: string | null, county: string | null, postcode: string | null, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, phone: string | null, email: string | null, averageRating: number | null, reviewCount: number | null, hoursText: string | null, createdAt: string | null, updatedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SuppliersForFileQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: SupplierStatus | null | undefined;
  filter?: SupplierEntryFilter | null | undefined;
  sort?: SupplierEntrySort | null | undefined;
  after?: string | null | undefined;
}>;


export type SuppliersForFileQuery = { adminSuppliers: { nodes: Array<{ id: string, name: string, city: string | null, county: string | null, postcode: string | null, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, phone: string | null, email: string | null, averageRating: number | null, reviewCount: number | null, hoursText: string | null, createdAt: string | null, updatedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SupplierEditor_SupplierFragment = { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } & { ' $fragmentName'?: 'SupplierEditor_SupplierFragment' };

export type EditedSupplierQueryVariables = Exact<{
  id: string;
}>;


export type EditedSupplierQuery = { adminSupplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null };

export type UpdateSupplierMutationVariables = Exact<{
  input: UpdateSupplierInput;
}>;


export type UpdateSupplierMutation = { updateSupplier: { supplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateVerificationMutationVariables = Exact<{
  input: CreateVerificationInput;
}>;


export type CreateVerificationMutation = { createVerification: { supplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeleteVerificationMutationVariables = Exact<{
  supplierId: string;
}>;


export type DeleteVerificationMutation = { deleteVerification: { supplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SetSupplierPremiumMutationVariables = Exact<{
  id: string;
  isFeatured: boolean;
}>;


export type SetSupplierPremiumMutation = { featureSupplier: { supplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type FeatureSupplierMutationVariables = Exact<{
  id: string;
  featuredUntil?: string | null | undefined;
}>;


export type FeatureSupplierMutation = { featureSupplier: { supplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type HideSupplierMutationVariables = Exact<{
  id: string;
  isHidden: boolean;
}>;


export type HideSupplierMutation = { hideSupplier: { supplier: { id: string, status: SupplierStatus, isPremium: boolean, featuredUntil: string | null, isVerified: boolean, verifiedAt: string | null, verifiedBy: string | null, verifiedSource: string | null, isDemo: boolean, updatedAt: string, name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, fieldSources: Array<{ field: string, source: string, at: string }>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeleteSupplierMutationVariables = Exact<{
  id: string;
  reason: string;
  isOnRequest?: boolean | null | undefined;
}>;


export type DeleteSupplierMutation = { deleteSupplier: { deletedId: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type OfficeTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeTasksQuery = { officeTasks: { isBackedUp: boolean, lastBackupAt: string | null, databaseBytes: number, freeBytes: number | null, tasks: Array<{ kind: OfficeTaskKind, count: number, isMore: boolean, oldestAt: string | null, detail: string | null }> } | null };

export type WebhookRow_WebhookFragment = { id: string, label: string, url: string, events: Array<WebhookEvent>, createdAt: string, failingSince: string | null, nextAttemptAt: string | null, pausedAt: string | null, pauseReason: string | null, previousSecretEndsAt: string | null, lastDeliveredAt: string | null, waiting: number } & { ' $fragmentName'?: 'WebhookRow_WebhookFragment' };

export type WebhooksQueryVariables = Exact<{
  isFailing?: boolean | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { nodes: Array<{ id: string, label: string, url: string, events: Array<WebhookEvent>, createdAt: string, failingSince: string | null, nextAttemptAt: string | null, pausedAt: string | null, pauseReason: string | null, previousSecretEndsAt: string | null, lastDeliveredAt: string | null, waiting: number }> } | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveriesQuery = { webhook: { id: string, label: string, url: string, events: Array<WebhookEvent>, createdAt: string, failingSince: string | null, nextAttemptAt: string | null, pausedAt: string | null, pauseReason: string | null, previousSecretEndsAt: string | null, lastDeliveredAt: string | null, waiting: number, deliveries: Array<{ id: string, messageId: string, event: string, supplierId: string | null, isDelivered: boolean, attempts: number, outcome: string | null, createdAt: string, attemptedAt: string | null }> } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string | null, webhook: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type ChangeWebhookMutationVariables = Exact<{
  input: ChangeWebhookInput;
}>;


export type ChangeWebhookMutation = { changeWebhook: { secret: string | null, webhook: { id: string, label: string, url: string, events: Array<WebhookEvent>, createdAt: string, failingSince: string | null, nextAttemptAt: string | null, pausedAt: string | null, pauseReason: string | null, previousSecretEndsAt: string | null, lastDeliveredAt: string | null, waiting: number } | null, userErrors: Array<{ message: string }> } | null };

export type ReplayWebhookMutationVariables = Exact<{
  input: ReplayWebhookInput;
}>;


export type ReplayWebhookMutation = { replayWebhook: { webhook: { id: string, label: string, url: string, events: Array<WebhookEvent>, createdAt: string, failingSince: string | null, nextAttemptAt: string | null, pausedAt: string | null, pauseReason: string | null, previousSecretEndsAt: string | null, lastDeliveredAt: string | null, waiting: number } | null, userErrors: Array<{ message: string }> } | null };

export type AdsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdsQuery = { adSettings: { isEnabled: boolean, network: AdNetwork, publisherId: string, isTestMode: boolean }, adSlots: Array<{ id: string, name: string, format: AdFormat, location: string, isActive: boolean, isFixed: boolean, creativeUrl: string | null, creativeLink: string | null, creativeText: string | null }> };

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


export type BlogPostQuery = { post: { id: string, slug: string, title: string, excerpt: string, author: string | null, category: string | null, tags: Array<string>, imageUrl: string | null, publishedAt: string | null, modifiedAt: string, metaTitle: string | null, metaDescription: string | null, isIndexable: boolean, contentHtml: string, readingMinutes: number, related: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    )> } | null };

export type CreateMessageMutationVariables = Exact<{
  input: CreateMessageInput;
}>;


export type CreateMessageMutation = { createMessage: { message: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type AreaQueryVariables = Exact<{
  county?: string | null | undefined;
  country?: string | null | undefined;
  town?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AreaQuery = { supplierArea: { id: string, name: string, city: string | null, supplierCount: number, suppliers: { nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
      )> }, cities: Array<{ city: string | null, urlName: string, supplierCount: number }> } | null };

export type AreaPageStartQueryVariables = Exact<{
  county?: string | null | undefined;
  country?: string | null | undefined;
  town?: string | null | undefined;
  number: number;
}>;


export type AreaPageStartQuery = { supplierArea: { id: string, pageCursor: string | null } | null };

export type CountiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountiesQuery = { counties: Array<{ id: string, name: string, urlName: string, country: Nation | null, supplierCount: number }>, countries: Array<{ id: string, name: string, urlName: string, supplierCount: number }> };

export type CountyQueryVariables = Exact<{
  urlName: string;
}>;


export type CountyQuery = { county: { id: string, name: string, urlName: string, country: Nation | null, description: string | null, supplierCount: number, featuredCount: number, services: Array<Service>, featuredSuppliers: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
    )>, topSuppliers: Array<(
      { id: string, name: string, city: string | null }
      & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
    )>, cities: Array<{ city: string | null, urlName: string, supplierCount: number }>, stats: { supplierCount: number, averageRating: number | null, populationEstimate: { people: number, year: number, source: string } | null, topCities: Array<{ city: string | null, supplierCount: number }> }, advice: Array<{ title: string, content: string, tags: Array<string> }>, content: { overviewHtml: string, buyingGuideHtml: string, localTrends: Array<string>, localMaterials: Array<string>, weatherConsiderations: string, seasonalRecommendations: { spring: string, summer: string, autumn: string, winter: string }, cities: Array<{ city: string, content: string }> } | null, neighbours: Array<{ id: string, name: string, urlName: string, supplierCount: number }> } | null };

export type CountySuppliersQueryVariables = Exact<{
  urlName: string;
  service?: Service | null | undefined;
  sort: SupplierSort;
}>;


export type CountySuppliersQuery = { county: { id: string, suppliers: { totalCount: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
      )> } } | null };

export type CountyAddressQueryVariables = Exact<{
  urlName: string;
}>;


export type CountyAddressQuery = { county: { id: string, urlName: string } | null };

export type DirectoryQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
  sort?: SupplierSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DirectoryQuery = { suppliers: { totalCount: number, isTotalExact: boolean, correctedQuery: string | null, widenedToMiles: number | null, droppedWords: Array<string>, droppedService: boolean, edges: Array<{ distance: number | null, matchedServices: Array<string>, node: (
        { id: string, latitude: number | null, longitude: number | null }
        & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { services: Array<{ service: Service, count: number }>, counties: Array<{ county: string, count: number }> }, alternatives: Array<{ distance: number | null, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierCard_SupplierFragment': SupplierCard_SupplierFragment } }
      ) }>, place: { id: string, name: string, town: string | null, kind: LocationKind, county: string | null, country: string, slug: string, latitude: number, longitude: number, supplierCount: number } | null, reading: { words: string, subject: string, isPlaceFromWords: boolean, postcode: string | null, isNearMe: boolean, minRating: number | null, keepsUnrated: boolean, radiusMiles: number | null, isRadiusLimited: boolean, suggestedQuery: string | null, misspeltPlace: string | null, brandNote: string | null, openNow: boolean, namesakes: Array<{ id: string, slug: string, name: string, county: string | null, country: string }> } } };

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

export type LegalTextQueryVariables = Exact<{
  page: LegalPage;
}>;


export type LegalTextQuery = { legalText: { contentHtml: string, changedOn: string } | null };

export type MapPageQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
  sort?: SupplierSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MapPageQuery = { suppliers: { totalCount: number, isTotalExact: boolean, correctedQuery: string | null, widenedToMiles: number | null, droppedWords: Array<string>, droppedService: boolean, edges: Array<{ distance: number | null, matchedServices: Array<string>, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierRow_SupplierFragment': SupplierRow_SupplierFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { services: Array<{ service: Service, count: number }>, counties: Array<{ county: string, count: number }> }, alternatives: Array<{ distance: number | null, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SupplierRow_SupplierFragment': SupplierRow_SupplierFragment } }
      ) }>, place: { id: string, name: string, town: string | null, kind: LocationKind, county: string | null, country: string, slug: string, latitude: number, longitude: number, supplierCount: number } | null, reading: { words: string, subject: string, isPlaceFromWords: boolean, postcode: string | null, isNearMe: boolean, minRating: number | null, keepsUnrated: boolean, radiusMiles: number | null, isRadiusLimited: boolean, suggestedQuery: string | null, misspeltPlace: string | null, brandNote: string | null, openNow: boolean, namesakes: Array<{ id: string, slug: string, name: string, county: string | null, country: string }> } } };

export type SupplierRow_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, description: string | null, services: Array<string>, logoUrl: string | null } & { ' $fragmentName'?: 'SupplierRow_SupplierFragment' };

export type MapExtentQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
}>;


export type MapExtentQuery = { suppliers: { extent: { west: number, south: number, east: number, north: number } | null } };

export type MapPictureQueryVariables = Exact<{
  phone: MapBounds;
  phoneZoom: number;
  wide: MapBounds;
  wideZoom: number;
  filter?: SupplierFilter | null | undefined;
  seen?: SupplierFilter | null | undefined;
}>;


export type MapPictureQuery = { phone: Array<{ latitude: number, longitude: number, count: number, supplier: { id: string, name: string, address: string | null, city: string | null, county: string | null, postcode: string | null } | null }>, wide: Array<{ latitude: number, longitude: number, count: number, supplier: { id: string, name: string, address: string | null, city: string | null, county: string | null, postcode: string | null } | null }>, suppliers: { edges: Array<{ distance: number | null, node: { id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, averageRating: number | null, reviewCount: number, serviceGroups: Array<Service> } }> } };

export type MapPoint_PointFragment = { latitude: number, longitude: number, count: number, supplier: { id: string, name: string, address: string | null, city: string | null, county: string | null, postcode: string | null } | null } & { ' $fragmentName'?: 'MapPoint_PointFragment' };

export type MapStrip_ListFragment = { edges: Array<{ distance: number | null, node: { id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, averageRating: number | null, reviewCount: number, serviceGroups: Array<Service> } }> } & { ' $fragmentName'?: 'MapStrip_ListFragment' };

export type NearMeQueryVariables = Exact<{
  filter: SupplierFilter;
}>;


export type NearMeQuery = { suppliers: { totalCount: number, isTotalExact: boolean, widenedToMiles: number | null } };

export type SupplierMapQueryVariables = Exact<{
  bounds: MapBounds;
  zoom: number;
  filter?: SupplierFilter | null | undefined;
  seen?: SupplierFilter | null | undefined;
  isListed: boolean;
}>;


export type SupplierMapQuery = { supplierMap: Array<{ latitude: number, longitude: number, count: number, supplier: { id: string, name: string, address: string | null, city: string | null, county: string | null, postcode: string | null } | null }>, suppliers?: { edges: Array<{ distance: number | null, node: { id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, averageRating: number | null, reviewCount: number, serviceGroups: Array<Service> } }> } };

export type BadgeQueryVariables = Exact<{
  id: string;
}>;


export type BadgeQuery = { supplier: { id: string, averageRating: number | null, reviewCount: number, title: string } | null };

export type WidgetCountiesQueryVariables = Exact<{ [key: string]: never; }>;


export type WidgetCountiesQuery = { counties: Array<{ id: string, name: string, urlName: string }> };

export type CreateReportMutationVariables = Exact<{
  input: CreateReportInput;
}>;


export type CreateReportMutation = { createReport: { supplier: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SimilarSuppliers_SupplierFragment = { id: string, latitude: number | null, longitude: number | null, similar: Array<{ id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, services: Array<string>, tile: string, averageRating: number | null, reviewCount: number }> } & { ' $fragmentName'?: 'SimilarSuppliers_SupplierFragment' };

export type SupplierProfileQueryVariables = Exact<{
  id: string;
}>;


export type SupplierProfileQuery = { supplier: (
    { id: string, name: string, namesakesBefore: number, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, description: string | null, city: string | null, county: string | null, countyUrlName: string | null, country: string, address: string | null, postcode: string | null, latitude: number | null, longitude: number | null, email: string | null, phone: string | null, website: string | null, logoUrl: string | null, tile: string, bannerUrl: string | null, imageUrl: string | null, services: Array<string>, specialties: Array<string>, serviceAreas: Array<string>, establishedYear: number | null, vatNumber: string | null, minimumOrderPence: number | null, businessStatus: BusinessStatus | null, averageRating: number | null, reviewCount: number, isPremium: boolean, isVerified: boolean, verifiedAt: string | null, isDemo: boolean, gallery: Array<{ url: string, alt: string }> | null, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, outsideRatings: Array<{ id: string, source: string, rating: number, bestRating: number, reviewCount: number, fetchedAt: string }>, ratingSpread: Array<{ stars: number, count: number }>, reviews: { edges: Array<{ node: { id: string, rating: number, comment: string | null, reviewerName: string | null, isVerified: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'SimilarSuppliers_SupplierFragment': SimilarSuppliers_SupplierFragment } }
  ) | null };

export type CreateRegistrationMutationVariables = Exact<{
  input: CreateRegistrationInput;
}>;


export type CreateRegistrationMutation = { createRegistration: { registration: { id: string, reference: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateListingRequestMutationVariables = Exact<{
  input: CreateListingRequestInput;
}>;


export type CreateListingRequestMutation = { createListingRequest: { request: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateReviewMutationVariables = Exact<{
  input: CreateReviewInput;
}>;


export type CreateReviewMutation = { createReview: { review: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SupplierReviews_SupplierFragment = { id: string, name: string, averageRating: number | null, reviewCount: number, ratingSpread: Array<{ stars: number, count: number }>, reviews: { edges: Array<{ node: { id: string, rating: number, comment: string | null, reviewerName: string | null, isVerified: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'SupplierReviews_SupplierFragment' };

export type ReviewsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  first?: number | null | undefined;
  sort?: ReviewSort | null | undefined;
  stars?: number | null | undefined;
  query?: string | null | undefined;
}>;


export type ReviewsQuery = { supplier: { id: string, reviews: { totalCount: number, edges: Array<{ node: { id: string, rating: number, comment: string | null, reviewerName: string | null, isVerified: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type SearchInsteadQueryVariables = Exact<{
  text: string;
  ofPosts: boolean;
}>;


export type SearchInsteadQuery = { suppliers?: { correctedQuery: string | null, droppedWords: Array<string>, nodes: Array<{ id: string, name: string, city: string | null, county: string | null }>, place: { name: string } | null, reading: { words: string } }, latestPosts?: Array<{ id: string, slug: string, title: string, category: string | null }> };

export type SuggestQueryVariables = Exact<{
  text: string;
  types?: Array<SuggestionType> | SuggestionType | null | undefined;
}>;


export type SuggestQuery = { suggest: Array<{ type: SuggestionType, text: string, detail: string | null, slug: string | null, service: Service | null, supplierId: string | null }> };

export type Understood_ListFragment = { totalCount: number, isTotalExact: boolean, correctedQuery: string | null, widenedToMiles: number | null, droppedWords: Array<string>, droppedService: boolean, place: { id: string, name: string, town: string | null, kind: LocationKind, county: string | null, country: string, slug: string, latitude: number, longitude: number, supplierCount: number } | null, reading: { words: string, subject: string, isPlaceFromWords: boolean, postcode: string | null, isNearMe: boolean, minRating: number | null, keepsUnrated: boolean, radiusMiles: number | null, isRadiusLimited: boolean, suggestedQuery: string | null, misspeltPlace: string | null, brandNote: string | null, openNow: boolean, namesakes: Array<{ id: string, slug: string, name: string, county: string | null, country: string }> } } & { ' $fragmentName'?: 'Understood_ListFragment' };

export type SupplierCard_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, averageRating: number | null, reviewCount: number, description: string | null, services: Array<string>, isPremium: boolean, isVerified: boolean, phone: string | null, email: string | null, address: string | null, postcode: string | null, country: string, establishedYear: number | null, businessStatus: BusinessStatus | null, hoursText: string | null, reviewLine: string | null, logoUrl: string | null, tile: string } & { ' $fragmentName'?: 'SupplierCard_SupplierFragment' };

export type RemotePictureQueryVariables = Exact<{
  address: string;
}>;


export type RemotePictureQuery = { remotePicture: { problem: string | null, picture: { url: string } | null } | null };

export type FetchPictureMutationVariables = Exact<{
  input: FetchPictureInput;
}>;


export type FetchPictureMutation = { fetchPicture: { picture: { url: string, width: number, height: number } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type EditedFieldsFragment = { name: string, description: string | null, phone: string | null, website: string | null, email: string | null, contactEmail: string | null, address: string | null, city: string | null, county: string | null, postcode: string | null, country: string, services: Array<string>, specialties: Array<string>, establishedYear: number | null, minimumOrderPence: number | null, vatNumber: string | null, serviceAreas: Array<string>, latitude: number | null, longitude: number | null, businessStatus: BusinessStatus | null, logoUrl: string | null, bannerUrl: string | null, imageUrl: string | null, metaTitle: string | null, metaDescription: string | null, keywords: Array<string>, openingHours: Array<{ day: Weekday, opens: string | null, closes: string | null }> | null, gallery: Array<{ url: string, alt: string }> } & { ' $fragmentName'?: 'EditedFieldsFragment' };

export const AuditRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<AuditRow_EntryFragment, unknown>;
export const NoticesForm_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticesForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]}}]} as unknown as DocumentNode<NoticesForm_SettingsFragment, unknown>;
export const SignInRows_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInRows_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}}]}}]} as unknown as DocumentNode<SignInRows_EntryFragment, unknown>;
export const EmailForm_EmailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailForm_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<EmailForm_EmailFragment, unknown>;
export const Backlink_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Backlink_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backlink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceSite"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePage"}},{"kind":"Field","name":{"kind":"Name","value":"targetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"anchorText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkResult"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Backlink_RowFragment, unknown>;
export const PostRow_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PostRow_PostFragment, unknown>;
export const PostEditor_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEditor_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PostEditor_PostFragment, unknown>;
export const DuplicateFields_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicateFields_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DuplicateFields_SupplierFragment, unknown>;
export const GoingLiveStepsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoingLiveSteps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoingLive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"demoSupplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"demoPostCount"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovingDemo"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmable"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<GoingLiveStepsFragment, unknown>;
export const GuideEditor_GuideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideEditor_guide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminGuide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEdited"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<GuideEditor_GuideFragment, unknown>;
export const IntakeChange_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<IntakeChange_ChangeFragment, unknown>;
export const ImportTable_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportTable_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]} as unknown as DocumentNode<ImportTable_ImportFragment, unknown>;
export const Transfer_TransferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Transfer_transfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"linesDone"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Transfer_TransferFragment, unknown>;
export const ImportUpload_UploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportUpload_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"unknownServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<ImportUpload_UploadFragment, unknown>;
export const ApiKeyRow_KeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeyRow_KeyFragment, unknown>;
export const ReviewRow_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}}]}}]} as unknown as DocumentNode<ReviewRow_ReviewFragment, unknown>;
export const ReviewRows_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRows_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReviewConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_review"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}}]}}]} as unknown as DocumentNode<ReviewRows_ConnectionFragment, unknown>;
export const TemplateForm_TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]} as unknown as DocumentNode<TemplateForm_TemplateFragment, unknown>;
export const MailRow_MailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MailRow_MailFragment, unknown>;
export const PersonRow_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<PersonRow_PersonFragment, unknown>;
export const InvitationRow_InvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InvitationRow_InvitationFragment, unknown>;
export const AdminStats_FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]} as unknown as DocumentNode<AdminStats_FiguresFragment, unknown>;
export const PendingCount_CountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<PendingCount_CountFragment, unknown>;
export const PendingTable_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PendingTable_ItemFragment, unknown>;
export const PendingCard_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PendingCard_ItemFragment, unknown>;
export const ScheduleRow_ScheduleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleRow_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<ScheduleRow_ScheduleFragment, unknown>;
export const LimitsForm_LimitsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsForm_limits"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeLimits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"quietEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRequests"}},{"kind":"Field","name":{"kind":"Name","value":"requestsThisMonth"}}]}}]} as unknown as DocumentNode<LimitsForm_LimitsFragment, unknown>;
export const Found_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]} as unknown as DocumentNode<Found_ListingFragment, unknown>;
export const Scraper_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"currentDirectory"}},{"kind":"Field","name":{"kind":"Name","value":"processedDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"totalDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"processedSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"ratePerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"workers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"searchesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Found_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]} as unknown as DocumentNode<Scraper_StateFragment, unknown>;
export const Scraper_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<Scraper_RunFragment, unknown>;
export const Scraper_SourcesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<Scraper_SourcesFragment, unknown>;
export const RunHistory_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunHistory_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMetres"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"yieldPerPage"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]} as unknown as DocumentNode<RunHistory_RunFragment, unknown>;
export const SupplierTable_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SupplierTable_SupplierFragment, unknown>;
export const EditedFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}}]} as unknown as DocumentNode<EditedFieldsFragment, unknown>;
export const SupplierEditor_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}}]} as unknown as DocumentNode<SupplierEditor_SupplierFragment, unknown>;
export const WebhookRow_WebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<WebhookRow_WebhookFragment, unknown>;
export const PostCard_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PostCard_PostFragment, unknown>;
export const SupplierRow_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<SupplierRow_SupplierFragment, unknown>;
export const MapPoint_PointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapPoint_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapPoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]}}]} as unknown as DocumentNode<MapPoint_PointFragment, unknown>;
export const MapStrip_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapStrip_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"serviceGroups"}}]}}]}}]}}]} as unknown as DocumentNode<MapStrip_ListFragment, unknown>;
export const SimilarSuppliers_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarSuppliers_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<SimilarSuppliers_SupplierFragment, unknown>;
export const SupplierReviews_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingSpread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierReviews_SupplierFragment, unknown>;
export const Understood_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Understood_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}},{"kind":"Field","alias":{"kind":"Name","value":"droppedService"},"name":{"kind":"Name","value":"isServiceDropped"}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isPlaceFromWords"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isNearMe"}},{"kind":"Field","alias":{"kind":"Name","value":"openNow"},"name":{"kind":"Name","value":"isOpenNow"}},{"kind":"Field","name":{"kind":"Name","value":"minRating"}},{"kind":"Field","name":{"kind":"Name","value":"keepsUnrated"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMiles"}},{"kind":"Field","name":{"kind":"Name","value":"isRadiusLimited"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"misspeltPlace"}},{"kind":"Field","name":{"kind":"Name","value":"brandNote"}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<Understood_ListFragment, unknown>;
export const SupplierCard_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}}]} as unknown as DocumentNode<SupplierCard_SupplierFragment, unknown>;
export const AdManagementDocument = {"kind":"Document","id":"jpKFsZME","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdManagement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEnding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isEnding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEnding"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AdManagementQuery, AdManagementQueryVariables>;
export const UpdateAdSettingsDocument = {"kind":"Document","id":"JR0cTSZJ","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAdSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAdSettingsMutation, UpdateAdSettingsMutationVariables>;
export const CreateAdSlotDocument = {"kind":"Document","id":"DdqYDcS8","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdSlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAdSlotMutation, CreateAdSlotMutationVariables>;
export const UpdateAdSlotDocument = {"kind":"Document","id":"H5l8YUim","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAdSlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAdSlotMutation, UpdateAdSlotMutationVariables>;
export const AuditLogDocument = {"kind":"Document","id":"_9qC62oS","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditForFileDocument = {"kind":"Document","id":"LQZ6ve4-","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<AuditForFileQuery, AuditForFileQueryVariables>;
export const AuditChoicesDocument = {"kind":"Document","id":"gi-RxaVf","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"usernames"}}]}}]}}]} as unknown as DocumentNode<AuditChoicesQuery, AuditChoicesQueryVariables>;
export const MySessionsDocument = {"kind":"Document","id":"sap7b-YJ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","id":"XNJvuPzo","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","id":"wZzpffat","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const MyNoticesDocument = {"kind":"Document","id":"cf8Iiewf","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticesForm_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticesForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]}}]} as unknown as DocumentNode<MyNoticesQuery, MyNoticesQueryVariables>;
export const UpdateMyNoticesDocument = {"kind":"Document","id":"Wql308e1","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMyNoticesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticesForm_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticesForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]}}]} as unknown as DocumentNode<UpdateMyNoticesMutation, UpdateMyNoticesMutationVariables>;
export const MySignInsDocument = {"kind":"Document","id":"A7oqHlyW","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySignIns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySignIns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInRows_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInRows_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}}]}}]} as unknown as DocumentNode<MySignInsQuery, MySignInsQueryVariables>;
export const MyEmailDocument = {"kind":"Document","id":"4L8UvpyQ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailForm_email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailForm_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<MyEmailQuery, MyEmailQueryVariables>;
export const UpdateOwnEmailDocument = {"kind":"Document","id":"gXUJgdv7","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOwnEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailForm_email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailForm_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<UpdateOwnEmailMutation, UpdateOwnEmailMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","id":"ngnQiiMR","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const SignedInUsersDocument = {"kind":"Document","id":"Pw5jOn26","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]} as unknown as DocumentNode<SignedInUsersQuery, SignedInUsersQueryVariables>;
export const EndUserSessionsDocument = {"kind":"Document","id":"QnkmVbW-","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const AccountNeedDocument = {"kind":"Document","id":"G4PniHEO","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountNeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNeed"}},{"kind":"Field","name":{"kind":"Name","value":"myRole"}}]}}]} as unknown as DocumentNode<AccountNeedQuery, AccountNeedQueryVariables>;
export const UpdatePasswordDocument = {"kind":"Document","id":"Z9TA3p8V","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const MySecondFactorDocument = {"kind":"Document","id":"x77q0oQ5","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const CreateSecondFactorDocument = {"kind":"Document","id":"g9vI-dwG","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>;
export const EnableSecondFactorDocument = {"kind":"Document","id":"4dWDnDxb","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","id":"KNvpy-ES","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRecoveryCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const DeleteSecondFactorDocument = {"kind":"Document","id":"6lQIolFF","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOff"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>;
export const SignInDocument = {"kind":"Document","id":"K9W2MUUZ","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","id":"XrIQqVnh","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedOut"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const BacklinksDocument = {"kind":"Document","id":"1Tnx8Fp8","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backlinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Backlink_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"broken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Backlink_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backlink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceSite"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePage"}},{"kind":"Field","name":{"kind":"Name","value":"targetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"anchorText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkResult"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BacklinksQuery, BacklinksQueryVariables>;
export const BacklinksForFileDocument = {"kind":"Document","id":"BlABPDeq","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BacklinksForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BacklinkSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Backlink_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Backlink_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backlink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceSite"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePage"}},{"kind":"Field","name":{"kind":"Name","value":"targetUrl"}},{"kind":"Field","name":{"kind":"Name","value":"anchorText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkResult"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BacklinksForFileQuery, BacklinksForFileQueryVariables>;
export const CreateBacklinkDocument = {"kind":"Document","id":"E49wu9Ao","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBacklink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBacklinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBacklink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBacklinkMutation, CreateBacklinkMutationVariables>;
export const UpdateBacklinkDocument = {"kind":"Document","id":"0TWVCmFY","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBacklink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBacklinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBacklink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateBacklinkMutation, UpdateBacklinkMutationVariables>;
export const AllPostsDocument = {"kind":"Document","id":"SesbAnr4","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPostState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPostSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRow_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AllPostsQuery, AllPostsQueryVariables>;
export const PostsForFileDocument = {"kind":"Document","id":"Lqz612jQ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostsForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPostState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPostSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRow_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PostsForFileQuery, PostsForFileQueryVariables>;
export const EditedPostDocument = {"kind":"Document","id":"bbagV6bw","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEditor_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEditor_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedPostQuery, EditedPostQueryVariables>;
export const PostPreviewDocument = {"kind":"Document","id":"GDXyfAvY","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}}]}}]}}]} as unknown as DocumentNode<PostPreviewQuery, PostPreviewQueryVariables>;
export const CreatePostDocument = {"kind":"Document","id":"F9zPxpFq","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEditor_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEditor_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const UpdatePostDocument = {"kind":"Document","id":"LEj3G89m","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEditor_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEditor_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdatePostMutation, UpdatePostMutationVariables>;
export const DeletePostDocument = {"kind":"Document","id":"p9JGgmuu","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePostMutation, DeletePostMutationVariables>;
export const PublishPostDocument = {"kind":"Document","id":"Lsc5wf7-","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEditor_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEditor_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PublishPostMutation, PublishPostMutationVariables>;
export const DuplicatesDocument = {"kind":"Document","id":"qtuN_p7B","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Duplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeDoubtful"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"includeDoubtful"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeDoubtful"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatesFound"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"original"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DuplicatesQuery, DuplicatesQueryVariables>;
export const DuplicateRunDocument = {"kind":"Document","id":"bQ0GkfXe","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuplicateRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"pairs"}},{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}}]} as unknown as DocumentNode<DuplicateRunQuery, DuplicateRunQueryVariables>;
export const CompareAllSuppliersDocument = {"kind":"Document","id":"WXwWv13V","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompareAllSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compareAllSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isWanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CompareAllSuppliersMutation, CompareAllSuppliersMutationVariables>;
export const DuplicateFieldsDocument = {"kind":"Document","id":"SHtDlayM","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuplicateFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pair"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePairInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pair"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pair"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"likeness"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"original"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"standsInOriginal"}},{"kind":"Field","name":{"kind":"Name","value":"standsInDuplicate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"original"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuplicateFields_supplier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DuplicateFields_supplier"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DuplicateFields_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DuplicateFieldsQuery, DuplicateFieldsQueryVariables>;
export const MergeDuplicatesDocument = {"kind":"Document","id":"aBQb0nfa","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeDuplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pairs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePairInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choices"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeChoiceInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeDuplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pairs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pairs"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"choices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choices"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"processed"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalId"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<MergeDuplicatesMutation, MergeDuplicatesMutationVariables>;
export const DismissDuplicatePairDocument = {"kind":"Document","id":"BJ7BnZw1","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissDuplicatePair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissDuplicatePairInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissDuplicatePair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDismissed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DismissDuplicatePairMutation, DismissDuplicatePairMutationVariables>;
export const RecentMergesDocument = {"kind":"Document","id":"XZF9h5OG","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentMerges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"mergedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mergedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"reviewsMoved"}},{"kind":"Field","name":{"kind":"Name","value":"original"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecentMergesQuery, RecentMergesQueryVariables>;
export const RevertMergeDocument = {"kind":"Document","id":"JCYbj9nt","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mergeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"mergeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mergeId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RevertMergeMutation, RevertMergeMutationVariables>;
export const BackupFailureDocument = {"kind":"Document","id":"6gWwmQpT","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackupFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedSince"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"lastGoodAt"}}]}}]}}]} as unknown as DocumentNode<BackupFailureQuery, BackupFailureQueryVariables>;
export const MeDocument = {"kind":"Document","id":"lMp5ixi-","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const OfficeSuppliersDocument = {"kind":"Document","id":"luiccdSj","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>;
export const SupplierListFailureDocument = {"kind":"Document","id":"_3Cu9Zl2","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierListFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierListFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedSince"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]} as unknown as DocumentNode<SupplierListFailureQuery, SupplierListFailureQueryVariables>;
export const PausedWebhooksDocument = {"kind":"Document","id":"48Dn00Sg","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PausedWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}}]}}]}}]}}]} as unknown as DocumentNode<PausedWebhooksQuery, PausedWebhooksQueryVariables>;
export const GoingLiveDocument = {"kind":"Document","id":"XMKrU9WJ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoingLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goingLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoingLiveSteps"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoingLiveSteps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoingLive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"demoSupplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"demoPostCount"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovingDemo"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmable"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<GoingLiveQuery, GoingLiveQueryVariables>;
export const ConfirmGoingLiveStepDocument = {"kind":"Document","id":"pmyNDG0s","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmGoingLiveStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmGoingLiveStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmGoingLiveStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goingLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoingLiveSteps"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoingLiveSteps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoingLive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"demoSupplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"demoPostCount"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovingDemo"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmable"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmGoingLiveStepMutation, ConfirmGoingLiveStepMutationVariables>;
export const DeleteDemoDataDocument = {"kind":"Document","id":"d1OSB0xE","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDemoData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDemoDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDemoData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goingLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoingLiveSteps"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoingLiveSteps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoingLive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"demoSupplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"demoPostCount"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovingDemo"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmable"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<DeleteDemoDataMutation, DeleteDemoDataMutationVariables>;
export const SendTestMailDocument = {"kind":"Document","id":"97qaVqJw","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTestMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
export const AllGuidesDocument = {"kind":"Document","id":"cm5zi_8M","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllGuides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminGuides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"isEdited"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]}}]} as unknown as DocumentNode<AllGuidesQuery, AllGuidesQueryVariables>;
export const EditedGuideDocument = {"kind":"Document","id":"u2XehPcb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideEditor_guide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideEditor_guide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminGuide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEdited"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<EditedGuideQuery, EditedGuideQueryVariables>;
export const SaveGuideDocument = {"kind":"Document","id":"WxhQofNh","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGuideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideEditor_guide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideEditor_guide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminGuide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEdited"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<SaveGuideMutation, SaveGuideMutationVariables>;
export const RestoreGuideDocument = {"kind":"Document","id":"iGaG1vSh","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreGuideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideEditor_guide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideEditor_guide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminGuide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEdited"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreGuideMutation, RestoreGuideMutationVariables>;
export const ResetGuideDocument = {"kind":"Document","id":"2JLiBZFK","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetGuideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideEditor_guide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideEditor_guide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminGuide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuide"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEdited"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<ResetGuideMutation, ResetGuideMutationVariables>;
export const SupplierImportsDocument = {"kind":"Document","id":"mpWqFYjs","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImportSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportTable_import"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"lastChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeChange_change"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportTable_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<SupplierImportsQuery, SupplierImportsQueryVariables>;
export const ImportsForFileDocument = {"kind":"Document","id":"OgqDSxQY","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportsForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImportSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportTable_import"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportTable_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]} as unknown as DocumentNode<ImportsForFileQuery, ImportsForFileQueryVariables>;
export const IntakeChangeNowDocument = {"kind":"Document","id":"Baw9k7bn","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntakeChangeNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakeChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeChange_change"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<IntakeChangeNowQuery, IntakeChangeNowQueryVariables>;
export const LeftSuppliersDocument = {"kind":"Document","id":"kg8ZAYM4","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeftSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<LeftSuppliersQuery, LeftSuppliersQueryVariables>;
export const ChangeIntakeDocument = {"kind":"Document","id":"0s_1PE0U","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeIntake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeIntakeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeIntake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeChange_change"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ChangeIntakeMutation, ChangeIntakeMutationVariables>;
export const StopSupplierImportDocument = {"kind":"Document","id":"IVQSmi-z","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSupplierImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSupplierImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<StopSupplierImportMutation, StopSupplierImportMutationVariables>;
export const LaterIntakesDocument = {"kind":"Document","id":"LoUKRPrb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LaterIntakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"laterIntakes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<LaterIntakesQuery, LaterIntakesQueryVariables>;
export const TransfersDocument = {"kind":"Document","id":"AEJ4U5CD","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transfer_transfer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transfer_transfer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Transfer_transfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"linesDone"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TransfersQuery, TransfersQueryVariables>;
export const ExportEverythingDocument = {"kind":"Document","id":"JExVnIqA","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportEverything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportEverythingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportEverything"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ExportEverythingMutation, ExportEverythingMutationVariables>;
export const LoadExportDocument = {"kind":"Document","id":"FRgqxJrN","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoadExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"load"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<LoadExportMutation, LoadExportMutationVariables>;
export const StopTransferDocument = {"kind":"Document","id":"S7md8GXq","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Transfer_transfer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Transfer_transfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"linesDone"}},{"kind":"Field","name":{"kind":"Name","value":"linesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StopTransferMutation, StopTransferMutationVariables>;
export const ImportUploadDocument = {"kind":"Document","id":"e47ruqJF","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportUpload_upload"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportUpload_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"unknownServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<ImportUploadQuery, ImportUploadQueryVariables>;
export const ImportUploadLinesDocument = {"kind":"Document","id":"U-JBZ4lF","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportUploadLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUploadLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ImportUploadLinesQuery, ImportUploadLinesQueryVariables>;
export const ImportColumnsDocument = {"kind":"Document","id":"HryfSAd8","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredServices"}}]}}]} as unknown as DocumentNode<ImportColumnsQuery, ImportColumnsQueryVariables>;
export const CheckImportDocument = {"kind":"Document","id":"UE27Q6c0","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportUpload_upload"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportUpload_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"unknownServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<CheckImportMutation, CheckImportMutationVariables>;
export const StartImportDocument = {"kind":"Document","id":"ioIkvt__","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportUpload_upload"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportUpload_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"unknownServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readAs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","id":"Zv6rPoLR","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultApiKeyLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow_key"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const ApiKeyUseDocument = {"kind":"Document","id":"pGKIELgG","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeyUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]}}]} as unknown as DocumentNode<ApiKeyUseQuery, ApiKeyUseQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","id":"HJy2CFrG","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow_key"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const UpdateApiKeyDocument = {"kind":"Document","id":"kHgoWWHm","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow_key"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>;
export const RotateApiKeyDocument = {"kind":"Document","id":"aiibmZLR","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow_key"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","id":"RWDTHBGw","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow_key"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"burst"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const EditedLegalTextDocument = {"kind":"Document","id":"K0ngNNbJ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<EditedLegalTextQuery, EditedLegalTextQueryVariables>;
export const LegalPreviewDocument = {"kind":"Document","id":"P5BDdgD-","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}}]}}]}}]} as unknown as DocumentNode<LegalPreviewQuery, LegalPreviewQueryVariables>;
export const SaveLegalTextDocument = {"kind":"Document","id":"jE4AR4l4","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SaveLegalTextMutation, SaveLegalTextMutationVariables>;
export const ResetLegalTextDocument = {"kind":"Document","id":"5g43oqcD","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResetLegalTextMutation, ResetLegalTextMutationVariables>;
export const AdminReviewsDocument = {"kind":"Document","id":"woAQsvgm","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rating"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReviewSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"rating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rating"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRows_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRows_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReviewConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_review"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<AdminReviewsQuery, AdminReviewsQueryVariables>;
export const ReviewsForFileDocument = {"kind":"Document","id":"5Ky5P6Rh","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewsForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rating"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReviewSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"rating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rating"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRows_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRows_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReviewConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_review"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<ReviewsForFileQuery, ReviewsForFileQueryVariables>;
export const ModerateReviewsDocument = {"kind":"Document","id":"mhIuRF_I","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModerateReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModerateReviewsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderateReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_review"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}}]}}]} as unknown as DocumentNode<ModerateReviewsMutation, ModerateReviewsMutationVariables>;
export const MailTemplatesDocument = {"kind":"Document","id":"NdJmApBi","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_template"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]} as unknown as DocumentNode<MailTemplatesQuery, MailTemplatesQueryVariables>;
export const UpdateMailTemplateDocument = {"kind":"Document","id":"gBbmrlyp","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMailTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_template"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]} as unknown as DocumentNode<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables>;
export const ResetMailTemplateDocument = {"kind":"Document","id":"C-6acjn2","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetMailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetMailTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetMailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateForm_template"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateForm_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]} as unknown as DocumentNode<ResetMailTemplateMutation, ResetMailTemplateMutationVariables>;
export const OutboxMailsDocument = {"kind":"Document","id":"SNULlDMr","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow_mail"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canSend"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OutboxMailsQuery, OutboxMailsQueryVariables>;
export const ChangeMailDocument = {"kind":"Document","id":"d41rnOXH","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow_mail"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ChangeMailMutation, ChangeMailMutationVariables>;
export const OfferedInvitationDocument = {"kind":"Document","id":"zMFq3s_D","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<OfferedInvitationQuery, OfferedInvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","id":"eHo3hnp9","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const PeopleDocument = {"kind":"Document","id":"8tumcy4I","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_person"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow_invitation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const SignInHistoryDocument = {"kind":"Document","id":"htwdr4v1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInRows_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInRows_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}}]}}]} as unknown as DocumentNode<SignInHistoryQuery, SignInHistoryQueryVariables>;
export const InviteUserDocument = {"kind":"Document","id":"38aO5vih","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow_invitation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const RenewInvitationDocument = {"kind":"Document","id":"zhslfrG6","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow_invitation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow_invitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<RenewInvitationMutation, RenewInvitationMutationVariables>;
export const WithdrawInvitationDocument = {"kind":"Document","id":"1fSbqHSd","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","id":"ggjW4QqT","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_person"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const DisableUserDocument = {"kind":"Document","id":"yyZXaAbu","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_person"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<DisableUserMutation, DisableUserMutationVariables>;
export const DeleteUserDocument = {"kind":"Document","id":"zFZO_lIY","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const PersonalDataDocument = {"kind":"Document","id":"AOKnu3h_","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMore"}},{"kind":"Field","name":{"kind":"Name","value":"alsoKnownBy"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const ExportPersonalDataDocument = {"kind":"Document","id":"fCM9mQ5Q","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPersonalDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ErasePersonalDataDocument = {"kind":"Document","id":"r5oNWWT1","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePersonalDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCount"}},{"kind":"Field","name":{"kind":"Name","value":"blankedCount"}},{"kind":"Field","name":{"kind":"Name","value":"retainedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const RedirectsDocument = {"kind":"Document","id":"d0KuTXN_","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redirects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fromPath"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isPermanent"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RedirectsQuery, RedirectsQueryVariables>;
export const CreateRedirectDocument = {"kind":"Document","id":"sm-G6y5W","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRedirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateRedirectMutation, CreateRedirectMutationVariables>;
export const UpdateRedirectDocument = {"kind":"Document","id":"Cq_c9ak6","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRedirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateRedirectMutation, UpdateRedirectMutationVariables>;
export const DeleteRedirectDocument = {"kind":"Document","id":"cjKcqyX8","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRedirectMutation, DeleteRedirectMutationVariables>;
export const ImportRedirectsDocument = {"kind":"Document","id":"X-akKFXZ","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportRedirects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRedirectsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRedirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ImportRedirectsMutation, ImportRedirectsMutationVariables>;
export const AdminStatsDocument = {"kind":"Document","id":"TjPH2S6e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]} as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;
export const SiteReportDocument = {"kind":"Document","id":"u77mTtyR","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"newSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"newReviews"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"newReviews"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emptySearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostViewed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scrapeYield"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}}]}}]}}]}}]} as unknown as DocumentNode<SiteReportQuery, SiteReportQueryVariables>;
export const PendingDocument = {"kind":"Document","id":"z76u2geu","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PendingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<PendingQuery, PendingQueryVariables>;
export const PendingForFileDocument = {"kind":"Document","id":"-qe6fjeb","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PendingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PendingForFileQuery, PendingForFileQueryVariables>;
export const PendingCountsDocument = {"kind":"Document","id":"wu8HveD1","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<PendingCountsQuery, PendingCountsQueryVariables>;
export const PendingCountsLiveDocument = {"kind":"Document","id":"w3RH2H2W","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PendingCountsLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<PendingCountsLiveSubscription, PendingCountsLiveSubscriptionVariables>;
export const DecisionsDocument = {"kind":"Document","id":"B6s3lp4t","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<DecisionsQuery, DecisionsQueryVariables>;
export const DecisionMailDocument = {"kind":"Document","id":"dJb3Y7jo","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DecisionMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PendingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"decisionMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}}]}}]}}]}}]} as unknown as DocumentNode<DecisionMailQuery, DecisionMailQueryVariables>;
export const PendingItemNowDocument = {"kind":"Document","id":"8gnusMCA","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingItemNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PendingKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<PendingItemNowQuery, PendingItemNowQueryVariables>;
export const DecideDocument = {"kind":"Document","id":"TeyxZXsM","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Decide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<DecideMutation, DecideMutationVariables>;
export const UndoDecisionDocument = {"kind":"Document","id":"Iyhwr-B9","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<UndoDecisionMutation, UndoDecisionMutationVariables>;
export const MarkMessageDocument = {"kind":"Document","id":"fVZg4Moi","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<MarkMessageMutation, MarkMessageMutationVariables>;
export const CreateSupplierFromRequestDocument = {"kind":"Document","id":"PBfJGFAw","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSupplierFromRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSupplierFromRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplierFromRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStats_figures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCount_count"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCard_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingTable_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recognisedBy"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStats_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"blogPosts"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"backlinks"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCount_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCard_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingTable_item"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelySuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSame"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<CreateSupplierFromRequestMutation, CreateSupplierFromRequestMutationVariables>;
export const SchedulesDocument = {"kind":"Document","id":"hs9VtgrM","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Schedules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFailed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isFailed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFailed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleRow_schedule"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsForm_limits"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scrapeSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleRow_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsForm_limits"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeLimits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"quietEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRequests"}},{"kind":"Field","name":{"kind":"Name","value":"requestsThisMonth"}}]}}]} as unknown as DocumentNode<SchedulesQuery, SchedulesQueryVariables>;
export const ScheduleSourcesDocument = {"kind":"Document","id":"vsE0fWfo","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<ScheduleSourcesQuery, ScheduleSourcesQueryVariables>;
export const CreateScheduleDocument = {"kind":"Document","id":"f2hHtWH5","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateScheduleMutation, CreateScheduleMutationVariables>;
export const UpdateScheduleDocument = {"kind":"Document","id":"Y4cJLd2c","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleRow_schedule"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleRow_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<UpdateScheduleMutation, UpdateScheduleMutationVariables>;
export const ChangeScheduleDocument = {"kind":"Document","id":"2r_RE8au","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleRow_schedule"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleRow_schedule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"locations"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<ChangeScheduleMutation, ChangeScheduleMutationVariables>;
export const UpdateScrapeLimitsDocument = {"kind":"Document","id":"cGVlq4oh","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateScrapeLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateScrapeLimitsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateScrapeLimits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsForm_limits"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsForm_limits"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeLimits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"quietEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRequests"}},{"kind":"Field","name":{"kind":"Name","value":"requestsThisMonth"}}]}}]} as unknown as DocumentNode<UpdateScrapeLimitsMutation, UpdateScrapeLimitsMutationVariables>;
export const ScraperStateDocument = {"kind":"Document","id":"1AJJglHg","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScraperState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_state"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"scrapeSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"currentDirectory"}},{"kind":"Field","name":{"kind":"Name","value":"processedDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"totalDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"processedSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"ratePerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"workers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"searchesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Found_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<ScraperStateQuery, ScraperStateQueryVariables>;
export const ScraperChangesDocument = {"kind":"Document","id":"IJitKyw3","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ScraperChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_state"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"currentDirectory"}},{"kind":"Field","name":{"kind":"Name","value":"processedDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"totalDirectories"}},{"kind":"Field","name":{"kind":"Name","value":"processedSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"ratePerMinute"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"workers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"searchesDone"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Found_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<ScraperChangesSubscription, ScraperChangesSubscriptionVariables>;
export const RunScraperDocument = {"kind":"Document","id":"P7QYdoJ6","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunScraper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunScraperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runScraper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<RunScraperMutation, RunScraperMutationVariables>;
export const ScrapeMapsDocument = {"kind":"Document","id":"vnC5Gmu7","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScrapeMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeMapsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<ScrapeMapsMutation, ScrapeMapsMutationVariables>;
export const BulkScrapeMapsDocument = {"kind":"Document","id":"ucfBW8te","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkScrapeMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkScrapeMapsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkScrapeMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>;
export const StopScraperDocument = {"kind":"Document","id":"LLNdi4o7","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopScraper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopScraper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<StopScraperMutation, StopScraperMutationVariables>;
export const ResumeScraperDocument = {"kind":"Document","id":"-fnhc2gU","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeScraper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeScraper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]} as unknown as DocumentNode<ResumeScraperMutation, ResumeScraperMutationVariables>;
export const PauseScrapeSourceDocument = {"kind":"Document","id":"JNe2iAac","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseScrapeSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseScrapeSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseScrapeSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_sources"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<PauseScrapeSourceMutation, PauseScrapeSourceMutationVariables>;
export const ResumeScrapeSourceDocument = {"kind":"Document","id":"NUFeVy7o","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeScrapeSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeScrapeSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeScrapeSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scraper_sources"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scraper_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScraperState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<ResumeScrapeSourceMutation, ResumeScrapeSourceMutationVariables>;
export const ScrapeStreamDocument = {"kind":"Document","id":"5q0t4ULt","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"latestFirst"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Found_listing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Found_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]} as unknown as DocumentNode<ScrapeStreamQuery, ScrapeStreamQueryVariables>;
export const ScrapeRunsDocument = {"kind":"Document","id":"1lybZdT6","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunHistory_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"lastChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeChange_change"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunHistory_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMetres"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"yieldPerPage"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ScrapeRunsQuery, ScrapeRunsQueryVariables>;
export const ScrapeRunsForFileDocument = {"kind":"Document","id":"smoTVV5I","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeRunsForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunHistory_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunHistory_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMetres"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pagesDone"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"enriched"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"yieldPerPage"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]} as unknown as DocumentNode<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables>;
export const ScrapeProblemsDocument = {"kind":"Document","id":"N-vZabSz","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ScrapeOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapeProblemsQuery, ScrapeProblemsQueryVariables>;
export const ScrapeListingsDocument = {"kind":"Document","id":"T4pvtpXu","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScrapeListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scrapeListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]}}]}}]} as unknown as DocumentNode<ScrapeListingsQuery, ScrapeListingsQueryVariables>;
export const ScraperSettingsDocument = {"kind":"Document","id":"m8pg6f5M","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScraperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scraperSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPlacesKey"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"isApprovalNeeded"}}]}}]}}]} as unknown as DocumentNode<ScraperSettingsQuery, ScraperSettingsQueryVariables>;
export const PreviewSupplierFromUrlDocument = {"kind":"Document","id":"fHerEKRk","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewSupplierFromUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewSupplierFromUrlInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSupplierFromUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"isWritten"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewSupplierFromUrlMutation, PreviewSupplierFromUrlMutationVariables>;
export const CreateSupplierFromUrlDocument = {"kind":"Document","id":"-jp-xvUG","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSupplierFromUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSupplierFromUrlInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplierFromUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSupplierFromUrlMutation, CreateSupplierFromUrlMutationVariables>;
export const SiteSettingsDocument = {"kind":"Document","id":"TYW9VArC","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColour"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailShown"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactAddress"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"xUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const SaveSiteSettingsDocument = {"kind":"Document","id":"FkOAiXaD","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColour"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailShown"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactAddress"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"xUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export const ExplainSearchDocument = {"kind":"Document","id":"OwQLXr4C","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMiles"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isExactlyNamed"}},{"kind":"Field","name":{"kind":"Name","value":"termsOnTopic"}},{"kind":"Field","name":{"kind":"Name","value":"termsElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"orderMiles"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainSearchQuery, ExplainSearchQueryVariables>;
export const FindSuppliersDocument = {"kind":"Document","id":"oeatjr-v","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntrySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTable_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<FindSuppliersQuery, FindSuppliersQueryVariables>;
export const SuppliersForFileDocument = {"kind":"Document","id":"Np_MPwPW","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuppliersForFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntrySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTable_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SuppliersForFileQuery, SuppliersForFileQueryVariables>;
export const EditedSupplierDocument = {"kind":"Document","id":"jXEehGGd","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<EditedSupplierQuery, EditedSupplierQueryVariables>;
export const UpdateSupplierDocument = {"kind":"Document","id":"UF1AOky2","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<UpdateSupplierMutation, UpdateSupplierMutationVariables>;
export const CreateVerificationDocument = {"kind":"Document","id":"jPD2mf45","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<CreateVerificationMutation, CreateVerificationMutationVariables>;
export const DeleteVerificationDocument = {"kind":"Document","id":"7S2vd49L","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<DeleteVerificationMutation, DeleteVerificationMutationVariables>;
export const SetSupplierPremiumDocument = {"kind":"Document","id":"hnB7ROxV","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSupplierPremium"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFeatured"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isFeatured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFeatured"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SetSupplierPremiumMutation, SetSupplierPremiumMutationVariables>;
export const FeatureSupplierDocument = {"kind":"Document","id":"CAzKJFNg","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeatureSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featuredUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isFeatured"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"featuredUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featuredUntil"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<FeatureSupplierMutation, FeatureSupplierMutationVariables>;
export const HideSupplierDocument = {"kind":"Document","id":"X6a1L707","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isHidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierEditor_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierEditor_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSupplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedSource"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<HideSupplierMutation, HideSupplierMutationVariables>;
export const DeleteSupplierDocument = {"kind":"Document","id":"q-hx2_Yf","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOnRequest"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isOnRequest"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOnRequest"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSupplierMutation, DeleteSupplierMutationVariables>;
export const OfficeTasksDocument = {"kind":"Document","id":"uQi0fnAG","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupAt"}},{"kind":"Field","name":{"kind":"Name","value":"databaseBytes"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isMore"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]} as unknown as DocumentNode<OfficeTasksQuery, OfficeTasksQueryVariables>;
export const WebhooksDocument = {"kind":"Document","id":"0nLJtXGj","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFailing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isFailing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFailing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","id":"qQeUalMo","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivered"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","id":"YB61Tu1o","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const ChangeWebhookDocument = {"kind":"Document","id":"BzujIsYn","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const ReplayWebhookDocument = {"kind":"Document","id":"shKqOgx8","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const AdsDocument = {"kind":"Document","id":"FINfCmN3","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"isTestMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"creativeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creativeLink"}},{"kind":"Field","name":{"kind":"Name","value":"creativeText"}}]}}]}}]} as unknown as DocumentNode<AdsQuery, AdsQueryVariables>;
export const BlogDocument = {"kind":"Document","id":"CDkkgn-V","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<BlogQuery, BlogQueryVariables>;
export const BlogTopicsDocument = {"kind":"Document","id":"wHS6cQLu","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCategories"}},{"kind":"Field","name":{"kind":"Name","value":"popularTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}]}]}}]} as unknown as DocumentNode<BlogTopicsQuery, BlogTopicsQueryVariables>;
export const BlogPostDocument = {"kind":"Document","id":"RKNImh4B","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"isIndexable"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<BlogPostQuery, BlogPostQueryVariables>;
export const CreateMessageDocument = {"kind":"Document","id":"X4ueMj8b","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMessageMutation, CreateMessageMutationVariables>;
export const AreaDocument = {"kind":"Document","id":"DSoazVqI","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Area"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"county"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"town"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"county"},"value":{"kind":"Variable","name":{"kind":"Name","value":"county"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"town"},"value":{"kind":"Variable","name":{"kind":"Name","value":"town"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}}]} as unknown as DocumentNode<AreaQuery, AreaQueryVariables>;
export const AreaPageStartDocument = {"kind":"Document","id":"bXnWhYsa","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AreaPageStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"county"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"town"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"county"},"value":{"kind":"Variable","name":{"kind":"Name","value":"county"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}},{"kind":"Argument","name":{"kind":"Name","value":"town"},"value":{"kind":"Variable","name":{"kind":"Name","value":"town"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pageCursor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}}]}]}}]}}]} as unknown as DocumentNode<AreaPageStartQuery, AreaPageStartQueryVariables>;
export const CountiesDocument = {"kind":"Document","id":"l5skaaZr","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<CountiesQuery, CountiesQueryVariables>;
export const CountyDocument = {"kind":"Document","id":"jcNyJScT","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"County"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"featuredSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featuredCount"}},{"kind":"Field","name":{"kind":"Name","value":"topSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"populationEstimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topCities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"advice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overviewHtml"}},{"kind":"Field","name":{"kind":"Name","value":"buyingGuideHtml"}},{"kind":"Field","name":{"kind":"Name","value":"localTrends"}},{"kind":"Field","name":{"kind":"Name","value":"localMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"weatherConsiderations"}},{"kind":"Field","name":{"kind":"Name","value":"seasonalRecommendations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spring"}},{"kind":"Field","name":{"kind":"Name","value":"summer"}},{"kind":"Field","name":{"kind":"Name","value":"autumn"}},{"kind":"Field","name":{"kind":"Name","value":"winter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighbours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}}]} as unknown as DocumentNode<CountyQuery, CountyQueryVariables>;
export const CountySuppliersDocument = {"kind":"Document","id":"5jtAmePC","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountySuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"service"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}}]} as unknown as DocumentNode<CountySuppliersQuery, CountySuppliersQueryVariables>;
export const CountyAddressDocument = {"kind":"Document","id":"H27COfvt","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountyAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}}]}}]}}]} as unknown as DocumentNode<CountyAddressQuery, CountyAddressQueryVariables>;
export const DirectoryDocument = {"kind":"Document","id":"C4CPqsGS","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Directory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"matchedServices"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Understood_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Understood_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}},{"kind":"Field","alias":{"kind":"Name","value":"droppedService"},"name":{"kind":"Name","value":"isServiceDropped"}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isPlaceFromWords"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isNearMe"}},{"kind":"Field","alias":{"kind":"Name","value":"openNow"},"name":{"kind":"Name","value":"isOpenNow"}},{"kind":"Field","name":{"kind":"Name","value":"minRating"}},{"kind":"Field","name":{"kind":"Name","value":"keepsUnrated"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMiles"}},{"kind":"Field","name":{"kind":"Name","value":"isRadiusLimited"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"misspeltPlace"}},{"kind":"Field","name":{"kind":"Name","value":"brandNote"}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<DirectoryQuery, DirectoryQueryVariables>;
export const FeaturedSuppliersDocument = {"kind":"Document","id":"XRc0PuWe","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedSuppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierCard_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLine"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}}]}}]} as unknown as DocumentNode<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>;
export const LatestPostsDocument = {"kind":"Document","id":"E5lC-C-H","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<LatestPostsQuery, LatestPostsQueryVariables>;
export const PopularLocationsDocument = {"kind":"Document","id":"HPOfx30I","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PopularLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popularLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]} as unknown as DocumentNode<PopularLocationsQuery, PopularLocationsQueryVariables>;
export const LegalTextDocument = {"kind":"Document","id":"I4Us6sf3","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}}]}}]}}]} as unknown as DocumentNode<LegalTextQuery, LegalTextQueryVariables>;
export const MapPageDocument = {"kind":"Document","id":"iMYiNwUt","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"matchedServices"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Understood_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Understood_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}},{"kind":"Field","alias":{"kind":"Name","value":"droppedService"},"name":{"kind":"Name","value":"isServiceDropped"}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isPlaceFromWords"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"isNearMe"}},{"kind":"Field","alias":{"kind":"Name","value":"openNow"},"name":{"kind":"Name","value":"isOpenNow"}},{"kind":"Field","name":{"kind":"Name","value":"minRating"}},{"kind":"Field","name":{"kind":"Name","value":"keepsUnrated"}},{"kind":"Field","name":{"kind":"Name","value":"radiusMiles"}},{"kind":"Field","name":{"kind":"Name","value":"isRadiusLimited"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"misspeltPlace"}},{"kind":"Field","name":{"kind":"Name","value":"brandNote"}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<MapPageQuery, MapPageQueryVariables>;
export const MapExtentDocument = {"kind":"Document","id":"xZBtHnoC","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapExtent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"west"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}}]}}]}}]}}]} as unknown as DocumentNode<MapExtentQuery, MapExtentQueryVariables>;
export const MapPictureDocument = {"kind":"Document","id":"olD8x3iy","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapBounds"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneZoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wide"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapBounds"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wideZoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"phone"},"name":{"kind":"Name","value":"supplierMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneZoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapPoint_point"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"wide"},"name":{"kind":"Name","value":"supplierMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wide"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wideZoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapPoint_point"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapStrip_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapPoint_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapPoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapStrip_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"serviceGroups"}}]}}]}}]}}]} as unknown as DocumentNode<MapPictureQuery, MapPictureQueryVariables>;
export const NearMeDocument = {"kind":"Document","id":"_bo7I_-2","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearMe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isTotalExact"}},{"kind":"Field","name":{"kind":"Name","value":"widenedToMiles"}}]}}]}}]} as unknown as DocumentNode<NearMeQuery, NearMeQueryVariables>;
export const SupplierMapDocument = {"kind":"Document","id":"Kr2UugxJ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapBounds"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isListed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapPoint_point"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isListed"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapStrip_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapPoint_point"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapPoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapStrip_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"serviceGroups"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierMapQuery, SupplierMapQueryVariables>;
export const BadgeDocument = {"kind":"Document","id":"FJaEHDi4","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Badge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<BadgeQuery, BadgeQueryVariables>;
export const WidgetCountiesDocument = {"kind":"Document","id":"nzz-F1MZ","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WidgetCounties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"urlName"}}]}}]}}]} as unknown as DocumentNode<WidgetCountiesQuery, WidgetCountiesQueryVariables>;
export const CreateReportDocument = {"kind":"Document","id":"gIOPeKss","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
export const SupplierProfileDocument = {"kind":"Document","id":"1zzx2hl8","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"namesakesBefore"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"countyUrlName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}},{"kind":"Field","name":{"kind":"Name","value":"bannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderPence"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"outsideRatings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"bestRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierReviews_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimilarSuppliers_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"ratingSpread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarSuppliers_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"tile"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}}]}}]}}]} as unknown as DocumentNode<SupplierProfileQuery, SupplierProfileQueryVariables>;
export const CreateRegistrationDocument = {"kind":"Document","id":"pcB2KA1Y","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateRegistrationMutation, CreateRegistrationMutationVariables>;
export const CreateListingRequestDocument = {"kind":"Document","id":"Psp8yubL","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateListingRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateListingRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createListingRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateListingRequestMutation, CreateListingRequestMutationVariables>;
export const CreateReviewDocument = {"kind":"Document","id":"qBx0Y6Db","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<CreateReviewMutation, CreateReviewMutationVariables>;
export const ReviewsDocument = {"kind":"Document","id":"N45UBvj9","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stars"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"stars"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stars"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReviewsQuery, ReviewsQueryVariables>;
export const SearchInsteadDocument = {"kind":"Document","id":"a9Sx3TIO","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchInstead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofPosts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofPosts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"droppedWords"}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofPosts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]}}]} as unknown as DocumentNode<SearchInsteadQuery, SearchInsteadQueryVariables>;
export const SuggestDocument = {"kind":"Document","id":"_bIdIcGh","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionType"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}}]}}]}}]} as unknown as DocumentNode<SuggestQuery, SuggestQueryVariables>;
export const RemotePictureDocument = {"kind":"Document","id":"ahUA_77e","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemotePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remotePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<RemotePictureQuery, RemotePictureQueryVariables>;
export const FetchPictureDocument = {"kind":"Document","id":"U_lRDlRI","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FetchPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<FetchPictureMutation, FetchPictureMutationVariables>;
export function useAdManagementQuery(options?: A.useQuery.Options<AdManagementQuery, AdManagementQueryVariables>): A.useQuery.Result<AdManagementQuery, AdManagementQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdManagementQuery(options: A.SkipToken | A.useQuery.Options<AdManagementQuery, AdManagementQueryVariables>): A.useQuery.Result<AdManagementQuery, AdManagementQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdManagementQueryVariables>>
export function useAdManagementQuery(options?: any): any { return useQuery(AdManagementDocument, options) }
export const useAdManagementLazyQuery = (options?: A.useLazyQuery.Options<AdManagementQuery, AdManagementQueryVariables>): A.useLazyQuery.ResultTuple<AdManagementQuery, AdManagementQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdManagementDocument, options)
export const useUpdateAdSettingsMutation = (options?: A.useMutation.Options<UpdateAdSettingsMutation, UpdateAdSettingsMutationVariables>): A.useMutation.ResultTuple<UpdateAdSettingsMutation, UpdateAdSettingsMutationVariables> => A.useMutation<UpdateAdSettingsMutation, UpdateAdSettingsMutationVariables>(UpdateAdSettingsDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateAdSettingsMutation, UpdateAdSettingsMutationVariables>
export const useCreateAdSlotMutation = (options?: A.useMutation.Options<CreateAdSlotMutation, CreateAdSlotMutationVariables>): A.useMutation.ResultTuple<CreateAdSlotMutation, CreateAdSlotMutationVariables> => A.useMutation<CreateAdSlotMutation, CreateAdSlotMutationVariables>(CreateAdSlotDocument, options ?? {}) as A.useMutation.ResultTuple<CreateAdSlotMutation, CreateAdSlotMutationVariables>
export const useUpdateAdSlotMutation = (options?: A.useMutation.Options<UpdateAdSlotMutation, UpdateAdSlotMutationVariables>): A.useMutation.ResultTuple<UpdateAdSlotMutation, UpdateAdSlotMutationVariables> => A.useMutation<UpdateAdSlotMutation, UpdateAdSlotMutationVariables>(UpdateAdSlotDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateAdSlotMutation, UpdateAdSlotMutationVariables>
export const useAuditRow_EntryFragment = (from: A.useFragment.Options<AuditRow_EntryFragment, never>['from']) =>
  useFragment({ fragment: AuditRow_EntryFragmentDoc, fragmentName: 'AuditRow_entry', from })
export function useAuditLogQuery(options?: A.useQuery.Options<AuditLogQuery, AuditLogQueryVariables>): A.useQuery.Result<AuditLogQuery, AuditLogQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAuditLogQuery(options: A.SkipToken | A.useQuery.Options<AuditLogQuery, AuditLogQueryVariables>): A.useQuery.Result<AuditLogQuery, AuditLogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditLogQueryVariables>>
export function useAuditLogQuery(options?: any): any { return useQuery(AuditLogDocument, options) }
export const useAuditLogLazyQuery = (options?: A.useLazyQuery.Options<AuditLogQuery, AuditLogQueryVariables>): A.useLazyQuery.ResultTuple<AuditLogQuery, AuditLogQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AuditLogDocument, options)
export function useAuditForFileQuery(options?: A.useQuery.Options<AuditForFileQuery, AuditForFileQueryVariables>): A.useQuery.Result<AuditForFileQuery, AuditForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAuditForFileQuery(options: A.SkipToken | A.useQuery.Options<AuditForFileQuery, AuditForFileQueryVariables>): A.useQuery.Result<AuditForFileQuery, AuditForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditForFileQueryVariables>>
export function useAuditForFileQuery(options?: any): any { return useQuery(AuditForFileDocument, options) }
export const useAuditForFileLazyQuery = (options?: A.useLazyQuery.Options<AuditForFileQuery, AuditForFileQueryVariables>): A.useLazyQuery.ResultTuple<AuditForFileQuery, AuditForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AuditForFileDocument, options)
export function useAuditChoicesQuery(options?: A.useQuery.Options<AuditChoicesQuery, AuditChoicesQueryVariables>): A.useQuery.Result<AuditChoicesQuery, AuditChoicesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAuditChoicesQuery(options: A.SkipToken | A.useQuery.Options<AuditChoicesQuery, AuditChoicesQueryVariables>): A.useQuery.Result<AuditChoicesQuery, AuditChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditChoicesQueryVariables>>
export function useAuditChoicesQuery(options?: any): any { return useQuery(AuditChoicesDocument, options) }
export const useAuditChoicesLazyQuery = (options?: A.useLazyQuery.Options<AuditChoicesQuery, AuditChoicesQueryVariables>): A.useLazyQuery.ResultTuple<AuditChoicesQuery, AuditChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AuditChoicesDocument, options)
export function useMySessionsQuery(options?: A.useQuery.Options<MySessionsQuery, MySessionsQueryVariables>): A.useQuery.Result<MySessionsQuery, MySessionsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMySessionsQuery(options: A.SkipToken | A.useQuery.Options<MySessionsQuery, MySessionsQueryVariables>): A.useQuery.Result<MySessionsQuery, MySessionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MySessionsQueryVariables>>
export function useMySessionsQuery(options?: any): any { return useQuery(MySessionsDocument, options) }
export const useMySessionsLazyQuery = (options?: A.useLazyQuery.Options<MySessionsQuery, MySessionsQueryVariables>): A.useLazyQuery.ResultTuple<MySessionsQuery, MySessionsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MySessionsDocument, options)
export const useEndSessionMutation = (options?: A.useMutation.Options<EndSessionMutation, EndSessionMutationVariables>): A.useMutation.ResultTuple<EndSessionMutation, EndSessionMutationVariables> => A.useMutation<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, options ?? {}) as A.useMutation.ResultTuple<EndSessionMutation, EndSessionMutationVariables>
export const useEndOtherSessionsMutation = (options?: A.useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>): A.useMutation.ResultTuple<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> => A.useMutation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, options ?? {}) as A.useMutation.ResultTuple<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>
export function useMyNoticesQuery(options?: A.useQuery.Options<MyNoticesQuery, MyNoticesQueryVariables>): A.useQuery.Result<MyNoticesQuery, MyNoticesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMyNoticesQuery(options: A.SkipToken | A.useQuery.Options<MyNoticesQuery, MyNoticesQueryVariables>): A.useQuery.Result<MyNoticesQuery, MyNoticesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MyNoticesQueryVariables>>
export function useMyNoticesQuery(options?: any): any { return useQuery(MyNoticesDocument, options) }
export const useMyNoticesLazyQuery = (options?: A.useLazyQuery.Options<MyNoticesQuery, MyNoticesQueryVariables>): A.useLazyQuery.ResultTuple<MyNoticesQuery, MyNoticesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MyNoticesDocument, options)
export const useNoticesForm_SettingsFragment = (from: A.useFragment.Options<NoticesForm_SettingsFragment, never>['from']) =>
  useFragment({ fragment: NoticesForm_SettingsFragmentDoc, fragmentName: 'NoticesForm_settings', from })
export const useUpdateMyNoticesMutation = (options?: A.useMutation.Options<UpdateMyNoticesMutation, UpdateMyNoticesMutationVariables>): A.useMutation.ResultTuple<UpdateMyNoticesMutation, UpdateMyNoticesMutationVariables> => A.useMutation<UpdateMyNoticesMutation, UpdateMyNoticesMutationVariables>(UpdateMyNoticesDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateMyNoticesMutation, UpdateMyNoticesMutationVariables>
export function useMySignInsQuery(options?: A.useQuery.Options<MySignInsQuery, MySignInsQueryVariables>): A.useQuery.Result<MySignInsQuery, MySignInsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMySignInsQuery(options: A.SkipToken | A.useQuery.Options<MySignInsQuery, MySignInsQueryVariables>): A.useQuery.Result<MySignInsQuery, MySignInsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MySignInsQueryVariables>>
export function useMySignInsQuery(options?: any): any { return useQuery(MySignInsDocument, options) }
export const useMySignInsLazyQuery = (options?: A.useLazyQuery.Options<MySignInsQuery, MySignInsQueryVariables>): A.useLazyQuery.ResultTuple<MySignInsQuery, MySignInsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MySignInsDocument, options)
export const useSignInRows_EntryFragment = (from: A.useFragment.Options<SignInRows_EntryFragment, never>['from']) =>
  useFragment({ fragment: SignInRows_EntryFragmentDoc, fragmentName: 'SignInRows_entry', from })
export function useMyEmailQuery(options?: A.useQuery.Options<MyEmailQuery, MyEmailQueryVariables>): A.useQuery.Result<MyEmailQuery, MyEmailQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMyEmailQuery(options: A.SkipToken | A.useQuery.Options<MyEmailQuery, MyEmailQueryVariables>): A.useQuery.Result<MyEmailQuery, MyEmailQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MyEmailQueryVariables>>
export function useMyEmailQuery(options?: any): any { return useQuery(MyEmailDocument, options) }
export const useMyEmailLazyQuery = (options?: A.useLazyQuery.Options<MyEmailQuery, MyEmailQueryVariables>): A.useLazyQuery.ResultTuple<MyEmailQuery, MyEmailQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MyEmailDocument, options)
export const useEmailForm_EmailFragment = (from: A.useFragment.Options<EmailForm_EmailFragment, never>['from']) =>
  useFragment({ fragment: EmailForm_EmailFragmentDoc, fragmentName: 'EmailForm_email', from })
export const useUpdateOwnEmailMutation = (options?: A.useMutation.Options<UpdateOwnEmailMutation, UpdateOwnEmailMutationVariables>): A.useMutation.ResultTuple<UpdateOwnEmailMutation, UpdateOwnEmailMutationVariables> => A.useMutation<UpdateOwnEmailMutation, UpdateOwnEmailMutationVariables>(UpdateOwnEmailDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateOwnEmailMutation, UpdateOwnEmailMutationVariables>
export const useVerifyEmailMutation = (options?: A.useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>): A.useMutation.ResultTuple<VerifyEmailMutation, VerifyEmailMutationVariables> => A.useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options ?? {}) as A.useMutation.ResultTuple<VerifyEmailMutation, VerifyEmailMutationVariables>
export function useSignedInUsersQuery(options?: A.useQuery.Options<SignedInUsersQuery, SignedInUsersQueryVariables>): A.useQuery.Result<SignedInUsersQuery, SignedInUsersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSignedInUsersQuery(options: A.SkipToken | A.useQuery.Options<SignedInUsersQuery, SignedInUsersQueryVariables>): A.useQuery.Result<SignedInUsersQuery, SignedInUsersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SignedInUsersQueryVariables>>
export function useSignedInUsersQuery(options?: any): any { return useQuery(SignedInUsersDocument, options) }
export const useSignedInUsersLazyQuery = (options?: A.useLazyQuery.Options<SignedInUsersQuery, SignedInUsersQueryVariables>): A.useLazyQuery.ResultTuple<SignedInUsersQuery, SignedInUsersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SignedInUsersDocument, options)
export const useEndUserSessionsMutation = (options?: A.useMutation.Options<EndUserSessionsMutation, EndUserSessionsMutationVariables>): A.useMutation.ResultTuple<EndUserSessionsMutation, EndUserSessionsMutationVariables> => A.useMutation<EndUserSessionsMutation, EndUserSessionsMutationVariables>(EndUserSessionsDocument, options ?? {}) as A.useMutation.ResultTuple<EndUserSessionsMutation, EndUserSessionsMutationVariables>
export function useAccountNeedQuery(options?: A.useQuery.Options<AccountNeedQuery, AccountNeedQueryVariables>): A.useQuery.Result<AccountNeedQuery, AccountNeedQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAccountNeedQuery(options: A.SkipToken | A.useQuery.Options<AccountNeedQuery, AccountNeedQueryVariables>): A.useQuery.Result<AccountNeedQuery, AccountNeedQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AccountNeedQueryVariables>>
export function useAccountNeedQuery(options?: any): any { return useQuery(AccountNeedDocument, options) }
export const useAccountNeedLazyQuery = (options?: A.useLazyQuery.Options<AccountNeedQuery, AccountNeedQueryVariables>): A.useLazyQuery.ResultTuple<AccountNeedQuery, AccountNeedQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AccountNeedDocument, options)
export const useUpdatePasswordMutation = (options?: A.useMutation.Options<UpdatePasswordMutation, UpdatePasswordMutationVariables>): A.useMutation.ResultTuple<UpdatePasswordMutation, UpdatePasswordMutationVariables> => A.useMutation<UpdatePasswordMutation, UpdatePasswordMutationVariables>(UpdatePasswordDocument, options ?? {}) as A.useMutation.ResultTuple<UpdatePasswordMutation, UpdatePasswordMutationVariables>
export function useMySecondFactorQuery(options?: A.useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>): A.useQuery.Result<MySecondFactorQuery, MySecondFactorQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMySecondFactorQuery(options: A.SkipToken | A.useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>): A.useQuery.Result<MySecondFactorQuery, MySecondFactorQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MySecondFactorQueryVariables>>
export function useMySecondFactorQuery(options?: any): any { return useQuery(MySecondFactorDocument, options) }
export const useMySecondFactorLazyQuery = (options?: A.useLazyQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>): A.useLazyQuery.ResultTuple<MySecondFactorQuery, MySecondFactorQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MySecondFactorDocument, options)
export const useCreateSecondFactorMutation = (options?: A.useMutation.Options<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>): A.useMutation.ResultTuple<CreateSecondFactorMutation, CreateSecondFactorMutationVariables> => A.useMutation<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>(CreateSecondFactorDocument, options ?? {}) as A.useMutation.ResultTuple<CreateSecondFactorMutation, CreateSecondFactorMutationVariables>
export const useEnableSecondFactorMutation = (options?: A.useMutation.Options<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>): A.useMutation.ResultTuple<EnableSecondFactorMutation, EnableSecondFactorMutationVariables> => A.useMutation<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>(EnableSecondFactorDocument, options ?? {}) as A.useMutation.ResultTuple<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>
export const useRenewRecoveryCodesMutation = (options?: A.useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>): A.useMutation.ResultTuple<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> => A.useMutation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(RenewRecoveryCodesDocument, options ?? {}) as A.useMutation.ResultTuple<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>
export const useDeleteSecondFactorMutation = (options?: A.useMutation.Options<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>): A.useMutation.ResultTuple<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables> => A.useMutation<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>(DeleteSecondFactorDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteSecondFactorMutation, DeleteSecondFactorMutationVariables>
export const useSignInMutation = (options?: A.useMutation.Options<SignInMutation, SignInMutationVariables>): A.useMutation.ResultTuple<SignInMutation, SignInMutationVariables> => A.useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options ?? {}) as A.useMutation.ResultTuple<SignInMutation, SignInMutationVariables>
export const useSignOutMutation = (options?: A.useMutation.Options<SignOutMutation, SignOutMutationVariables>): A.useMutation.ResultTuple<SignOutMutation, SignOutMutationVariables> => A.useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options ?? {}) as A.useMutation.ResultTuple<SignOutMutation, SignOutMutationVariables>
export const useBacklink_RowFragment = (from: A.useFragment.Options<Backlink_RowFragment, never>['from']) =>
  useFragment({ fragment: Backlink_RowFragmentDoc, fragmentName: 'Backlink_row', from })
export function useBacklinksQuery(options?: A.useQuery.Options<BacklinksQuery, BacklinksQueryVariables>): A.useQuery.Result<BacklinksQuery, BacklinksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBacklinksQuery(options: A.SkipToken | A.useQuery.Options<BacklinksQuery, BacklinksQueryVariables>): A.useQuery.Result<BacklinksQuery, BacklinksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BacklinksQueryVariables>>
export function useBacklinksQuery(options?: any): any { return useQuery(BacklinksDocument, options) }
export const useBacklinksLazyQuery = (options?: A.useLazyQuery.Options<BacklinksQuery, BacklinksQueryVariables>): A.useLazyQuery.ResultTuple<BacklinksQuery, BacklinksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BacklinksDocument, options)
export function useBacklinksForFileQuery(options?: A.useQuery.Options<BacklinksForFileQuery, BacklinksForFileQueryVariables>): A.useQuery.Result<BacklinksForFileQuery, BacklinksForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBacklinksForFileQuery(options: A.SkipToken | A.useQuery.Options<BacklinksForFileQuery, BacklinksForFileQueryVariables>): A.useQuery.Result<BacklinksForFileQuery, BacklinksForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BacklinksForFileQueryVariables>>
export function useBacklinksForFileQuery(options?: any): any { return useQuery(BacklinksForFileDocument, options) }
export const useBacklinksForFileLazyQuery = (options?: A.useLazyQuery.Options<BacklinksForFileQuery, BacklinksForFileQueryVariables>): A.useLazyQuery.ResultTuple<BacklinksForFileQuery, BacklinksForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BacklinksForFileDocument, options)
export const useCreateBacklinkMutation = (options?: A.useMutation.Options<CreateBacklinkMutation, CreateBacklinkMutationVariables>): A.useMutation.ResultTuple<CreateBacklinkMutation, CreateBacklinkMutationVariables> => A.useMutation<CreateBacklinkMutation, CreateBacklinkMutationVariables>(CreateBacklinkDocument, options ?? {}) as A.useMutation.ResultTuple<CreateBacklinkMutation, CreateBacklinkMutationVariables>
export const useUpdateBacklinkMutation = (options?: A.useMutation.Options<UpdateBacklinkMutation, UpdateBacklinkMutationVariables>): A.useMutation.ResultTuple<UpdateBacklinkMutation, UpdateBacklinkMutationVariables> => A.useMutation<UpdateBacklinkMutation, UpdateBacklinkMutationVariables>(UpdateBacklinkDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateBacklinkMutation, UpdateBacklinkMutationVariables>
export const usePostRow_PostFragment = (from: A.useFragment.Options<PostRow_PostFragment, never>['from']) =>
  useFragment({ fragment: PostRow_PostFragmentDoc, fragmentName: 'PostRow_post', from })
export function useAllPostsQuery(options?: A.useQuery.Options<AllPostsQuery, AllPostsQueryVariables>): A.useQuery.Result<AllPostsQuery, AllPostsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAllPostsQuery(options: A.SkipToken | A.useQuery.Options<AllPostsQuery, AllPostsQueryVariables>): A.useQuery.Result<AllPostsQuery, AllPostsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AllPostsQueryVariables>>
export function useAllPostsQuery(options?: any): any { return useQuery(AllPostsDocument, options) }
export const useAllPostsLazyQuery = (options?: A.useLazyQuery.Options<AllPostsQuery, AllPostsQueryVariables>): A.useLazyQuery.ResultTuple<AllPostsQuery, AllPostsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AllPostsDocument, options)
export function usePostsForFileQuery(options?: A.useQuery.Options<PostsForFileQuery, PostsForFileQueryVariables>): A.useQuery.Result<PostsForFileQuery, PostsForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePostsForFileQuery(options: A.SkipToken | A.useQuery.Options<PostsForFileQuery, PostsForFileQueryVariables>): A.useQuery.Result<PostsForFileQuery, PostsForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PostsForFileQueryVariables>>
export function usePostsForFileQuery(options?: any): any { return useQuery(PostsForFileDocument, options) }
export const usePostsForFileLazyQuery = (options?: A.useLazyQuery.Options<PostsForFileQuery, PostsForFileQueryVariables>): A.useLazyQuery.ResultTuple<PostsForFileQuery, PostsForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PostsForFileDocument, options)
export const usePostEditor_PostFragment = (from: A.useFragment.Options<PostEditor_PostFragment, never>['from']) =>
  useFragment({ fragment: PostEditor_PostFragmentDoc, fragmentName: 'PostEditor_post', from })
export function useEditedPostQuery(options: A.useQuery.Options<EditedPostQuery, EditedPostQueryVariables>): A.useQuery.Result<EditedPostQuery, EditedPostQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useEditedPostQuery(options: A.SkipToken | A.useQuery.Options<EditedPostQuery, EditedPostQueryVariables>): A.useQuery.Result<EditedPostQuery, EditedPostQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditedPostQueryVariables>>
export function useEditedPostQuery(options: any): any { return useQuery(EditedPostDocument, options) }
export const useEditedPostLazyQuery = (options?: A.useLazyQuery.Options<EditedPostQuery, EditedPostQueryVariables>): A.useLazyQuery.ResultTuple<EditedPostQuery, EditedPostQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(EditedPostDocument, options)
export function usePostPreviewQuery(options: A.useQuery.Options<PostPreviewQuery, PostPreviewQueryVariables>): A.useQuery.Result<PostPreviewQuery, PostPreviewQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePostPreviewQuery(options: A.SkipToken | A.useQuery.Options<PostPreviewQuery, PostPreviewQueryVariables>): A.useQuery.Result<PostPreviewQuery, PostPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PostPreviewQueryVariables>>
export function usePostPreviewQuery(options: any): any { return useQuery(PostPreviewDocument, options) }
export const usePostPreviewLazyQuery = (options?: A.useLazyQuery.Options<PostPreviewQuery, PostPreviewQueryVariables>): A.useLazyQuery.ResultTuple<PostPreviewQuery, PostPreviewQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PostPreviewDocument, options)
export const useCreatePostMutation = (options?: A.useMutation.Options<CreatePostMutation, CreatePostMutationVariables>): A.useMutation.ResultTuple<CreatePostMutation, CreatePostMutationVariables> => A.useMutation<CreatePostMutation, CreatePostMutationVariables>(CreatePostDocument, options ?? {}) as A.useMutation.ResultTuple<CreatePostMutation, CreatePostMutationVariables>
export const useUpdatePostMutation = (options?: A.useMutation.Options<UpdatePostMutation, UpdatePostMutationVariables>): A.useMutation.ResultTuple<UpdatePostMutation, UpdatePostMutationVariables> => A.useMutation<UpdatePostMutation, UpdatePostMutationVariables>(UpdatePostDocument, options ?? {}) as A.useMutation.ResultTuple<UpdatePostMutation, UpdatePostMutationVariables>
export const useDeletePostMutation = (options?: A.useMutation.Options<DeletePostMutation, DeletePostMutationVariables>): A.useMutation.ResultTuple<DeletePostMutation, DeletePostMutationVariables> => A.useMutation<DeletePostMutation, DeletePostMutationVariables>(DeletePostDocument, options ?? {}) as A.useMutation.ResultTuple<DeletePostMutation, DeletePostMutationVariables>
export const usePublishPostMutation = (options?: A.useMutation.Options<PublishPostMutation, PublishPostMutationVariables>): A.useMutation.ResultTuple<PublishPostMutation, PublishPostMutationVariables> => A.useMutation<PublishPostMutation, PublishPostMutationVariables>(PublishPostDocument, options ?? {}) as A.useMutation.ResultTuple<PublishPostMutation, PublishPostMutationVariables>
export function useDuplicatesQuery(options: A.useQuery.Options<DuplicatesQuery, DuplicatesQueryVariables>): A.useQuery.Result<DuplicatesQuery, DuplicatesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDuplicatesQuery(options: A.SkipToken | A.useQuery.Options<DuplicatesQuery, DuplicatesQueryVariables>): A.useQuery.Result<DuplicatesQuery, DuplicatesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DuplicatesQueryVariables>>
export function useDuplicatesQuery(options: any): any { return useQuery(DuplicatesDocument, options) }
export const useDuplicatesLazyQuery = (options?: A.useLazyQuery.Options<DuplicatesQuery, DuplicatesQueryVariables>): A.useLazyQuery.ResultTuple<DuplicatesQuery, DuplicatesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DuplicatesDocument, options)
export function useDuplicateRunQuery(options?: A.useQuery.Options<DuplicateRunQuery, DuplicateRunQueryVariables>): A.useQuery.Result<DuplicateRunQuery, DuplicateRunQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDuplicateRunQuery(options: A.SkipToken | A.useQuery.Options<DuplicateRunQuery, DuplicateRunQueryVariables>): A.useQuery.Result<DuplicateRunQuery, DuplicateRunQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DuplicateRunQueryVariables>>
export function useDuplicateRunQuery(options?: any): any { return useQuery(DuplicateRunDocument, options) }
export const useDuplicateRunLazyQuery = (options?: A.useLazyQuery.Options<DuplicateRunQuery, DuplicateRunQueryVariables>): A.useLazyQuery.ResultTuple<DuplicateRunQuery, DuplicateRunQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DuplicateRunDocument, options)
export const useCompareAllSuppliersMutation = (options?: A.useMutation.Options<CompareAllSuppliersMutation, CompareAllSuppliersMutationVariables>): A.useMutation.ResultTuple<CompareAllSuppliersMutation, CompareAllSuppliersMutationVariables> => A.useMutation<CompareAllSuppliersMutation, CompareAllSuppliersMutationVariables>(CompareAllSuppliersDocument, options ?? {}) as A.useMutation.ResultTuple<CompareAllSuppliersMutation, CompareAllSuppliersMutationVariables>
export function useDuplicateFieldsQuery(options: A.useQuery.Options<DuplicateFieldsQuery, DuplicateFieldsQueryVariables>): A.useQuery.Result<DuplicateFieldsQuery, DuplicateFieldsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDuplicateFieldsQuery(options: A.SkipToken | A.useQuery.Options<DuplicateFieldsQuery, DuplicateFieldsQueryVariables>): A.useQuery.Result<DuplicateFieldsQuery, DuplicateFieldsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DuplicateFieldsQueryVariables>>
export function useDuplicateFieldsQuery(options: any): any { return useQuery(DuplicateFieldsDocument, options) }
export const useDuplicateFieldsLazyQuery = (options?: A.useLazyQuery.Options<DuplicateFieldsQuery, DuplicateFieldsQueryVariables>): A.useLazyQuery.ResultTuple<DuplicateFieldsQuery, DuplicateFieldsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DuplicateFieldsDocument, options)
export const useDuplicateFields_SupplierFragment = (from: A.useFragment.Options<DuplicateFields_SupplierFragment, never>['from']) =>
  useFragment({ fragment: DuplicateFields_SupplierFragmentDoc, fragmentName: 'DuplicateFields_supplier', from })
export const useMergeDuplicatesMutation = (options?: A.useMutation.Options<MergeDuplicatesMutation, MergeDuplicatesMutationVariables>): A.useMutation.ResultTuple<MergeDuplicatesMutation, MergeDuplicatesMutationVariables> => A.useMutation<MergeDuplicatesMutation, MergeDuplicatesMutationVariables>(MergeDuplicatesDocument, options ?? {}) as A.useMutation.ResultTuple<MergeDuplicatesMutation, MergeDuplicatesMutationVariables>
export const useDismissDuplicatePairMutation = (options?: A.useMutation.Options<DismissDuplicatePairMutation, DismissDuplicatePairMutationVariables>): A.useMutation.ResultTuple<DismissDuplicatePairMutation, DismissDuplicatePairMutationVariables> => A.useMutation<DismissDuplicatePairMutation, DismissDuplicatePairMutationVariables>(DismissDuplicatePairDocument, options ?? {}) as A.useMutation.ResultTuple<DismissDuplicatePairMutation, DismissDuplicatePairMutationVariables>
export function useRecentMergesQuery(options?: A.useQuery.Options<RecentMergesQuery, RecentMergesQueryVariables>): A.useQuery.Result<RecentMergesQuery, RecentMergesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useRecentMergesQuery(options: A.SkipToken | A.useQuery.Options<RecentMergesQuery, RecentMergesQueryVariables>): A.useQuery.Result<RecentMergesQuery, RecentMergesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RecentMergesQueryVariables>>
export function useRecentMergesQuery(options?: any): any { return useQuery(RecentMergesDocument, options) }
export const useRecentMergesLazyQuery = (options?: A.useLazyQuery.Options<RecentMergesQuery, RecentMergesQueryVariables>): A.useLazyQuery.ResultTuple<RecentMergesQuery, RecentMergesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(RecentMergesDocument, options)
export const useRevertMergeMutation = (options?: A.useMutation.Options<RevertMergeMutation, RevertMergeMutationVariables>): A.useMutation.ResultTuple<RevertMergeMutation, RevertMergeMutationVariables> => A.useMutation<RevertMergeMutation, RevertMergeMutationVariables>(RevertMergeDocument, options ?? {}) as A.useMutation.ResultTuple<RevertMergeMutation, RevertMergeMutationVariables>
export function useBackupFailureQuery(options?: A.useQuery.Options<BackupFailureQuery, BackupFailureQueryVariables>): A.useQuery.Result<BackupFailureQuery, BackupFailureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBackupFailureQuery(options: A.SkipToken | A.useQuery.Options<BackupFailureQuery, BackupFailureQueryVariables>): A.useQuery.Result<BackupFailureQuery, BackupFailureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BackupFailureQueryVariables>>
export function useBackupFailureQuery(options?: any): any { return useQuery(BackupFailureDocument, options) }
export const useBackupFailureLazyQuery = (options?: A.useLazyQuery.Options<BackupFailureQuery, BackupFailureQueryVariables>): A.useLazyQuery.ResultTuple<BackupFailureQuery, BackupFailureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BackupFailureDocument, options)
export function useMeQuery(options?: A.useQuery.Options<MeQuery, MeQueryVariables>): A.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMeQuery(options: A.SkipToken | A.useQuery.Options<MeQuery, MeQueryVariables>): A.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MeQueryVariables>>
export function useMeQuery(options?: any): any { return useQuery(MeDocument, options) }
export const useMeLazyQuery = (options?: A.useLazyQuery.Options<MeQuery, MeQueryVariables>): A.useLazyQuery.ResultTuple<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MeDocument, options)
export function useOfficeSuppliersQuery(options: A.useQuery.Options<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>): A.useQuery.Result<OfficeSuppliersQuery, OfficeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOfficeSuppliersQuery(options: A.SkipToken | A.useQuery.Options<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>): A.useQuery.Result<OfficeSuppliersQuery, OfficeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfficeSuppliersQueryVariables>>
export function useOfficeSuppliersQuery(options: any): any { return useQuery(OfficeSuppliersDocument, options) }
export const useOfficeSuppliersLazyQuery = (options?: A.useLazyQuery.Options<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<OfficeSuppliersQuery, OfficeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OfficeSuppliersDocument, options)
export function useSupplierListFailureQuery(options?: A.useQuery.Options<SupplierListFailureQuery, SupplierListFailureQueryVariables>): A.useQuery.Result<SupplierListFailureQuery, SupplierListFailureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierListFailureQuery(options: A.SkipToken | A.useQuery.Options<SupplierListFailureQuery, SupplierListFailureQueryVariables>): A.useQuery.Result<SupplierListFailureQuery, SupplierListFailureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierListFailureQueryVariables>>
export function useSupplierListFailureQuery(options?: any): any { return useQuery(SupplierListFailureDocument, options) }
export const useSupplierListFailureLazyQuery = (options?: A.useLazyQuery.Options<SupplierListFailureQuery, SupplierListFailureQueryVariables>): A.useLazyQuery.ResultTuple<SupplierListFailureQuery, SupplierListFailureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierListFailureDocument, options)
export function usePausedWebhooksQuery(options?: A.useQuery.Options<PausedWebhooksQuery, PausedWebhooksQueryVariables>): A.useQuery.Result<PausedWebhooksQuery, PausedWebhooksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePausedWebhooksQuery(options: A.SkipToken | A.useQuery.Options<PausedWebhooksQuery, PausedWebhooksQueryVariables>): A.useQuery.Result<PausedWebhooksQuery, PausedWebhooksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PausedWebhooksQueryVariables>>
export function usePausedWebhooksQuery(options?: any): any { return useQuery(PausedWebhooksDocument, options) }
export const usePausedWebhooksLazyQuery = (options?: A.useLazyQuery.Options<PausedWebhooksQuery, PausedWebhooksQueryVariables>): A.useLazyQuery.ResultTuple<PausedWebhooksQuery, PausedWebhooksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PausedWebhooksDocument, options)
export const useGoingLiveStepsFragment = (from: A.useFragment.Options<GoingLiveStepsFragment, never>['from']) =>
  useFragment({ fragment: GoingLiveStepsFragmentDoc, fragmentName: 'GoingLiveSteps', from })
export function useGoingLiveQuery(options?: A.useQuery.Options<GoingLiveQuery, GoingLiveQueryVariables>): A.useQuery.Result<GoingLiveQuery, GoingLiveQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useGoingLiveQuery(options: A.SkipToken | A.useQuery.Options<GoingLiveQuery, GoingLiveQueryVariables>): A.useQuery.Result<GoingLiveQuery, GoingLiveQueryVariables, 'empty' | 'complete' | 'streaming', Partial<GoingLiveQueryVariables>>
export function useGoingLiveQuery(options?: any): any { return useQuery(GoingLiveDocument, options) }
export const useGoingLiveLazyQuery = (options?: A.useLazyQuery.Options<GoingLiveQuery, GoingLiveQueryVariables>): A.useLazyQuery.ResultTuple<GoingLiveQuery, GoingLiveQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(GoingLiveDocument, options)
export const useConfirmGoingLiveStepMutation = (options?: A.useMutation.Options<ConfirmGoingLiveStepMutation, ConfirmGoingLiveStepMutationVariables>): A.useMutation.ResultTuple<ConfirmGoingLiveStepMutation, ConfirmGoingLiveStepMutationVariables> => A.useMutation<ConfirmGoingLiveStepMutation, ConfirmGoingLiveStepMutationVariables>(ConfirmGoingLiveStepDocument, options ?? {}) as A.useMutation.ResultTuple<ConfirmGoingLiveStepMutation, ConfirmGoingLiveStepMutationVariables>
export const useDeleteDemoDataMutation = (options?: A.useMutation.Options<DeleteDemoDataMutation, DeleteDemoDataMutationVariables>): A.useMutation.ResultTuple<DeleteDemoDataMutation, DeleteDemoDataMutationVariables> => A.useMutation<DeleteDemoDataMutation, DeleteDemoDataMutationVariables>(DeleteDemoDataDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteDemoDataMutation, DeleteDemoDataMutationVariables>
export const useSendTestMailMutation = (options?: A.useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>): A.useMutation.ResultTuple<SendTestMailMutation, SendTestMailMutationVariables> => A.useMutation<SendTestMailMutation, SendTestMailMutationVariables>(SendTestMailDocument, options ?? {}) as A.useMutation.ResultTuple<SendTestMailMutation, SendTestMailMutationVariables>
export function useAllGuidesQuery(options?: A.useQuery.Options<AllGuidesQuery, AllGuidesQueryVariables>): A.useQuery.Result<AllGuidesQuery, AllGuidesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAllGuidesQuery(options: A.SkipToken | A.useQuery.Options<AllGuidesQuery, AllGuidesQueryVariables>): A.useQuery.Result<AllGuidesQuery, AllGuidesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AllGuidesQueryVariables>>
export function useAllGuidesQuery(options?: any): any { return useQuery(AllGuidesDocument, options) }
export const useAllGuidesLazyQuery = (options?: A.useLazyQuery.Options<AllGuidesQuery, AllGuidesQueryVariables>): A.useLazyQuery.ResultTuple<AllGuidesQuery, AllGuidesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AllGuidesDocument, options)
export const useGuideEditor_GuideFragment = (from: A.useFragment.Options<GuideEditor_GuideFragment, never>['from']) =>
  useFragment({ fragment: GuideEditor_GuideFragmentDoc, fragmentName: 'GuideEditor_guide', from })
export function useEditedGuideQuery(options: A.useQuery.Options<EditedGuideQuery, EditedGuideQueryVariables>): A.useQuery.Result<EditedGuideQuery, EditedGuideQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useEditedGuideQuery(options: A.SkipToken | A.useQuery.Options<EditedGuideQuery, EditedGuideQueryVariables>): A.useQuery.Result<EditedGuideQuery, EditedGuideQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditedGuideQueryVariables>>
export function useEditedGuideQuery(options: any): any { return useQuery(EditedGuideDocument, options) }
export const useEditedGuideLazyQuery = (options?: A.useLazyQuery.Options<EditedGuideQuery, EditedGuideQueryVariables>): A.useLazyQuery.ResultTuple<EditedGuideQuery, EditedGuideQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(EditedGuideDocument, options)
export const useSaveGuideMutation = (options?: A.useMutation.Options<SaveGuideMutation, SaveGuideMutationVariables>): A.useMutation.ResultTuple<SaveGuideMutation, SaveGuideMutationVariables> => A.useMutation<SaveGuideMutation, SaveGuideMutationVariables>(SaveGuideDocument, options ?? {}) as A.useMutation.ResultTuple<SaveGuideMutation, SaveGuideMutationVariables>
export const useRestoreGuideMutation = (options?: A.useMutation.Options<RestoreGuideMutation, RestoreGuideMutationVariables>): A.useMutation.ResultTuple<RestoreGuideMutation, RestoreGuideMutationVariables> => A.useMutation<RestoreGuideMutation, RestoreGuideMutationVariables>(RestoreGuideDocument, options ?? {}) as A.useMutation.ResultTuple<RestoreGuideMutation, RestoreGuideMutationVariables>
export const useResetGuideMutation = (options?: A.useMutation.Options<ResetGuideMutation, ResetGuideMutationVariables>): A.useMutation.ResultTuple<ResetGuideMutation, ResetGuideMutationVariables> => A.useMutation<ResetGuideMutation, ResetGuideMutationVariables>(ResetGuideDocument, options ?? {}) as A.useMutation.ResultTuple<ResetGuideMutation, ResetGuideMutationVariables>
export const useIntakeChange_ChangeFragment = (from: A.useFragment.Options<IntakeChange_ChangeFragment, never>['from']) =>
  useFragment({ fragment: IntakeChange_ChangeFragmentDoc, fragmentName: 'IntakeChange_change', from })
export const useImportTable_ImportFragment = (from: A.useFragment.Options<ImportTable_ImportFragment, never>['from']) =>
  useFragment({ fragment: ImportTable_ImportFragmentDoc, fragmentName: 'ImportTable_import', from })
export function useSupplierImportsQuery(options?: A.useQuery.Options<SupplierImportsQuery, SupplierImportsQueryVariables>): A.useQuery.Result<SupplierImportsQuery, SupplierImportsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierImportsQuery(options: A.SkipToken | A.useQuery.Options<SupplierImportsQuery, SupplierImportsQueryVariables>): A.useQuery.Result<SupplierImportsQuery, SupplierImportsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierImportsQueryVariables>>
export function useSupplierImportsQuery(options?: any): any { return useQuery(SupplierImportsDocument, options) }
export const useSupplierImportsLazyQuery = (options?: A.useLazyQuery.Options<SupplierImportsQuery, SupplierImportsQueryVariables>): A.useLazyQuery.ResultTuple<SupplierImportsQuery, SupplierImportsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierImportsDocument, options)
export function useImportsForFileQuery(options?: A.useQuery.Options<ImportsForFileQuery, ImportsForFileQueryVariables>): A.useQuery.Result<ImportsForFileQuery, ImportsForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useImportsForFileQuery(options: A.SkipToken | A.useQuery.Options<ImportsForFileQuery, ImportsForFileQueryVariables>): A.useQuery.Result<ImportsForFileQuery, ImportsForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImportsForFileQueryVariables>>
export function useImportsForFileQuery(options?: any): any { return useQuery(ImportsForFileDocument, options) }
export const useImportsForFileLazyQuery = (options?: A.useLazyQuery.Options<ImportsForFileQuery, ImportsForFileQueryVariables>): A.useLazyQuery.ResultTuple<ImportsForFileQuery, ImportsForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ImportsForFileDocument, options)
export function useIntakeChangeNowQuery(options: A.useQuery.Options<IntakeChangeNowQuery, IntakeChangeNowQueryVariables>): A.useQuery.Result<IntakeChangeNowQuery, IntakeChangeNowQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useIntakeChangeNowQuery(options: A.SkipToken | A.useQuery.Options<IntakeChangeNowQuery, IntakeChangeNowQueryVariables>): A.useQuery.Result<IntakeChangeNowQuery, IntakeChangeNowQueryVariables, 'empty' | 'complete' | 'streaming', Partial<IntakeChangeNowQueryVariables>>
export function useIntakeChangeNowQuery(options: any): any { return useQuery(IntakeChangeNowDocument, options) }
export const useIntakeChangeNowLazyQuery = (options?: A.useLazyQuery.Options<IntakeChangeNowQuery, IntakeChangeNowQueryVariables>): A.useLazyQuery.ResultTuple<IntakeChangeNowQuery, IntakeChangeNowQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(IntakeChangeNowDocument, options)
export function useLeftSuppliersQuery(options?: A.useQuery.Options<LeftSuppliersQuery, LeftSuppliersQueryVariables>): A.useQuery.Result<LeftSuppliersQuery, LeftSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLeftSuppliersQuery(options: A.SkipToken | A.useQuery.Options<LeftSuppliersQuery, LeftSuppliersQueryVariables>): A.useQuery.Result<LeftSuppliersQuery, LeftSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LeftSuppliersQueryVariables>>
export function useLeftSuppliersQuery(options?: any): any { return useQuery(LeftSuppliersDocument, options) }
export const useLeftSuppliersLazyQuery = (options?: A.useLazyQuery.Options<LeftSuppliersQuery, LeftSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<LeftSuppliersQuery, LeftSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LeftSuppliersDocument, options)
export const useChangeIntakeMutation = (options?: A.useMutation.Options<ChangeIntakeMutation, ChangeIntakeMutationVariables>): A.useMutation.ResultTuple<ChangeIntakeMutation, ChangeIntakeMutationVariables> => A.useMutation<ChangeIntakeMutation, ChangeIntakeMutationVariables>(ChangeIntakeDocument, options ?? {}) as A.useMutation.ResultTuple<ChangeIntakeMutation, ChangeIntakeMutationVariables>
export const useStopSupplierImportMutation = (options?: A.useMutation.Options<StopSupplierImportMutation, StopSupplierImportMutationVariables>): A.useMutation.ResultTuple<StopSupplierImportMutation, StopSupplierImportMutationVariables> => A.useMutation<StopSupplierImportMutation, StopSupplierImportMutationVariables>(StopSupplierImportDocument, options ?? {}) as A.useMutation.ResultTuple<StopSupplierImportMutation, StopSupplierImportMutationVariables>
export function useLaterIntakesQuery(options?: A.useQuery.Options<LaterIntakesQuery, LaterIntakesQueryVariables>): A.useQuery.Result<LaterIntakesQuery, LaterIntakesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLaterIntakesQuery(options: A.SkipToken | A.useQuery.Options<LaterIntakesQuery, LaterIntakesQueryVariables>): A.useQuery.Result<LaterIntakesQuery, LaterIntakesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LaterIntakesQueryVariables>>
export function useLaterIntakesQuery(options?: any): any { return useQuery(LaterIntakesDocument, options) }
export const useLaterIntakesLazyQuery = (options?: A.useLazyQuery.Options<LaterIntakesQuery, LaterIntakesQueryVariables>): A.useLazyQuery.ResultTuple<LaterIntakesQuery, LaterIntakesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LaterIntakesDocument, options)
export const useTransfer_TransferFragment = (from: A.useFragment.Options<Transfer_TransferFragment, never>['from']) =>
  useFragment({ fragment: Transfer_TransferFragmentDoc, fragmentName: 'Transfer_transfer', from })
export function useTransfersQuery(options?: A.useQuery.Options<TransfersQuery, TransfersQueryVariables>): A.useQuery.Result<TransfersQuery, TransfersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useTransfersQuery(options: A.SkipToken | A.useQuery.Options<TransfersQuery, TransfersQueryVariables>): A.useQuery.Result<TransfersQuery, TransfersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TransfersQueryVariables>>
export function useTransfersQuery(options?: any): any { return useQuery(TransfersDocument, options) }
export const useTransfersLazyQuery = (options?: A.useLazyQuery.Options<TransfersQuery, TransfersQueryVariables>): A.useLazyQuery.ResultTuple<TransfersQuery, TransfersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(TransfersDocument, options)
export const useExportEverythingMutation = (options?: A.useMutation.Options<ExportEverythingMutation, ExportEverythingMutationVariables>): A.useMutation.ResultTuple<ExportEverythingMutation, ExportEverythingMutationVariables> => A.useMutation<ExportEverythingMutation, ExportEverythingMutationVariables>(ExportEverythingDocument, options ?? {}) as A.useMutation.ResultTuple<ExportEverythingMutation, ExportEverythingMutationVariables>
export const useLoadExportMutation = (options?: A.useMutation.Options<LoadExportMutation, LoadExportMutationVariables>): A.useMutation.ResultTuple<LoadExportMutation, LoadExportMutationVariables> => A.useMutation<LoadExportMutation, LoadExportMutationVariables>(LoadExportDocument, options ?? {}) as A.useMutation.ResultTuple<LoadExportMutation, LoadExportMutationVariables>
export const useStopTransferMutation = (options?: A.useMutation.Options<StopTransferMutation, StopTransferMutationVariables>): A.useMutation.ResultTuple<StopTransferMutation, StopTransferMutationVariables> => A.useMutation<StopTransferMutation, StopTransferMutationVariables>(StopTransferDocument, options ?? {}) as A.useMutation.ResultTuple<StopTransferMutation, StopTransferMutationVariables>
export const useImportUpload_UploadFragment = (from: A.useFragment.Options<ImportUpload_UploadFragment, never>['from']) =>
  useFragment({ fragment: ImportUpload_UploadFragmentDoc, fragmentName: 'ImportUpload_upload', from })
export function useImportUploadQuery(options: A.useQuery.Options<ImportUploadQuery, ImportUploadQueryVariables>): A.useQuery.Result<ImportUploadQuery, ImportUploadQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useImportUploadQuery(options: A.SkipToken | A.useQuery.Options<ImportUploadQuery, ImportUploadQueryVariables>): A.useQuery.Result<ImportUploadQuery, ImportUploadQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImportUploadQueryVariables>>
export function useImportUploadQuery(options: any): any { return useQuery(ImportUploadDocument, options) }
export const useImportUploadLazyQuery = (options?: A.useLazyQuery.Options<ImportUploadQuery, ImportUploadQueryVariables>): A.useLazyQuery.ResultTuple<ImportUploadQuery, ImportUploadQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ImportUploadDocument, options)
export function useImportUploadLinesQuery(options: A.useQuery.Options<ImportUploadLinesQuery, ImportUploadLinesQueryVariables>): A.useQuery.Result<ImportUploadLinesQuery, ImportUploadLinesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useImportUploadLinesQuery(options: A.SkipToken | A.useQuery.Options<ImportUploadLinesQuery, ImportUploadLinesQueryVariables>): A.useQuery.Result<ImportUploadLinesQuery, ImportUploadLinesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImportUploadLinesQueryVariables>>
export function useImportUploadLinesQuery(options: any): any { return useQuery(ImportUploadLinesDocument, options) }
export const useImportUploadLinesLazyQuery = (options?: A.useLazyQuery.Options<ImportUploadLinesQuery, ImportUploadLinesQueryVariables>): A.useLazyQuery.ResultTuple<ImportUploadLinesQuery, ImportUploadLinesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ImportUploadLinesDocument, options)
export function useImportColumnsQuery(options?: A.useQuery.Options<ImportColumnsQuery, ImportColumnsQueryVariables>): A.useQuery.Result<ImportColumnsQuery, ImportColumnsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useImportColumnsQuery(options: A.SkipToken | A.useQuery.Options<ImportColumnsQuery, ImportColumnsQueryVariables>): A.useQuery.Result<ImportColumnsQuery, ImportColumnsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImportColumnsQueryVariables>>
export function useImportColumnsQuery(options?: any): any { return useQuery(ImportColumnsDocument, options) }
export const useImportColumnsLazyQuery = (options?: A.useLazyQuery.Options<ImportColumnsQuery, ImportColumnsQueryVariables>): A.useLazyQuery.ResultTuple<ImportColumnsQuery, ImportColumnsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ImportColumnsDocument, options)
export const useCheckImportMutation = (options?: A.useMutation.Options<CheckImportMutation, CheckImportMutationVariables>): A.useMutation.ResultTuple<CheckImportMutation, CheckImportMutationVariables> => A.useMutation<CheckImportMutation, CheckImportMutationVariables>(CheckImportDocument, options ?? {}) as A.useMutation.ResultTuple<CheckImportMutation, CheckImportMutationVariables>
export const useStartImportMutation = (options?: A.useMutation.Options<StartImportMutation, StartImportMutationVariables>): A.useMutation.ResultTuple<StartImportMutation, StartImportMutationVariables> => A.useMutation<StartImportMutation, StartImportMutationVariables>(StartImportDocument, options ?? {}) as A.useMutation.ResultTuple<StartImportMutation, StartImportMutationVariables>
export const useApiKeyRow_KeyFragment = (from: A.useFragment.Options<ApiKeyRow_KeyFragment, never>['from']) =>
  useFragment({ fragment: ApiKeyRow_KeyFragmentDoc, fragmentName: 'ApiKeyRow_key', from })
export function useApiKeysQuery(options?: A.useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>): A.useQuery.Result<ApiKeysQuery, ApiKeysQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useApiKeysQuery(options: A.SkipToken | A.useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>): A.useQuery.Result<ApiKeysQuery, ApiKeysQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ApiKeysQueryVariables>>
export function useApiKeysQuery(options?: any): any { return useQuery(ApiKeysDocument, options) }
export const useApiKeysLazyQuery = (options?: A.useLazyQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>): A.useLazyQuery.ResultTuple<ApiKeysQuery, ApiKeysQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ApiKeysDocument, options)
export function useApiKeyUseQuery(options: A.useQuery.Options<ApiKeyUseQuery, ApiKeyUseQueryVariables>): A.useQuery.Result<ApiKeyUseQuery, ApiKeyUseQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useApiKeyUseQuery(options: A.SkipToken | A.useQuery.Options<ApiKeyUseQuery, ApiKeyUseQueryVariables>): A.useQuery.Result<ApiKeyUseQuery, ApiKeyUseQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ApiKeyUseQueryVariables>>
export function useApiKeyUseQuery(options: any): any { return useQuery(ApiKeyUseDocument, options) }
export const useApiKeyUseLazyQuery = (options?: A.useLazyQuery.Options<ApiKeyUseQuery, ApiKeyUseQueryVariables>): A.useLazyQuery.ResultTuple<ApiKeyUseQuery, ApiKeyUseQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ApiKeyUseDocument, options)
export const useCreateApiKeyMutation = (options?: A.useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>): A.useMutation.ResultTuple<CreateApiKeyMutation, CreateApiKeyMutationVariables> => A.useMutation<CreateApiKeyMutation, CreateApiKeyMutationVariables>(CreateApiKeyDocument, options ?? {}) as A.useMutation.ResultTuple<CreateApiKeyMutation, CreateApiKeyMutationVariables>
export const useUpdateApiKeyMutation = (options?: A.useMutation.Options<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>): A.useMutation.ResultTuple<UpdateApiKeyMutation, UpdateApiKeyMutationVariables> => A.useMutation<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>(UpdateApiKeyDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>
export const useRotateApiKeyMutation = (options?: A.useMutation.Options<RotateApiKeyMutation, RotateApiKeyMutationVariables>): A.useMutation.ResultTuple<RotateApiKeyMutation, RotateApiKeyMutationVariables> => A.useMutation<RotateApiKeyMutation, RotateApiKeyMutationVariables>(RotateApiKeyDocument, options ?? {}) as A.useMutation.ResultTuple<RotateApiKeyMutation, RotateApiKeyMutationVariables>
export const useRevokeApiKeyMutation = (options?: A.useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>): A.useMutation.ResultTuple<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> => A.useMutation<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>(RevokeApiKeyDocument, options ?? {}) as A.useMutation.ResultTuple<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>
export function useEditedLegalTextQuery(options: A.useQuery.Options<EditedLegalTextQuery, EditedLegalTextQueryVariables>): A.useQuery.Result<EditedLegalTextQuery, EditedLegalTextQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useEditedLegalTextQuery(options: A.SkipToken | A.useQuery.Options<EditedLegalTextQuery, EditedLegalTextQueryVariables>): A.useQuery.Result<EditedLegalTextQuery, EditedLegalTextQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditedLegalTextQueryVariables>>
export function useEditedLegalTextQuery(options: any): any { return useQuery(EditedLegalTextDocument, options) }
export const useEditedLegalTextLazyQuery = (options?: A.useLazyQuery.Options<EditedLegalTextQuery, EditedLegalTextQueryVariables>): A.useLazyQuery.ResultTuple<EditedLegalTextQuery, EditedLegalTextQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(EditedLegalTextDocument, options)
export function useLegalPreviewQuery(options: A.useQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables>): A.useQuery.Result<LegalPreviewQuery, LegalPreviewQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLegalPreviewQuery(options: A.SkipToken | A.useQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables>): A.useQuery.Result<LegalPreviewQuery, LegalPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LegalPreviewQueryVariables>>
export function useLegalPreviewQuery(options: any): any { return useQuery(LegalPreviewDocument, options) }
export const useLegalPreviewLazyQuery = (options?: A.useLazyQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables>): A.useLazyQuery.ResultTuple<LegalPreviewQuery, LegalPreviewQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LegalPreviewDocument, options)
export const useSaveLegalTextMutation = (options?: A.useMutation.Options<SaveLegalTextMutation, SaveLegalTextMutationVariables>): A.useMutation.ResultTuple<SaveLegalTextMutation, SaveLegalTextMutationVariables> => A.useMutation<SaveLegalTextMutation, SaveLegalTextMutationVariables>(SaveLegalTextDocument, options ?? {}) as A.useMutation.ResultTuple<SaveLegalTextMutation, SaveLegalTextMutationVariables>
export const useResetLegalTextMutation = (options?: A.useMutation.Options<ResetLegalTextMutation, ResetLegalTextMutationVariables>): A.useMutation.ResultTuple<ResetLegalTextMutation, ResetLegalTextMutationVariables> => A.useMutation<ResetLegalTextMutation, ResetLegalTextMutationVariables>(ResetLegalTextDocument, options ?? {}) as A.useMutation.ResultTuple<ResetLegalTextMutation, ResetLegalTextMutationVariables>
export const useReviewRow_ReviewFragment = (from: A.useFragment.Options<ReviewRow_ReviewFragment, never>['from']) =>
  useFragment({ fragment: ReviewRow_ReviewFragmentDoc, fragmentName: 'ReviewRow_review', from })
export const useReviewRows_ConnectionFragment = (from: A.useFragment.Options<ReviewRows_ConnectionFragment, never>['from']) =>
  useFragment({ fragment: ReviewRows_ConnectionFragmentDoc, fragmentName: 'ReviewRows_connection', from })
export function useAdminReviewsQuery(options?: A.useQuery.Options<AdminReviewsQuery, AdminReviewsQueryVariables>): A.useQuery.Result<AdminReviewsQuery, AdminReviewsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdminReviewsQuery(options: A.SkipToken | A.useQuery.Options<AdminReviewsQuery, AdminReviewsQueryVariables>): A.useQuery.Result<AdminReviewsQuery, AdminReviewsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdminReviewsQueryVariables>>
export function useAdminReviewsQuery(options?: any): any { return useQuery(AdminReviewsDocument, options) }
export const useAdminReviewsLazyQuery = (options?: A.useLazyQuery.Options<AdminReviewsQuery, AdminReviewsQueryVariables>): A.useLazyQuery.ResultTuple<AdminReviewsQuery, AdminReviewsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdminReviewsDocument, options)
export function useReviewsForFileQuery(options?: A.useQuery.Options<ReviewsForFileQuery, ReviewsForFileQueryVariables>): A.useQuery.Result<ReviewsForFileQuery, ReviewsForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useReviewsForFileQuery(options: A.SkipToken | A.useQuery.Options<ReviewsForFileQuery, ReviewsForFileQueryVariables>): A.useQuery.Result<ReviewsForFileQuery, ReviewsForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReviewsForFileQueryVariables>>
export function useReviewsForFileQuery(options?: any): any { return useQuery(ReviewsForFileDocument, options) }
export const useReviewsForFileLazyQuery = (options?: A.useLazyQuery.Options<ReviewsForFileQuery, ReviewsForFileQueryVariables>): A.useLazyQuery.ResultTuple<ReviewsForFileQuery, ReviewsForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ReviewsForFileDocument, options)
export const useModerateReviewsMutation = (options?: A.useMutation.Options<ModerateReviewsMutation, ModerateReviewsMutationVariables>): A.useMutation.ResultTuple<ModerateReviewsMutation, ModerateReviewsMutationVariables> => A.useMutation<ModerateReviewsMutation, ModerateReviewsMutationVariables>(ModerateReviewsDocument, options ?? {}) as A.useMutation.ResultTuple<ModerateReviewsMutation, ModerateReviewsMutationVariables>
export function useMailTemplatesQuery(options?: A.useQuery.Options<MailTemplatesQuery, MailTemplatesQueryVariables>): A.useQuery.Result<MailTemplatesQuery, MailTemplatesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMailTemplatesQuery(options: A.SkipToken | A.useQuery.Options<MailTemplatesQuery, MailTemplatesQueryVariables>): A.useQuery.Result<MailTemplatesQuery, MailTemplatesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MailTemplatesQueryVariables>>
export function useMailTemplatesQuery(options?: any): any { return useQuery(MailTemplatesDocument, options) }
export const useMailTemplatesLazyQuery = (options?: A.useLazyQuery.Options<MailTemplatesQuery, MailTemplatesQueryVariables>): A.useLazyQuery.ResultTuple<MailTemplatesQuery, MailTemplatesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MailTemplatesDocument, options)
export const useTemplateForm_TemplateFragment = (from: A.useFragment.Options<TemplateForm_TemplateFragment, never>['from']) =>
  useFragment({ fragment: TemplateForm_TemplateFragmentDoc, fragmentName: 'TemplateForm_template', from })
export const useUpdateMailTemplateMutation = (options?: A.useMutation.Options<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables>): A.useMutation.ResultTuple<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables> => A.useMutation<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables>(UpdateMailTemplateDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables>
export const useResetMailTemplateMutation = (options?: A.useMutation.Options<ResetMailTemplateMutation, ResetMailTemplateMutationVariables>): A.useMutation.ResultTuple<ResetMailTemplateMutation, ResetMailTemplateMutationVariables> => A.useMutation<ResetMailTemplateMutation, ResetMailTemplateMutationVariables>(ResetMailTemplateDocument, options ?? {}) as A.useMutation.ResultTuple<ResetMailTemplateMutation, ResetMailTemplateMutationVariables>
export function useOutboxMailsQuery(options?: A.useQuery.Options<OutboxMailsQuery, OutboxMailsQueryVariables>): A.useQuery.Result<OutboxMailsQuery, OutboxMailsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOutboxMailsQuery(options: A.SkipToken | A.useQuery.Options<OutboxMailsQuery, OutboxMailsQueryVariables>): A.useQuery.Result<OutboxMailsQuery, OutboxMailsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OutboxMailsQueryVariables>>
export function useOutboxMailsQuery(options?: any): any { return useQuery(OutboxMailsDocument, options) }
export const useOutboxMailsLazyQuery = (options?: A.useLazyQuery.Options<OutboxMailsQuery, OutboxMailsQueryVariables>): A.useLazyQuery.ResultTuple<OutboxMailsQuery, OutboxMailsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OutboxMailsDocument, options)
export const useMailRow_MailFragment = (from: A.useFragment.Options<MailRow_MailFragment, never>['from']) =>
  useFragment({ fragment: MailRow_MailFragmentDoc, fragmentName: 'MailRow_mail', from })
export const useChangeMailMutation = (options?: A.useMutation.Options<ChangeMailMutation, ChangeMailMutationVariables>): A.useMutation.ResultTuple<ChangeMailMutation, ChangeMailMutationVariables> => A.useMutation<ChangeMailMutation, ChangeMailMutationVariables>(ChangeMailDocument, options ?? {}) as A.useMutation.ResultTuple<ChangeMailMutation, ChangeMailMutationVariables>
export function useOfferedInvitationQuery(options: A.useQuery.Options<OfferedInvitationQuery, OfferedInvitationQueryVariables>): A.useQuery.Result<OfferedInvitationQuery, OfferedInvitationQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOfferedInvitationQuery(options: A.SkipToken | A.useQuery.Options<OfferedInvitationQuery, OfferedInvitationQueryVariables>): A.useQuery.Result<OfferedInvitationQuery, OfferedInvitationQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfferedInvitationQueryVariables>>
export function useOfferedInvitationQuery(options: any): any { return useQuery(OfferedInvitationDocument, options) }
export const useOfferedInvitationLazyQuery = (options?: A.useLazyQuery.Options<OfferedInvitationQuery, OfferedInvitationQueryVariables>): A.useLazyQuery.ResultTuple<OfferedInvitationQuery, OfferedInvitationQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OfferedInvitationDocument, options)
export const useAcceptInvitationMutation = (options?: A.useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>): A.useMutation.ResultTuple<AcceptInvitationMutation, AcceptInvitationMutationVariables> => A.useMutation<AcceptInvitationMutation, AcceptInvitationMutationVariables>(AcceptInvitationDocument, options ?? {}) as A.useMutation.ResultTuple<AcceptInvitationMutation, AcceptInvitationMutationVariables>
export function usePeopleQuery(options?: A.useQuery.Options<PeopleQuery, PeopleQueryVariables>): A.useQuery.Result<PeopleQuery, PeopleQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePeopleQuery(options: A.SkipToken | A.useQuery.Options<PeopleQuery, PeopleQueryVariables>): A.useQuery.Result<PeopleQuery, PeopleQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PeopleQueryVariables>>
export function usePeopleQuery(options?: any): any { return useQuery(PeopleDocument, options) }
export const usePeopleLazyQuery = (options?: A.useLazyQuery.Options<PeopleQuery, PeopleQueryVariables>): A.useLazyQuery.ResultTuple<PeopleQuery, PeopleQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PeopleDocument, options)
export const usePersonRow_PersonFragment = (from: A.useFragment.Options<PersonRow_PersonFragment, never>['from']) =>
  useFragment({ fragment: PersonRow_PersonFragmentDoc, fragmentName: 'PersonRow_person', from })
export const useInvitationRow_InvitationFragment = (from: A.useFragment.Options<InvitationRow_InvitationFragment, never>['from']) =>
  useFragment({ fragment: InvitationRow_InvitationFragmentDoc, fragmentName: 'InvitationRow_invitation', from })
export function useSignInHistoryQuery(options: A.useQuery.Options<SignInHistoryQuery, SignInHistoryQueryVariables>): A.useQuery.Result<SignInHistoryQuery, SignInHistoryQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSignInHistoryQuery(options: A.SkipToken | A.useQuery.Options<SignInHistoryQuery, SignInHistoryQueryVariables>): A.useQuery.Result<SignInHistoryQuery, SignInHistoryQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SignInHistoryQueryVariables>>
export function useSignInHistoryQuery(options: any): any { return useQuery(SignInHistoryDocument, options) }
export const useSignInHistoryLazyQuery = (options?: A.useLazyQuery.Options<SignInHistoryQuery, SignInHistoryQueryVariables>): A.useLazyQuery.ResultTuple<SignInHistoryQuery, SignInHistoryQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SignInHistoryDocument, options)
export const useInviteUserMutation = (options?: A.useMutation.Options<InviteUserMutation, InviteUserMutationVariables>): A.useMutation.ResultTuple<InviteUserMutation, InviteUserMutationVariables> => A.useMutation<InviteUserMutation, InviteUserMutationVariables>(InviteUserDocument, options ?? {}) as A.useMutation.ResultTuple<InviteUserMutation, InviteUserMutationVariables>
export const useRenewInvitationMutation = (options?: A.useMutation.Options<RenewInvitationMutation, RenewInvitationMutationVariables>): A.useMutation.ResultTuple<RenewInvitationMutation, RenewInvitationMutationVariables> => A.useMutation<RenewInvitationMutation, RenewInvitationMutationVariables>(RenewInvitationDocument, options ?? {}) as A.useMutation.ResultTuple<RenewInvitationMutation, RenewInvitationMutationVariables>
export const useWithdrawInvitationMutation = (options?: A.useMutation.Options<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>): A.useMutation.ResultTuple<WithdrawInvitationMutation, WithdrawInvitationMutationVariables> => A.useMutation<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>(WithdrawInvitationDocument, options ?? {}) as A.useMutation.ResultTuple<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>
export const useUpdateUserMutation = (options?: A.useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>): A.useMutation.ResultTuple<UpdateUserMutation, UpdateUserMutationVariables> => A.useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateUserMutation, UpdateUserMutationVariables>
export const useDisableUserMutation = (options?: A.useMutation.Options<DisableUserMutation, DisableUserMutationVariables>): A.useMutation.ResultTuple<DisableUserMutation, DisableUserMutationVariables> => A.useMutation<DisableUserMutation, DisableUserMutationVariables>(DisableUserDocument, options ?? {}) as A.useMutation.ResultTuple<DisableUserMutation, DisableUserMutationVariables>
export const useDeleteUserMutation = (options?: A.useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>): A.useMutation.ResultTuple<DeleteUserMutation, DeleteUserMutationVariables> => A.useMutation<DeleteUserMutation, DeleteUserMutationVariables>(DeleteUserDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteUserMutation, DeleteUserMutationVariables>
export function usePersonalDataQuery(options: A.useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>): A.useQuery.Result<PersonalDataQuery, PersonalDataQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePersonalDataQuery(options: A.SkipToken | A.useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>): A.useQuery.Result<PersonalDataQuery, PersonalDataQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonalDataQueryVariables>>
export function usePersonalDataQuery(options: any): any { return useQuery(PersonalDataDocument, options) }
export const usePersonalDataLazyQuery = (options?: A.useLazyQuery.Options<PersonalDataQuery, PersonalDataQueryVariables>): A.useLazyQuery.ResultTuple<PersonalDataQuery, PersonalDataQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PersonalDataDocument, options)
export const useExportPersonalDataMutation = (options?: A.useMutation.Options<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>): A.useMutation.ResultTuple<ExportPersonalDataMutation, ExportPersonalDataMutationVariables> => A.useMutation<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>(ExportPersonalDataDocument, options ?? {}) as A.useMutation.ResultTuple<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>
export const useErasePersonalDataMutation = (options?: A.useMutation.Options<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>): A.useMutation.ResultTuple<ErasePersonalDataMutation, ErasePersonalDataMutationVariables> => A.useMutation<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>(ErasePersonalDataDocument, options ?? {}) as A.useMutation.ResultTuple<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>
export function useRedirectsQuery(options?: A.useQuery.Options<RedirectsQuery, RedirectsQueryVariables>): A.useQuery.Result<RedirectsQuery, RedirectsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useRedirectsQuery(options: A.SkipToken | A.useQuery.Options<RedirectsQuery, RedirectsQueryVariables>): A.useQuery.Result<RedirectsQuery, RedirectsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RedirectsQueryVariables>>
export function useRedirectsQuery(options?: any): any { return useQuery(RedirectsDocument, options) }
export const useRedirectsLazyQuery = (options?: A.useLazyQuery.Options<RedirectsQuery, RedirectsQueryVariables>): A.useLazyQuery.ResultTuple<RedirectsQuery, RedirectsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(RedirectsDocument, options)
export const useCreateRedirectMutation = (options?: A.useMutation.Options<CreateRedirectMutation, CreateRedirectMutationVariables>): A.useMutation.ResultTuple<CreateRedirectMutation, CreateRedirectMutationVariables> => A.useMutation<CreateRedirectMutation, CreateRedirectMutationVariables>(CreateRedirectDocument, options ?? {}) as A.useMutation.ResultTuple<CreateRedirectMutation, CreateRedirectMutationVariables>
export const useUpdateRedirectMutation = (options?: A.useMutation.Options<UpdateRedirectMutation, UpdateRedirectMutationVariables>): A.useMutation.ResultTuple<UpdateRedirectMutation, UpdateRedirectMutationVariables> => A.useMutation<UpdateRedirectMutation, UpdateRedirectMutationVariables>(UpdateRedirectDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateRedirectMutation, UpdateRedirectMutationVariables>
export const useDeleteRedirectMutation = (options?: A.useMutation.Options<DeleteRedirectMutation, DeleteRedirectMutationVariables>): A.useMutation.ResultTuple<DeleteRedirectMutation, DeleteRedirectMutationVariables> => A.useMutation<DeleteRedirectMutation, DeleteRedirectMutationVariables>(DeleteRedirectDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteRedirectMutation, DeleteRedirectMutationVariables>
export const useImportRedirectsMutation = (options?: A.useMutation.Options<ImportRedirectsMutation, ImportRedirectsMutationVariables>): A.useMutation.ResultTuple<ImportRedirectsMutation, ImportRedirectsMutationVariables> => A.useMutation<ImportRedirectsMutation, ImportRedirectsMutationVariables>(ImportRedirectsDocument, options ?? {}) as A.useMutation.ResultTuple<ImportRedirectsMutation, ImportRedirectsMutationVariables>
export const useAdminStats_FiguresFragment = (from: A.useFragment.Options<AdminStats_FiguresFragment, never>['from']) =>
  useFragment({ fragment: AdminStats_FiguresFragmentDoc, fragmentName: 'AdminStats_figures', from })
export function useAdminStatsQuery(options?: A.useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useQuery.Result<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdminStatsQuery(options: A.SkipToken | A.useQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useQuery.Result<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdminStatsQueryVariables>>
export function useAdminStatsQuery(options?: any): any { return useQuery(AdminStatsDocument, options) }
export const useAdminStatsLazyQuery = (options?: A.useLazyQuery.Options<AdminStatsQuery, AdminStatsQueryVariables>): A.useLazyQuery.ResultTuple<AdminStatsQuery, AdminStatsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdminStatsDocument, options)
export function useSiteReportQuery(options: A.useQuery.Options<SiteReportQuery, SiteReportQueryVariables>): A.useQuery.Result<SiteReportQuery, SiteReportQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSiteReportQuery(options: A.SkipToken | A.useQuery.Options<SiteReportQuery, SiteReportQueryVariables>): A.useQuery.Result<SiteReportQuery, SiteReportQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SiteReportQueryVariables>>
export function useSiteReportQuery(options: any): any { return useQuery(SiteReportDocument, options) }
export const useSiteReportLazyQuery = (options?: A.useLazyQuery.Options<SiteReportQuery, SiteReportQueryVariables>): A.useLazyQuery.ResultTuple<SiteReportQuery, SiteReportQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SiteReportDocument, options)
export const usePendingCount_CountFragment = (from: A.useFragment.Options<PendingCount_CountFragment, never>['from']) =>
  useFragment({ fragment: PendingCount_CountFragmentDoc, fragmentName: 'PendingCount_count', from })
export const usePendingCard_ItemFragment = (from: A.useFragment.Options<PendingCard_ItemFragment, never>['from']) =>
  useFragment({ fragment: PendingCard_ItemFragmentDoc, fragmentName: 'PendingCard_item', from })
export const usePendingTable_ItemFragment = (from: A.useFragment.Options<PendingTable_ItemFragment, never>['from']) =>
  useFragment({ fragment: PendingTable_ItemFragmentDoc, fragmentName: 'PendingTable_item', from })
export function usePendingQuery(options: A.useQuery.Options<PendingQuery, PendingQueryVariables>): A.useQuery.Result<PendingQuery, PendingQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePendingQuery(options: A.SkipToken | A.useQuery.Options<PendingQuery, PendingQueryVariables>): A.useQuery.Result<PendingQuery, PendingQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PendingQueryVariables>>
export function usePendingQuery(options: any): any { return useQuery(PendingDocument, options) }
export const usePendingLazyQuery = (options?: A.useLazyQuery.Options<PendingQuery, PendingQueryVariables>): A.useLazyQuery.ResultTuple<PendingQuery, PendingQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PendingDocument, options)
export function usePendingForFileQuery(options: A.useQuery.Options<PendingForFileQuery, PendingForFileQueryVariables>): A.useQuery.Result<PendingForFileQuery, PendingForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePendingForFileQuery(options: A.SkipToken | A.useQuery.Options<PendingForFileQuery, PendingForFileQueryVariables>): A.useQuery.Result<PendingForFileQuery, PendingForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PendingForFileQueryVariables>>
export function usePendingForFileQuery(options: any): any { return useQuery(PendingForFileDocument, options) }
export const usePendingForFileLazyQuery = (options?: A.useLazyQuery.Options<PendingForFileQuery, PendingForFileQueryVariables>): A.useLazyQuery.ResultTuple<PendingForFileQuery, PendingForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PendingForFileDocument, options)
export function usePendingCountsQuery(options?: A.useQuery.Options<PendingCountsQuery, PendingCountsQueryVariables>): A.useQuery.Result<PendingCountsQuery, PendingCountsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePendingCountsQuery(options: A.SkipToken | A.useQuery.Options<PendingCountsQuery, PendingCountsQueryVariables>): A.useQuery.Result<PendingCountsQuery, PendingCountsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PendingCountsQueryVariables>>
export function usePendingCountsQuery(options?: any): any { return useQuery(PendingCountsDocument, options) }
export const usePendingCountsLazyQuery = (options?: A.useLazyQuery.Options<PendingCountsQuery, PendingCountsQueryVariables>): A.useLazyQuery.ResultTuple<PendingCountsQuery, PendingCountsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PendingCountsDocument, options)
export const usePendingCountsLiveSubscription = (options?: A.SkipToken | A.useSubscription.Options<PendingCountsLiveSubscription, PendingCountsLiveSubscriptionVariables>): A.useSubscription.Result<PendingCountsLiveSubscription> => A.useSubscription(PendingCountsLiveDocument, options as A.useSubscription.Options<PendingCountsLiveSubscription, PendingCountsLiveSubscriptionVariables>)
export function useDecisionsQuery(options?: A.useQuery.Options<DecisionsQuery, DecisionsQueryVariables>): A.useQuery.Result<DecisionsQuery, DecisionsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDecisionsQuery(options: A.SkipToken | A.useQuery.Options<DecisionsQuery, DecisionsQueryVariables>): A.useQuery.Result<DecisionsQuery, DecisionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DecisionsQueryVariables>>
export function useDecisionsQuery(options?: any): any { return useQuery(DecisionsDocument, options) }
export const useDecisionsLazyQuery = (options?: A.useLazyQuery.Options<DecisionsQuery, DecisionsQueryVariables>): A.useLazyQuery.ResultTuple<DecisionsQuery, DecisionsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DecisionsDocument, options)
export function useDecisionMailQuery(options: A.useQuery.Options<DecisionMailQuery, DecisionMailQueryVariables>): A.useQuery.Result<DecisionMailQuery, DecisionMailQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDecisionMailQuery(options: A.SkipToken | A.useQuery.Options<DecisionMailQuery, DecisionMailQueryVariables>): A.useQuery.Result<DecisionMailQuery, DecisionMailQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DecisionMailQueryVariables>>
export function useDecisionMailQuery(options: any): any { return useQuery(DecisionMailDocument, options) }
export const useDecisionMailLazyQuery = (options?: A.useLazyQuery.Options<DecisionMailQuery, DecisionMailQueryVariables>): A.useLazyQuery.ResultTuple<DecisionMailQuery, DecisionMailQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DecisionMailDocument, options)
export function usePendingItemNowQuery(options: A.useQuery.Options<PendingItemNowQuery, PendingItemNowQueryVariables>): A.useQuery.Result<PendingItemNowQuery, PendingItemNowQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePendingItemNowQuery(options: A.SkipToken | A.useQuery.Options<PendingItemNowQuery, PendingItemNowQueryVariables>): A.useQuery.Result<PendingItemNowQuery, PendingItemNowQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PendingItemNowQueryVariables>>
export function usePendingItemNowQuery(options: any): any { return useQuery(PendingItemNowDocument, options) }
export const usePendingItemNowLazyQuery = (options?: A.useLazyQuery.Options<PendingItemNowQuery, PendingItemNowQueryVariables>): A.useLazyQuery.ResultTuple<PendingItemNowQuery, PendingItemNowQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PendingItemNowDocument, options)
export const useDecideMutation = (options?: A.useMutation.Options<DecideMutation, DecideMutationVariables>): A.useMutation.ResultTuple<DecideMutation, DecideMutationVariables> => A.useMutation<DecideMutation, DecideMutationVariables>(DecideDocument, options ?? {}) as A.useMutation.ResultTuple<DecideMutation, DecideMutationVariables>
export const useUndoDecisionMutation = (options?: A.useMutation.Options<UndoDecisionMutation, UndoDecisionMutationVariables>): A.useMutation.ResultTuple<UndoDecisionMutation, UndoDecisionMutationVariables> => A.useMutation<UndoDecisionMutation, UndoDecisionMutationVariables>(UndoDecisionDocument, options ?? {}) as A.useMutation.ResultTuple<UndoDecisionMutation, UndoDecisionMutationVariables>
export const useMarkMessageMutation = (options?: A.useMutation.Options<MarkMessageMutation, MarkMessageMutationVariables>): A.useMutation.ResultTuple<MarkMessageMutation, MarkMessageMutationVariables> => A.useMutation<MarkMessageMutation, MarkMessageMutationVariables>(MarkMessageDocument, options ?? {}) as A.useMutation.ResultTuple<MarkMessageMutation, MarkMessageMutationVariables>
export const useCreateSupplierFromRequestMutation = (options?: A.useMutation.Options<CreateSupplierFromRequestMutation, CreateSupplierFromRequestMutationVariables>): A.useMutation.ResultTuple<CreateSupplierFromRequestMutation, CreateSupplierFromRequestMutationVariables> => A.useMutation<CreateSupplierFromRequestMutation, CreateSupplierFromRequestMutationVariables>(CreateSupplierFromRequestDocument, options ?? {}) as A.useMutation.ResultTuple<CreateSupplierFromRequestMutation, CreateSupplierFromRequestMutationVariables>
export function useSchedulesQuery(options?: A.useQuery.Options<SchedulesQuery, SchedulesQueryVariables>): A.useQuery.Result<SchedulesQuery, SchedulesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSchedulesQuery(options: A.SkipToken | A.useQuery.Options<SchedulesQuery, SchedulesQueryVariables>): A.useQuery.Result<SchedulesQuery, SchedulesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SchedulesQueryVariables>>
export function useSchedulesQuery(options?: any): any { return useQuery(SchedulesDocument, options) }
export const useSchedulesLazyQuery = (options?: A.useLazyQuery.Options<SchedulesQuery, SchedulesQueryVariables>): A.useLazyQuery.ResultTuple<SchedulesQuery, SchedulesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SchedulesDocument, options)
export function useScheduleSourcesQuery(options?: A.useQuery.Options<ScheduleSourcesQuery, ScheduleSourcesQueryVariables>): A.useQuery.Result<ScheduleSourcesQuery, ScheduleSourcesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScheduleSourcesQuery(options: A.SkipToken | A.useQuery.Options<ScheduleSourcesQuery, ScheduleSourcesQueryVariables>): A.useQuery.Result<ScheduleSourcesQuery, ScheduleSourcesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScheduleSourcesQueryVariables>>
export function useScheduleSourcesQuery(options?: any): any { return useQuery(ScheduleSourcesDocument, options) }
export const useScheduleSourcesLazyQuery = (options?: A.useLazyQuery.Options<ScheduleSourcesQuery, ScheduleSourcesQueryVariables>): A.useLazyQuery.ResultTuple<ScheduleSourcesQuery, ScheduleSourcesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScheduleSourcesDocument, options)
export const useScheduleRow_ScheduleFragment = (from: A.useFragment.Options<ScheduleRow_ScheduleFragment, never>['from']) =>
  useFragment({ fragment: ScheduleRow_ScheduleFragmentDoc, fragmentName: 'ScheduleRow_schedule', from })
export const useLimitsForm_LimitsFragment = (from: A.useFragment.Options<LimitsForm_LimitsFragment, never>['from']) =>
  useFragment({ fragment: LimitsForm_LimitsFragmentDoc, fragmentName: 'LimitsForm_limits', from })
export const useCreateScheduleMutation = (options?: A.useMutation.Options<CreateScheduleMutation, CreateScheduleMutationVariables>): A.useMutation.ResultTuple<CreateScheduleMutation, CreateScheduleMutationVariables> => A.useMutation<CreateScheduleMutation, CreateScheduleMutationVariables>(CreateScheduleDocument, options ?? {}) as A.useMutation.ResultTuple<CreateScheduleMutation, CreateScheduleMutationVariables>
export const useUpdateScheduleMutation = (options?: A.useMutation.Options<UpdateScheduleMutation, UpdateScheduleMutationVariables>): A.useMutation.ResultTuple<UpdateScheduleMutation, UpdateScheduleMutationVariables> => A.useMutation<UpdateScheduleMutation, UpdateScheduleMutationVariables>(UpdateScheduleDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateScheduleMutation, UpdateScheduleMutationVariables>
export const useChangeScheduleMutation = (options?: A.useMutation.Options<ChangeScheduleMutation, ChangeScheduleMutationVariables>): A.useMutation.ResultTuple<ChangeScheduleMutation, ChangeScheduleMutationVariables> => A.useMutation<ChangeScheduleMutation, ChangeScheduleMutationVariables>(ChangeScheduleDocument, options ?? {}) as A.useMutation.ResultTuple<ChangeScheduleMutation, ChangeScheduleMutationVariables>
export const useUpdateScrapeLimitsMutation = (options?: A.useMutation.Options<UpdateScrapeLimitsMutation, UpdateScrapeLimitsMutationVariables>): A.useMutation.ResultTuple<UpdateScrapeLimitsMutation, UpdateScrapeLimitsMutationVariables> => A.useMutation<UpdateScrapeLimitsMutation, UpdateScrapeLimitsMutationVariables>(UpdateScrapeLimitsDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateScrapeLimitsMutation, UpdateScrapeLimitsMutationVariables>
export const useScraper_StateFragment = (from: A.useFragment.Options<Scraper_StateFragment, never>['from']) =>
  useFragment({ fragment: Scraper_StateFragmentDoc, fragmentName: 'Scraper_state', from })
export const useFound_ListingFragment = (from: A.useFragment.Options<Found_ListingFragment, never>['from']) =>
  useFragment({ fragment: Found_ListingFragmentDoc, fragmentName: 'Found_listing', from })
export const useScraper_RunFragment = (from: A.useFragment.Options<Scraper_RunFragment, never>['from']) =>
  useFragment({ fragment: Scraper_RunFragmentDoc, fragmentName: 'Scraper_run', from })
export const useScraper_SourcesFragment = (from: A.useFragment.Options<Scraper_SourcesFragment, never>['from']) =>
  useFragment({ fragment: Scraper_SourcesFragmentDoc, fragmentName: 'Scraper_sources', from })
export function useScraperStateQuery(options?: A.useQuery.Options<ScraperStateQuery, ScraperStateQueryVariables>): A.useQuery.Result<ScraperStateQuery, ScraperStateQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScraperStateQuery(options: A.SkipToken | A.useQuery.Options<ScraperStateQuery, ScraperStateQueryVariables>): A.useQuery.Result<ScraperStateQuery, ScraperStateQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScraperStateQueryVariables>>
export function useScraperStateQuery(options?: any): any { return useQuery(ScraperStateDocument, options) }
export const useScraperStateLazyQuery = (options?: A.useLazyQuery.Options<ScraperStateQuery, ScraperStateQueryVariables>): A.useLazyQuery.ResultTuple<ScraperStateQuery, ScraperStateQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScraperStateDocument, options)
export const useScraperChangesSubscription = (options?: A.SkipToken | A.useSubscription.Options<ScraperChangesSubscription, ScraperChangesSubscriptionVariables>): A.useSubscription.Result<ScraperChangesSubscription> => A.useSubscription(ScraperChangesDocument, options as A.useSubscription.Options<ScraperChangesSubscription, ScraperChangesSubscriptionVariables>)
export const useRunScraperMutation = (options?: A.useMutation.Options<RunScraperMutation, RunScraperMutationVariables>): A.useMutation.ResultTuple<RunScraperMutation, RunScraperMutationVariables> => A.useMutation<RunScraperMutation, RunScraperMutationVariables>(RunScraperDocument, options ?? {}) as A.useMutation.ResultTuple<RunScraperMutation, RunScraperMutationVariables>
export const useScrapeMapsMutation = (options?: A.useMutation.Options<ScrapeMapsMutation, ScrapeMapsMutationVariables>): A.useMutation.ResultTuple<ScrapeMapsMutation, ScrapeMapsMutationVariables> => A.useMutation<ScrapeMapsMutation, ScrapeMapsMutationVariables>(ScrapeMapsDocument, options ?? {}) as A.useMutation.ResultTuple<ScrapeMapsMutation, ScrapeMapsMutationVariables>
export const useBulkScrapeMapsMutation = (options?: A.useMutation.Options<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>): A.useMutation.ResultTuple<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables> => A.useMutation<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>(BulkScrapeMapsDocument, options ?? {}) as A.useMutation.ResultTuple<BulkScrapeMapsMutation, BulkScrapeMapsMutationVariables>
export const useStopScraperMutation = (options?: A.useMutation.Options<StopScraperMutation, StopScraperMutationVariables>): A.useMutation.ResultTuple<StopScraperMutation, StopScraperMutationVariables> => A.useMutation<StopScraperMutation, StopScraperMutationVariables>(StopScraperDocument, options ?? {}) as A.useMutation.ResultTuple<StopScraperMutation, StopScraperMutationVariables>
export const useResumeScraperMutation = (options?: A.useMutation.Options<ResumeScraperMutation, ResumeScraperMutationVariables>): A.useMutation.ResultTuple<ResumeScraperMutation, ResumeScraperMutationVariables> => A.useMutation<ResumeScraperMutation, ResumeScraperMutationVariables>(ResumeScraperDocument, options ?? {}) as A.useMutation.ResultTuple<ResumeScraperMutation, ResumeScraperMutationVariables>
export const usePauseScrapeSourceMutation = (options?: A.useMutation.Options<PauseScrapeSourceMutation, PauseScrapeSourceMutationVariables>): A.useMutation.ResultTuple<PauseScrapeSourceMutation, PauseScrapeSourceMutationVariables> => A.useMutation<PauseScrapeSourceMutation, PauseScrapeSourceMutationVariables>(PauseScrapeSourceDocument, options ?? {}) as A.useMutation.ResultTuple<PauseScrapeSourceMutation, PauseScrapeSourceMutationVariables>
export const useResumeScrapeSourceMutation = (options?: A.useMutation.Options<ResumeScrapeSourceMutation, ResumeScrapeSourceMutationVariables>): A.useMutation.ResultTuple<ResumeScrapeSourceMutation, ResumeScrapeSourceMutationVariables> => A.useMutation<ResumeScrapeSourceMutation, ResumeScrapeSourceMutationVariables>(ResumeScrapeSourceDocument, options ?? {}) as A.useMutation.ResultTuple<ResumeScrapeSourceMutation, ResumeScrapeSourceMutationVariables>
export function useScrapeStreamQuery(options: A.useQuery.Options<ScrapeStreamQuery, ScrapeStreamQueryVariables>): A.useQuery.Result<ScrapeStreamQuery, ScrapeStreamQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeStreamQuery(options: A.SkipToken | A.useQuery.Options<ScrapeStreamQuery, ScrapeStreamQueryVariables>): A.useQuery.Result<ScrapeStreamQuery, ScrapeStreamQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeStreamQueryVariables>>
export function useScrapeStreamQuery(options: any): any { return useQuery(ScrapeStreamDocument, options) }
export const useScrapeStreamLazyQuery = (options?: A.useLazyQuery.Options<ScrapeStreamQuery, ScrapeStreamQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeStreamQuery, ScrapeStreamQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeStreamDocument, options)
export const useRunHistory_RunFragment = (from: A.useFragment.Options<RunHistory_RunFragment, never>['from']) =>
  useFragment({ fragment: RunHistory_RunFragmentDoc, fragmentName: 'RunHistory_run', from })
export function useScrapeRunsQuery(options?: A.useQuery.Options<ScrapeRunsQuery, ScrapeRunsQueryVariables>): A.useQuery.Result<ScrapeRunsQuery, ScrapeRunsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeRunsQuery(options: A.SkipToken | A.useQuery.Options<ScrapeRunsQuery, ScrapeRunsQueryVariables>): A.useQuery.Result<ScrapeRunsQuery, ScrapeRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeRunsQueryVariables>>
export function useScrapeRunsQuery(options?: any): any { return useQuery(ScrapeRunsDocument, options) }
export const useScrapeRunsLazyQuery = (options?: A.useLazyQuery.Options<ScrapeRunsQuery, ScrapeRunsQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeRunsQuery, ScrapeRunsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeRunsDocument, options)
export function useScrapeRunsForFileQuery(options?: A.useQuery.Options<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables>): A.useQuery.Result<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeRunsForFileQuery(options: A.SkipToken | A.useQuery.Options<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables>): A.useQuery.Result<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeRunsForFileQueryVariables>>
export function useScrapeRunsForFileQuery(options?: any): any { return useQuery(ScrapeRunsForFileDocument, options) }
export const useScrapeRunsForFileLazyQuery = (options?: A.useLazyQuery.Options<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeRunsForFileQuery, ScrapeRunsForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeRunsForFileDocument, options)
export function useScrapeProblemsQuery(options: A.useQuery.Options<ScrapeProblemsQuery, ScrapeProblemsQueryVariables>): A.useQuery.Result<ScrapeProblemsQuery, ScrapeProblemsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeProblemsQuery(options: A.SkipToken | A.useQuery.Options<ScrapeProblemsQuery, ScrapeProblemsQueryVariables>): A.useQuery.Result<ScrapeProblemsQuery, ScrapeProblemsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeProblemsQueryVariables>>
export function useScrapeProblemsQuery(options: any): any { return useQuery(ScrapeProblemsDocument, options) }
export const useScrapeProblemsLazyQuery = (options?: A.useLazyQuery.Options<ScrapeProblemsQuery, ScrapeProblemsQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeProblemsQuery, ScrapeProblemsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeProblemsDocument, options)
export function useScrapeListingsQuery(options: A.useQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useQuery.Result<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScrapeListingsQuery(options: A.SkipToken | A.useQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useQuery.Result<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScrapeListingsQueryVariables>>
export function useScrapeListingsQuery(options: any): any { return useQuery(ScrapeListingsDocument, options) }
export const useScrapeListingsLazyQuery = (options?: A.useLazyQuery.Options<ScrapeListingsQuery, ScrapeListingsQueryVariables>): A.useLazyQuery.ResultTuple<ScrapeListingsQuery, ScrapeListingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScrapeListingsDocument, options)
export function useScraperSettingsQuery(options?: A.useQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useQuery.Result<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useScraperSettingsQuery(options: A.SkipToken | A.useQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useQuery.Result<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ScraperSettingsQueryVariables>>
export function useScraperSettingsQuery(options?: any): any { return useQuery(ScraperSettingsDocument, options) }
export const useScraperSettingsLazyQuery = (options?: A.useLazyQuery.Options<ScraperSettingsQuery, ScraperSettingsQueryVariables>): A.useLazyQuery.ResultTuple<ScraperSettingsQuery, ScraperSettingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ScraperSettingsDocument, options)
export const usePreviewSupplierFromUrlMutation = (options?: A.useMutation.Options<PreviewSupplierFromUrlMutation, PreviewSupplierFromUrlMutationVariables>): A.useMutation.ResultTuple<PreviewSupplierFromUrlMutation, PreviewSupplierFromUrlMutationVariables> => A.useMutation<PreviewSupplierFromUrlMutation, PreviewSupplierFromUrlMutationVariables>(PreviewSupplierFromUrlDocument, options ?? {}) as A.useMutation.ResultTuple<PreviewSupplierFromUrlMutation, PreviewSupplierFromUrlMutationVariables>
export const useCreateSupplierFromUrlMutation = (options?: A.useMutation.Options<CreateSupplierFromUrlMutation, CreateSupplierFromUrlMutationVariables>): A.useMutation.ResultTuple<CreateSupplierFromUrlMutation, CreateSupplierFromUrlMutationVariables> => A.useMutation<CreateSupplierFromUrlMutation, CreateSupplierFromUrlMutationVariables>(CreateSupplierFromUrlDocument, options ?? {}) as A.useMutation.ResultTuple<CreateSupplierFromUrlMutation, CreateSupplierFromUrlMutationVariables>
export function useSiteSettingsQuery(options?: A.useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>): A.useQuery.Result<SiteSettingsQuery, SiteSettingsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSiteSettingsQuery(options: A.SkipToken | A.useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>): A.useQuery.Result<SiteSettingsQuery, SiteSettingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SiteSettingsQueryVariables>>
export function useSiteSettingsQuery(options?: any): any { return useQuery(SiteSettingsDocument, options) }
export const useSiteSettingsLazyQuery = (options?: A.useLazyQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>): A.useLazyQuery.ResultTuple<SiteSettingsQuery, SiteSettingsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SiteSettingsDocument, options)
export const useSaveSiteSettingsMutation = (options?: A.useMutation.Options<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>): A.useMutation.ResultTuple<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables> => A.useMutation<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>(SaveSiteSettingsDocument, options ?? {}) as A.useMutation.ResultTuple<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>
export function useExplainSearchQuery(options: A.useQuery.Options<ExplainSearchQuery, ExplainSearchQueryVariables>): A.useQuery.Result<ExplainSearchQuery, ExplainSearchQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useExplainSearchQuery(options: A.SkipToken | A.useQuery.Options<ExplainSearchQuery, ExplainSearchQueryVariables>): A.useQuery.Result<ExplainSearchQuery, ExplainSearchQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ExplainSearchQueryVariables>>
export function useExplainSearchQuery(options: any): any { return useQuery(ExplainSearchDocument, options) }
export const useExplainSearchLazyQuery = (options?: A.useLazyQuery.Options<ExplainSearchQuery, ExplainSearchQueryVariables>): A.useLazyQuery.ResultTuple<ExplainSearchQuery, ExplainSearchQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ExplainSearchDocument, options)
export const useSupplierTable_SupplierFragment = (from: A.useFragment.Options<SupplierTable_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SupplierTable_SupplierFragmentDoc, fragmentName: 'SupplierTable_supplier', from })
export function useFindSuppliersQuery(options?: A.useQuery.Options<FindSuppliersQuery, FindSuppliersQueryVariables>): A.useQuery.Result<FindSuppliersQuery, FindSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useFindSuppliersQuery(options: A.SkipToken | A.useQuery.Options<FindSuppliersQuery, FindSuppliersQueryVariables>): A.useQuery.Result<FindSuppliersQuery, FindSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FindSuppliersQueryVariables>>
export function useFindSuppliersQuery(options?: any): any { return useQuery(FindSuppliersDocument, options) }
export const useFindSuppliersLazyQuery = (options?: A.useLazyQuery.Options<FindSuppliersQuery, FindSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<FindSuppliersQuery, FindSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(FindSuppliersDocument, options)
export function useSuppliersForFileQuery(options?: A.useQuery.Options<SuppliersForFileQuery, SuppliersForFileQueryVariables>): A.useQuery.Result<SuppliersForFileQuery, SuppliersForFileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSuppliersForFileQuery(options: A.SkipToken | A.useQuery.Options<SuppliersForFileQuery, SuppliersForFileQueryVariables>): A.useQuery.Result<SuppliersForFileQuery, SuppliersForFileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SuppliersForFileQueryVariables>>
export function useSuppliersForFileQuery(options?: any): any { return useQuery(SuppliersForFileDocument, options) }
export const useSuppliersForFileLazyQuery = (options?: A.useLazyQuery.Options<SuppliersForFileQuery, SuppliersForFileQueryVariables>): A.useLazyQuery.ResultTuple<SuppliersForFileQuery, SuppliersForFileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SuppliersForFileDocument, options)
export const useSupplierEditor_SupplierFragment = (from: A.useFragment.Options<SupplierEditor_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SupplierEditor_SupplierFragmentDoc, fragmentName: 'SupplierEditor_supplier', from })
export function useEditedSupplierQuery(options: A.useQuery.Options<EditedSupplierQuery, EditedSupplierQueryVariables>): A.useQuery.Result<EditedSupplierQuery, EditedSupplierQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useEditedSupplierQuery(options: A.SkipToken | A.useQuery.Options<EditedSupplierQuery, EditedSupplierQueryVariables>): A.useQuery.Result<EditedSupplierQuery, EditedSupplierQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditedSupplierQueryVariables>>
export function useEditedSupplierQuery(options: any): any { return useQuery(EditedSupplierDocument, options) }
export const useEditedSupplierLazyQuery = (options?: A.useLazyQuery.Options<EditedSupplierQuery, EditedSupplierQueryVariables>): A.useLazyQuery.ResultTuple<EditedSupplierQuery, EditedSupplierQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(EditedSupplierDocument, options)
export const useUpdateSupplierMutation = (options?: A.useMutation.Options<UpdateSupplierMutation, UpdateSupplierMutationVariables>): A.useMutation.ResultTuple<UpdateSupplierMutation, UpdateSupplierMutationVariables> => A.useMutation<UpdateSupplierMutation, UpdateSupplierMutationVariables>(UpdateSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<UpdateSupplierMutation, UpdateSupplierMutationVariables>
export const useCreateVerificationMutation = (options?: A.useMutation.Options<CreateVerificationMutation, CreateVerificationMutationVariables>): A.useMutation.ResultTuple<CreateVerificationMutation, CreateVerificationMutationVariables> => A.useMutation<CreateVerificationMutation, CreateVerificationMutationVariables>(CreateVerificationDocument, options ?? {}) as A.useMutation.ResultTuple<CreateVerificationMutation, CreateVerificationMutationVariables>
export const useDeleteVerificationMutation = (options?: A.useMutation.Options<DeleteVerificationMutation, DeleteVerificationMutationVariables>): A.useMutation.ResultTuple<DeleteVerificationMutation, DeleteVerificationMutationVariables> => A.useMutation<DeleteVerificationMutation, DeleteVerificationMutationVariables>(DeleteVerificationDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteVerificationMutation, DeleteVerificationMutationVariables>
export const useSetSupplierPremiumMutation = (options?: A.useMutation.Options<SetSupplierPremiumMutation, SetSupplierPremiumMutationVariables>): A.useMutation.ResultTuple<SetSupplierPremiumMutation, SetSupplierPremiumMutationVariables> => A.useMutation<SetSupplierPremiumMutation, SetSupplierPremiumMutationVariables>(SetSupplierPremiumDocument, options ?? {}) as A.useMutation.ResultTuple<SetSupplierPremiumMutation, SetSupplierPremiumMutationVariables>
export const useFeatureSupplierMutation = (options?: A.useMutation.Options<FeatureSupplierMutation, FeatureSupplierMutationVariables>): A.useMutation.ResultTuple<FeatureSupplierMutation, FeatureSupplierMutationVariables> => A.useMutation<FeatureSupplierMutation, FeatureSupplierMutationVariables>(FeatureSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<FeatureSupplierMutation, FeatureSupplierMutationVariables>
export const useHideSupplierMutation = (options?: A.useMutation.Options<HideSupplierMutation, HideSupplierMutationVariables>): A.useMutation.ResultTuple<HideSupplierMutation, HideSupplierMutationVariables> => A.useMutation<HideSupplierMutation, HideSupplierMutationVariables>(HideSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<HideSupplierMutation, HideSupplierMutationVariables>
export const useDeleteSupplierMutation = (options?: A.useMutation.Options<DeleteSupplierMutation, DeleteSupplierMutationVariables>): A.useMutation.ResultTuple<DeleteSupplierMutation, DeleteSupplierMutationVariables> => A.useMutation<DeleteSupplierMutation, DeleteSupplierMutationVariables>(DeleteSupplierDocument, options ?? {}) as A.useMutation.ResultTuple<DeleteSupplierMutation, DeleteSupplierMutationVariables>
export function useOfficeTasksQuery(options?: A.useQuery.Options<OfficeTasksQuery, OfficeTasksQueryVariables>): A.useQuery.Result<OfficeTasksQuery, OfficeTasksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOfficeTasksQuery(options: A.SkipToken | A.useQuery.Options<OfficeTasksQuery, OfficeTasksQueryVariables>): A.useQuery.Result<OfficeTasksQuery, OfficeTasksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfficeTasksQueryVariables>>
export function useOfficeTasksQuery(options?: any): any { return useQuery(OfficeTasksDocument, options) }
export const useOfficeTasksLazyQuery = (options?: A.useLazyQuery.Options<OfficeTasksQuery, OfficeTasksQueryVariables>): A.useLazyQuery.ResultTuple<OfficeTasksQuery, OfficeTasksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OfficeTasksDocument, options)
export const useWebhookRow_WebhookFragment = (from: A.useFragment.Options<WebhookRow_WebhookFragment, never>['from']) =>
  useFragment({ fragment: WebhookRow_WebhookFragmentDoc, fragmentName: 'WebhookRow_webhook', from })
export function useWebhooksQuery(options?: A.useQuery.Options<WebhooksQuery, WebhooksQueryVariables>): A.useQuery.Result<WebhooksQuery, WebhooksQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useWebhooksQuery(options: A.SkipToken | A.useQuery.Options<WebhooksQuery, WebhooksQueryVariables>): A.useQuery.Result<WebhooksQuery, WebhooksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WebhooksQueryVariables>>
export function useWebhooksQuery(options?: any): any { return useQuery(WebhooksDocument, options) }
export const useWebhooksLazyQuery = (options?: A.useLazyQuery.Options<WebhooksQuery, WebhooksQueryVariables>): A.useLazyQuery.ResultTuple<WebhooksQuery, WebhooksQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(WebhooksDocument, options)
export function useWebhookDeliveriesQuery(options: A.useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): A.useQuery.Result<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useWebhookDeliveriesQuery(options: A.SkipToken | A.useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): A.useQuery.Result<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WebhookDeliveriesQueryVariables>>
export function useWebhookDeliveriesQuery(options: any): any { return useQuery(WebhookDeliveriesDocument, options) }
export const useWebhookDeliveriesLazyQuery = (options?: A.useLazyQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): A.useLazyQuery.ResultTuple<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(WebhookDeliveriesDocument, options)
export const useCreateWebhookMutation = (options?: A.useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>): A.useMutation.ResultTuple<CreateWebhookMutation, CreateWebhookMutationVariables> => A.useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options ?? {}) as A.useMutation.ResultTuple<CreateWebhookMutation, CreateWebhookMutationVariables>
export const useChangeWebhookMutation = (options?: A.useMutation.Options<ChangeWebhookMutation, ChangeWebhookMutationVariables>): A.useMutation.ResultTuple<ChangeWebhookMutation, ChangeWebhookMutationVariables> => A.useMutation<ChangeWebhookMutation, ChangeWebhookMutationVariables>(ChangeWebhookDocument, options ?? {}) as A.useMutation.ResultTuple<ChangeWebhookMutation, ChangeWebhookMutationVariables>
export const useReplayWebhookMutation = (options?: A.useMutation.Options<ReplayWebhookMutation, ReplayWebhookMutationVariables>): A.useMutation.ResultTuple<ReplayWebhookMutation, ReplayWebhookMutationVariables> => A.useMutation<ReplayWebhookMutation, ReplayWebhookMutationVariables>(ReplayWebhookDocument, options ?? {}) as A.useMutation.ResultTuple<ReplayWebhookMutation, ReplayWebhookMutationVariables>
export function useAdsQuery(options?: A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAdsQuery(options: A.SkipToken | A.useQuery.Options<AdsQuery, AdsQueryVariables>): A.useQuery.Result<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AdsQueryVariables>>
export function useAdsQuery(options?: any): any { return useQuery(AdsDocument, options) }
export const useAdsLazyQuery = (options?: A.useLazyQuery.Options<AdsQuery, AdsQueryVariables>): A.useLazyQuery.ResultTuple<AdsQuery, AdsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AdsDocument, options)
export function useBlogQuery(options?: A.useQuery.Options<BlogQuery, BlogQueryVariables>): A.useQuery.Result<BlogQuery, BlogQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogQuery(options: A.SkipToken | A.useQuery.Options<BlogQuery, BlogQueryVariables>): A.useQuery.Result<BlogQuery, BlogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogQueryVariables>>
export function useBlogQuery(options?: any): any { return useQuery(BlogDocument, options) }
export const useBlogLazyQuery = (options?: A.useLazyQuery.Options<BlogQuery, BlogQueryVariables>): A.useLazyQuery.ResultTuple<BlogQuery, BlogQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogDocument, options)
export function useBlogTopicsQuery(options?: A.useQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useQuery.Result<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogTopicsQuery(options: A.SkipToken | A.useQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useQuery.Result<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogTopicsQueryVariables>>
export function useBlogTopicsQuery(options?: any): any { return useQuery(BlogTopicsDocument, options) }
export const useBlogTopicsLazyQuery = (options?: A.useLazyQuery.Options<BlogTopicsQuery, BlogTopicsQueryVariables>): A.useLazyQuery.ResultTuple<BlogTopicsQuery, BlogTopicsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogTopicsDocument, options)
export const usePostCard_PostFragment = (from: A.useFragment.Options<PostCard_PostFragment, never>['from']) =>
  useFragment({ fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post', from })
export function useBlogPostQuery(options: A.useQuery.Options<BlogPostQuery, BlogPostQueryVariables>): A.useQuery.Result<BlogPostQuery, BlogPostQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBlogPostQuery(options: A.SkipToken | A.useQuery.Options<BlogPostQuery, BlogPostQueryVariables>): A.useQuery.Result<BlogPostQuery, BlogPostQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogPostQueryVariables>>
export function useBlogPostQuery(options: any): any { return useQuery(BlogPostDocument, options) }
export const useBlogPostLazyQuery = (options?: A.useLazyQuery.Options<BlogPostQuery, BlogPostQueryVariables>): A.useLazyQuery.ResultTuple<BlogPostQuery, BlogPostQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BlogPostDocument, options)
export const useCreateMessageMutation = (options?: A.useMutation.Options<CreateMessageMutation, CreateMessageMutationVariables>): A.useMutation.ResultTuple<CreateMessageMutation, CreateMessageMutationVariables> => A.useMutation<CreateMessageMutation, CreateMessageMutationVariables>(CreateMessageDocument, options ?? {}) as A.useMutation.ResultTuple<CreateMessageMutation, CreateMessageMutationVariables>
export function useAreaQuery(options?: A.useQuery.Options<AreaQuery, AreaQueryVariables>): A.useQuery.Result<AreaQuery, AreaQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAreaQuery(options: A.SkipToken | A.useQuery.Options<AreaQuery, AreaQueryVariables>): A.useQuery.Result<AreaQuery, AreaQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AreaQueryVariables>>
export function useAreaQuery(options?: any): any { return useQuery(AreaDocument, options) }
export const useAreaLazyQuery = (options?: A.useLazyQuery.Options<AreaQuery, AreaQueryVariables>): A.useLazyQuery.ResultTuple<AreaQuery, AreaQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AreaDocument, options)
export function useAreaPageStartQuery(options: A.useQuery.Options<AreaPageStartQuery, AreaPageStartQueryVariables>): A.useQuery.Result<AreaPageStartQuery, AreaPageStartQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useAreaPageStartQuery(options: A.SkipToken | A.useQuery.Options<AreaPageStartQuery, AreaPageStartQueryVariables>): A.useQuery.Result<AreaPageStartQuery, AreaPageStartQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AreaPageStartQueryVariables>>
export function useAreaPageStartQuery(options: any): any { return useQuery(AreaPageStartDocument, options) }
export const useAreaPageStartLazyQuery = (options?: A.useLazyQuery.Options<AreaPageStartQuery, AreaPageStartQueryVariables>): A.useLazyQuery.ResultTuple<AreaPageStartQuery, AreaPageStartQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(AreaPageStartDocument, options)
export function useCountiesQuery(options?: A.useQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useQuery.Result<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountiesQuery(options: A.SkipToken | A.useQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useQuery.Result<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountiesQueryVariables>>
export function useCountiesQuery(options?: any): any { return useQuery(CountiesDocument, options) }
export const useCountiesLazyQuery = (options?: A.useLazyQuery.Options<CountiesQuery, CountiesQueryVariables>): A.useLazyQuery.ResultTuple<CountiesQuery, CountiesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountiesDocument, options)
export function useCountyQuery(options: A.useQuery.Options<CountyQuery, CountyQueryVariables>): A.useQuery.Result<CountyQuery, CountyQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountyQuery(options: A.SkipToken | A.useQuery.Options<CountyQuery, CountyQueryVariables>): A.useQuery.Result<CountyQuery, CountyQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountyQueryVariables>>
export function useCountyQuery(options: any): any { return useQuery(CountyDocument, options) }
export const useCountyLazyQuery = (options?: A.useLazyQuery.Options<CountyQuery, CountyQueryVariables>): A.useLazyQuery.ResultTuple<CountyQuery, CountyQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountyDocument, options)
export function useCountySuppliersQuery(options: A.useQuery.Options<CountySuppliersQuery, CountySuppliersQueryVariables>): A.useQuery.Result<CountySuppliersQuery, CountySuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountySuppliersQuery(options: A.SkipToken | A.useQuery.Options<CountySuppliersQuery, CountySuppliersQueryVariables>): A.useQuery.Result<CountySuppliersQuery, CountySuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountySuppliersQueryVariables>>
export function useCountySuppliersQuery(options: any): any { return useQuery(CountySuppliersDocument, options) }
export const useCountySuppliersLazyQuery = (options?: A.useLazyQuery.Options<CountySuppliersQuery, CountySuppliersQueryVariables>): A.useLazyQuery.ResultTuple<CountySuppliersQuery, CountySuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountySuppliersDocument, options)
export function useCountyAddressQuery(options: A.useQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useQuery.Result<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useCountyAddressQuery(options: A.SkipToken | A.useQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useQuery.Result<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CountyAddressQueryVariables>>
export function useCountyAddressQuery(options: any): any { return useQuery(CountyAddressDocument, options) }
export const useCountyAddressLazyQuery = (options?: A.useLazyQuery.Options<CountyAddressQuery, CountyAddressQueryVariables>): A.useLazyQuery.ResultTuple<CountyAddressQuery, CountyAddressQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(CountyAddressDocument, options)
export function useDirectoryQuery(options?: A.useQuery.Options<DirectoryQuery, DirectoryQueryVariables>): A.useQuery.Result<DirectoryQuery, DirectoryQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useDirectoryQuery(options: A.SkipToken | A.useQuery.Options<DirectoryQuery, DirectoryQueryVariables>): A.useQuery.Result<DirectoryQuery, DirectoryQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DirectoryQueryVariables>>
export function useDirectoryQuery(options?: any): any { return useQuery(DirectoryDocument, options) }
export const useDirectoryLazyQuery = (options?: A.useLazyQuery.Options<DirectoryQuery, DirectoryQueryVariables>): A.useLazyQuery.ResultTuple<DirectoryQuery, DirectoryQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(DirectoryDocument, options)
export function useFeaturedSuppliersQuery(options?: A.useQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useQuery.Result<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useFeaturedSuppliersQuery(options: A.SkipToken | A.useQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useQuery.Result<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FeaturedSuppliersQueryVariables>>
export function useFeaturedSuppliersQuery(options?: any): any { return useQuery(FeaturedSuppliersDocument, options) }
export const useFeaturedSuppliersLazyQuery = (options?: A.useLazyQuery.Options<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<FeaturedSuppliersQuery, FeaturedSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(FeaturedSuppliersDocument, options)
export function useLatestPostsQuery(options?: A.useQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useQuery.Result<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLatestPostsQuery(options: A.SkipToken | A.useQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useQuery.Result<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LatestPostsQueryVariables>>
export function useLatestPostsQuery(options?: any): any { return useQuery(LatestPostsDocument, options) }
export const useLatestPostsLazyQuery = (options?: A.useLazyQuery.Options<LatestPostsQuery, LatestPostsQueryVariables>): A.useLazyQuery.ResultTuple<LatestPostsQuery, LatestPostsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LatestPostsDocument, options)
export function usePopularLocationsQuery(options?: A.useQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useQuery.Result<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function usePopularLocationsQuery(options: A.SkipToken | A.useQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useQuery.Result<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PopularLocationsQueryVariables>>
export function usePopularLocationsQuery(options?: any): any { return useQuery(PopularLocationsDocument, options) }
export const usePopularLocationsLazyQuery = (options?: A.useLazyQuery.Options<PopularLocationsQuery, PopularLocationsQueryVariables>): A.useLazyQuery.ResultTuple<PopularLocationsQuery, PopularLocationsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(PopularLocationsDocument, options)
export function useLegalTextQuery(options: A.useQuery.Options<LegalTextQuery, LegalTextQueryVariables>): A.useQuery.Result<LegalTextQuery, LegalTextQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useLegalTextQuery(options: A.SkipToken | A.useQuery.Options<LegalTextQuery, LegalTextQueryVariables>): A.useQuery.Result<LegalTextQuery, LegalTextQueryVariables, 'empty' | 'complete' | 'streaming', Partial<LegalTextQueryVariables>>
export function useLegalTextQuery(options: any): any { return useQuery(LegalTextDocument, options) }
export const useLegalTextLazyQuery = (options?: A.useLazyQuery.Options<LegalTextQuery, LegalTextQueryVariables>): A.useLazyQuery.ResultTuple<LegalTextQuery, LegalTextQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(LegalTextDocument, options)
export function useMapPageQuery(options?: A.useQuery.Options<MapPageQuery, MapPageQueryVariables>): A.useQuery.Result<MapPageQuery, MapPageQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMapPageQuery(options: A.SkipToken | A.useQuery.Options<MapPageQuery, MapPageQueryVariables>): A.useQuery.Result<MapPageQuery, MapPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MapPageQueryVariables>>
export function useMapPageQuery(options?: any): any { return useQuery(MapPageDocument, options) }
export const useMapPageLazyQuery = (options?: A.useLazyQuery.Options<MapPageQuery, MapPageQueryVariables>): A.useLazyQuery.ResultTuple<MapPageQuery, MapPageQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MapPageDocument, options)
export const useSupplierRow_SupplierFragment = (from: A.useFragment.Options<SupplierRow_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SupplierRow_SupplierFragmentDoc, fragmentName: 'SupplierRow_supplier', from })
export function useMapExtentQuery(options?: A.useQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useQuery.Result<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMapExtentQuery(options: A.SkipToken | A.useQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useQuery.Result<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MapExtentQueryVariables>>
export function useMapExtentQuery(options?: any): any { return useQuery(MapExtentDocument, options) }
export const useMapExtentLazyQuery = (options?: A.useLazyQuery.Options<MapExtentQuery, MapExtentQueryVariables>): A.useLazyQuery.ResultTuple<MapExtentQuery, MapExtentQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MapExtentDocument, options)
export function useMapPictureQuery(options: A.useQuery.Options<MapPictureQuery, MapPictureQueryVariables>): A.useQuery.Result<MapPictureQuery, MapPictureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useMapPictureQuery(options: A.SkipToken | A.useQuery.Options<MapPictureQuery, MapPictureQueryVariables>): A.useQuery.Result<MapPictureQuery, MapPictureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MapPictureQueryVariables>>
export function useMapPictureQuery(options: any): any { return useQuery(MapPictureDocument, options) }
export const useMapPictureLazyQuery = (options?: A.useLazyQuery.Options<MapPictureQuery, MapPictureQueryVariables>): A.useLazyQuery.ResultTuple<MapPictureQuery, MapPictureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(MapPictureDocument, options)
export const useMapPoint_PointFragment = (from: A.useFragment.Options<MapPoint_PointFragment, never>['from']) =>
  useFragment({ fragment: MapPoint_PointFragmentDoc, fragmentName: 'MapPoint_point', from })
export const useMapStrip_ListFragment = (from: A.useFragment.Options<MapStrip_ListFragment, never>['from']) =>
  useFragment({ fragment: MapStrip_ListFragmentDoc, fragmentName: 'MapStrip_list', from })
export function useNearMeQuery(options: A.useQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useQuery.Result<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useNearMeQuery(options: A.SkipToken | A.useQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useQuery.Result<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NearMeQueryVariables>>
export function useNearMeQuery(options: any): any { return useQuery(NearMeDocument, options) }
export const useNearMeLazyQuery = (options?: A.useLazyQuery.Options<NearMeQuery, NearMeQueryVariables>): A.useLazyQuery.ResultTuple<NearMeQuery, NearMeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(NearMeDocument, options)
export function useSupplierMapQuery(options: A.useQuery.Options<SupplierMapQuery, SupplierMapQueryVariables>): A.useQuery.Result<SupplierMapQuery, SupplierMapQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierMapQuery(options: A.SkipToken | A.useQuery.Options<SupplierMapQuery, SupplierMapQueryVariables>): A.useQuery.Result<SupplierMapQuery, SupplierMapQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierMapQueryVariables>>
export function useSupplierMapQuery(options: any): any { return useQuery(SupplierMapDocument, options) }
export const useSupplierMapLazyQuery = (options?: A.useLazyQuery.Options<SupplierMapQuery, SupplierMapQueryVariables>): A.useLazyQuery.ResultTuple<SupplierMapQuery, SupplierMapQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierMapDocument, options)
export function useBadgeQuery(options: A.useQuery.Options<BadgeQuery, BadgeQueryVariables>): A.useQuery.Result<BadgeQuery, BadgeQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useBadgeQuery(options: A.SkipToken | A.useQuery.Options<BadgeQuery, BadgeQueryVariables>): A.useQuery.Result<BadgeQuery, BadgeQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BadgeQueryVariables>>
export function useBadgeQuery(options: any): any { return useQuery(BadgeDocument, options) }
export const useBadgeLazyQuery = (options?: A.useLazyQuery.Options<BadgeQuery, BadgeQueryVariables>): A.useLazyQuery.ResultTuple<BadgeQuery, BadgeQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(BadgeDocument, options)
export function useWidgetCountiesQuery(options?: A.useQuery.Options<WidgetCountiesQuery, WidgetCountiesQueryVariables>): A.useQuery.Result<WidgetCountiesQuery, WidgetCountiesQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useWidgetCountiesQuery(options: A.SkipToken | A.useQuery.Options<WidgetCountiesQuery, WidgetCountiesQueryVariables>): A.useQuery.Result<WidgetCountiesQuery, WidgetCountiesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WidgetCountiesQueryVariables>>
export function useWidgetCountiesQuery(options?: any): any { return useQuery(WidgetCountiesDocument, options) }
export const useWidgetCountiesLazyQuery = (options?: A.useLazyQuery.Options<WidgetCountiesQuery, WidgetCountiesQueryVariables>): A.useLazyQuery.ResultTuple<WidgetCountiesQuery, WidgetCountiesQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(WidgetCountiesDocument, options)
export const useCreateReportMutation = (options?: A.useMutation.Options<CreateReportMutation, CreateReportMutationVariables>): A.useMutation.ResultTuple<CreateReportMutation, CreateReportMutationVariables> => A.useMutation<CreateReportMutation, CreateReportMutationVariables>(CreateReportDocument, options ?? {}) as A.useMutation.ResultTuple<CreateReportMutation, CreateReportMutationVariables>
export const useSimilarSuppliers_SupplierFragment = (from: A.useFragment.Options<SimilarSuppliers_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SimilarSuppliers_SupplierFragmentDoc, fragmentName: 'SimilarSuppliers_supplier', from })
export function useSupplierProfileQuery(options: A.useQuery.Options<SupplierProfileQuery, SupplierProfileQueryVariables>): A.useQuery.Result<SupplierProfileQuery, SupplierProfileQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSupplierProfileQuery(options: A.SkipToken | A.useQuery.Options<SupplierProfileQuery, SupplierProfileQueryVariables>): A.useQuery.Result<SupplierProfileQuery, SupplierProfileQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SupplierProfileQueryVariables>>
export function useSupplierProfileQuery(options: any): any { return useQuery(SupplierProfileDocument, options) }
export const useSupplierProfileLazyQuery = (options?: A.useLazyQuery.Options<SupplierProfileQuery, SupplierProfileQueryVariables>): A.useLazyQuery.ResultTuple<SupplierProfileQuery, SupplierProfileQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SupplierProfileDocument, options)
export const useCreateRegistrationMutation = (options?: A.useMutation.Options<CreateRegistrationMutation, CreateRegistrationMutationVariables>): A.useMutation.ResultTuple<CreateRegistrationMutation, CreateRegistrationMutationVariables> => A.useMutation<CreateRegistrationMutation, CreateRegistrationMutationVariables>(CreateRegistrationDocument, options ?? {}) as A.useMutation.ResultTuple<CreateRegistrationMutation, CreateRegistrationMutationVariables>
export const useCreateListingRequestMutation = (options?: A.useMutation.Options<CreateListingRequestMutation, CreateListingRequestMutationVariables>): A.useMutation.ResultTuple<CreateListingRequestMutation, CreateListingRequestMutationVariables> => A.useMutation<CreateListingRequestMutation, CreateListingRequestMutationVariables>(CreateListingRequestDocument, options ?? {}) as A.useMutation.ResultTuple<CreateListingRequestMutation, CreateListingRequestMutationVariables>
export const useCreateReviewMutation = (options?: A.useMutation.Options<CreateReviewMutation, CreateReviewMutationVariables>): A.useMutation.ResultTuple<CreateReviewMutation, CreateReviewMutationVariables> => A.useMutation<CreateReviewMutation, CreateReviewMutationVariables>(CreateReviewDocument, options ?? {}) as A.useMutation.ResultTuple<CreateReviewMutation, CreateReviewMutationVariables>
export const useSupplierReviews_SupplierFragment = (from: A.useFragment.Options<SupplierReviews_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SupplierReviews_SupplierFragmentDoc, fragmentName: 'SupplierReviews_supplier', from })
export function useReviewsQuery(options: A.useQuery.Options<ReviewsQuery, ReviewsQueryVariables>): A.useQuery.Result<ReviewsQuery, ReviewsQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useReviewsQuery(options: A.SkipToken | A.useQuery.Options<ReviewsQuery, ReviewsQueryVariables>): A.useQuery.Result<ReviewsQuery, ReviewsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReviewsQueryVariables>>
export function useReviewsQuery(options: any): any { return useQuery(ReviewsDocument, options) }
export const useReviewsLazyQuery = (options?: A.useLazyQuery.Options<ReviewsQuery, ReviewsQueryVariables>): A.useLazyQuery.ResultTuple<ReviewsQuery, ReviewsQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(ReviewsDocument, options)
export function useSearchInsteadQuery(options: A.useQuery.Options<SearchInsteadQuery, SearchInsteadQueryVariables>): A.useQuery.Result<SearchInsteadQuery, SearchInsteadQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSearchInsteadQuery(options: A.SkipToken | A.useQuery.Options<SearchInsteadQuery, SearchInsteadQueryVariables>): A.useQuery.Result<SearchInsteadQuery, SearchInsteadQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SearchInsteadQueryVariables>>
export function useSearchInsteadQuery(options: any): any { return useQuery(SearchInsteadDocument, options) }
export const useSearchInsteadLazyQuery = (options?: A.useLazyQuery.Options<SearchInsteadQuery, SearchInsteadQueryVariables>): A.useLazyQuery.ResultTuple<SearchInsteadQuery, SearchInsteadQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SearchInsteadDocument, options)
export function useSuggestQuery(options: A.useQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useQuery.Result<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useSuggestQuery(options: A.SkipToken | A.useQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useQuery.Result<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SuggestQueryVariables>>
export function useSuggestQuery(options: any): any { return useQuery(SuggestDocument, options) }
export const useSuggestLazyQuery = (options?: A.useLazyQuery.Options<SuggestQuery, SuggestQueryVariables>): A.useLazyQuery.ResultTuple<SuggestQuery, SuggestQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(SuggestDocument, options)
export const useUnderstood_ListFragment = (from: A.useFragment.Options<Understood_ListFragment, never>['from']) =>
  useFragment({ fragment: Understood_ListFragmentDoc, fragmentName: 'Understood_list', from })
export const useSupplierCard_SupplierFragment = (from: A.useFragment.Options<SupplierCard_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SupplierCard_SupplierFragmentDoc, fragmentName: 'SupplierCard_supplier', from })
export function useRemotePictureQuery(options: A.useQuery.Options<RemotePictureQuery, RemotePictureQueryVariables>): A.useQuery.Result<RemotePictureQuery, RemotePictureQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useRemotePictureQuery(options: A.SkipToken | A.useQuery.Options<RemotePictureQuery, RemotePictureQueryVariables>): A.useQuery.Result<RemotePictureQuery, RemotePictureQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RemotePictureQueryVariables>>
export function useRemotePictureQuery(options: any): any { return useQuery(RemotePictureDocument, options) }
export const useRemotePictureLazyQuery = (options?: A.useLazyQuery.Options<RemotePictureQuery, RemotePictureQueryVariables>): A.useLazyQuery.ResultTuple<RemotePictureQuery, RemotePictureQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(RemotePictureDocument, options)
export const useFetchPictureMutation = (options?: A.useMutation.Options<FetchPictureMutation, FetchPictureMutationVariables>): A.useMutation.ResultTuple<FetchPictureMutation, FetchPictureMutationVariables> => A.useMutation<FetchPictureMutation, FetchPictureMutationVariables>(FetchPictureDocument, options ?? {}) as A.useMutation.ResultTuple<FetchPictureMutation, FetchPictureMutationVariables>
export const useEditedFieldsFragment = (from: A.useFragment.Options<EditedFieldsFragment, never>['from']) =>
  useFragment({ fragment: EditedFieldsFragmentDoc, fragmentName: 'EditedFields', from })