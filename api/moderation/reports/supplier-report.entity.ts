import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { Ref } from '@mikro-orm/core'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { reportReasons, type ReportReason } from './report.rules.ts'

const reportStatuses = ['pending', 'resolved', 'dismissed'] as const

/** A visitor's report about a listing; for administrators only. */
@Entity()
export class SupplierReport {
  @PrimaryKey({ type: 'integer' }) id!: number

  @ManyToOne(() => Supplier, { ref: true })
  supplier!: Ref<Supplier>

  @Enum({ items: () => reportReasons }) reason!: ReportReason
  @Property({ type: 'text', nullable: true }) details!: string | null

  /** For questions to the visitor. */
  @Property({ type: 'text', nullable: true }) email!: string | null
  @Enum({ items: () => reportStatuses, default: 'pending' }) status: (typeof reportStatuses)[number] = 'pending'
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt: Date = new Date()
}
