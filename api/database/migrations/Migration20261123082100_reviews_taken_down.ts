import { Migration } from '@mikro-orm/migrations'

/** A published review may be taken down, with a reason; reviews of every status are listed and searched by administrators. */
export class Migration20261123082100_reviews_taken_down extends Migration {
  override up(): void {
    this.addSql(`
alter table review drop constraint review_status_check,
  add constraint review_status_check check (status in ('pending', 'published', 'rejected', 'taken_down'));
alter table supplier_report drop constraint supplier_report_reason_check,
  add constraint supplier_report_reason_check check (reason in ('CLOSED_DOWN', 'WRONG_DETAILS', 'NOT_A_SUPPLIER', 'UNFAIR_REVIEW', 'OTHER'));
create index review_by_status on review (status, created_at desc, id desc);
create index review_by_time on review (created_at desc, id desc);
create function review_words(reviewer_name text, reviewer_email text, comment text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', translate(concat_ws(' ', reviewer_name, reviewer_email, comment), '@._-''', '     '))
$$;
create index review_words on review using gin (review_words(reviewer_name, reviewer_email, comment));
`)
  }
}
