-- The initial rows of a new site.

insert into site_settings default values;
insert into ad_settings default values;
insert into scrape_limits default values;
insert into change_feed default values;
insert into supplier_count values ('', '', 0);
insert into schedule (name, kind, every, day, time, next_at)
values ('Weekly check of links', 'BACKLINKS', 'WEEK', 1, '03:17',
        (date_trunc('week', now() at time zone 'Europe/London') + interval '7 days 3 hours 17 minutes') at time zone 'Europe/London');
