import { Migration } from '@mikro-orm/migrations'

/** How often suppliers were looked at and what was searched for, by day: counts only, of nobody in particular. */
export class Migration20261121160300_counts extends Migration {
  override up(): void {
    this.addSql(`
create table view_count (
  day date not null,
  supplier_id integer not null references supplier on delete cascade,
  times integer not null check (times > 0),
  primary key (day, supplier_id)
);
create index view_count_supplier on view_count (supplier_id);

create table search_count (
  day date not null,
  query text not null check (length(query) between 1 and 100),
  found boolean not null,
  times integer not null check (times > 0),
  primary key (day, query, found)
);
`)
  }
}
