import { AdSettings, AdSlot } from '../ads/ad.entity.ts'
import { AuditEntry } from '../accounts/audit/audit-entry.entity.ts'
import { User } from '../accounts/user.entity.ts'
import { Backlink } from '../backlinks/backlink.entity.ts'
import { Post } from '../blog/post.entity.ts'
import { Message } from '../contact/message.entity.ts'
import { SupplierMerge } from '../duplicates/supplier-merge.entity.ts'
import type { TableName } from '../maintenance/tables.ts'
import { BusinessRequest } from '../registration/business-request.entity.ts'
import { Registration } from '../registration/registration.entity.ts'
import { SupplierReport } from '../moderation/reports/supplier-report.entity.ts'
import { Decision } from '../moderation/requests/decision.entity.ts'
import { Review } from '../reviews/review.entity.ts'
import { SiteSettings } from '../office/site/site-settings.entity.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'

/** A table that api/maintenance/tables.ts lacks does not compile. */
const entityByTable = {
  ad_settings: AdSettings,
  ad_slot: AdSlot,
  audit_entry: AuditEntry,
  backlink: Backlink,
  business_request: BusinessRequest,
  decision: Decision,
  contact_message: Message,
  blog_post: Post,
  registration: Registration,
  review: Review,
  site_settings: SiteSettings,
  supplier: Supplier,
  supplier_merge: SupplierMerge,
  supplier_report: SupplierReport,
  app_user: User,
} satisfies Partial<Record<TableName, unknown>>

export const entities = Object.values(entityByTable)
