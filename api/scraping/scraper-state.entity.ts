import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** How the scraper stands; one row, so that every process shows the same. */
@Entity()
export class ScraperState {
  @PrimaryKey({ type: 'integer' })
  id: number = 1

  @Property({ type: 'boolean', default: false })
  isRunning: boolean = false

  @Property({ type: 'text', nullable: true })
  currentDirectory!: string | null

  @Property({ type: 'integer', default: 0 })
  processedDirectories: number = 0

  @Property({ type: 'integer', default: 0 })
  totalDirectories: number = 0

  @Property({ type: 'integer', default: 0 })
  processedSuppliers: number = 0

  @Property({ type: 'datetime', nullable: true })
  startTime!: Date | null

  @Property({ type: 'json' })
  errors: string[] = []

  @Property({ type: 'text', nullable: true })
  sourceType!: string | null
}
