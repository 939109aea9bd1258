import { Migration } from '@mikro-orm/migrations'

/** Whether a business trades; one that does not is open at no minute of the week. */
export class Migration20261125200000_business_status extends Migration {
  override up(): void {
    this.addSql(`
alter table supplier add column business_status text
  check (business_status in ('OPERATIONAL', 'CLOSED_TEMPORARILY', 'FUTURE_OPENING'));
alter table supplier drop column open_minutes;
alter table supplier add column open_minutes int4multirange generated always as (
  case when coalesce(business_status, 'OPERATIONAL') = 'OPERATIONAL' then open_minutes_of(opening_hours) end) stored;
select watch_supplier_columns();
`)
  }
}
