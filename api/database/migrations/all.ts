import { Migration20261120100000_tables } from './Migration20261120100000_tables.ts'
import { Migration20261120110000_search } from './Migration20261120110000_search.ts'
import { Migration20261120120000_reports } from './Migration20261120120000_reports.ts'
import { Migration20261120130000_changes } from './Migration20261120130000_changes.ts'
import { Migration20261120140000_creatives } from './Migration20261120140000_creatives.ts'
import { Migration20261120150000_blog } from './Migration20261120150000_blog.ts'
import { Migration20261121090000_county_guides } from './Migration20261121090000_county_guides.ts'
import { Migration20261121100000_audit } from './Migration20261121100000_audit.ts'
import { Migration20261121110000_duplicates } from './Migration20261121110000_duplicates.ts'
import { Migration20261121130000_sessions } from './Migration20261121130000_sessions.ts'
import { Migration20261121140000_requests } from './Migration20261121140000_requests.ts'
import { Migration20261121150000_dashboard } from './Migration20261121150000_dashboard.ts'
import { Migration20261121160000_editing } from './Migration20261121160000_editing.ts'
import { Migration20261121160100_public_changes } from './Migration20261121160100_public_changes.ts'
import { Migration20261121160200_posts } from './Migration20261121160200_posts.ts'
import { Migration20261121160300_counts } from './Migration20261121160300_counts.ts'
import { Migration20261121170000_scrape_runs } from './Migration20261121170000_scrape_runs.ts'
import { Migration20261121180000_place_counts } from './Migration20261121180000_place_counts.ts'
import { Migration20261121190000_merge_moves } from './Migration20261121190000_merge_moves.ts'
import { Migration20261121200000_deleted_posts } from './Migration20261121200000_deleted_posts.ts'
import { Migration20261122100000_best_order } from './Migration20261122100000_best_order.ts'
import { Migration20261122140000_host_waiting } from './Migration20261122140000_host_waiting.ts'
import { Migration20261122150000_vat_number } from './Migration20261122150000_vat_number.ts'
import { Migration20261122160000_areas } from './Migration20261122160000_areas.ts'
import { Migration20261122170000_reading } from './Migration20261122170000_reading.ts'
import { Migration20261122171000_place_points } from './Migration20261122171000_place_points.ts'
import { Migration20261122172000_names } from './Migration20261122172000_names.ts'
import { Migration20261122180000_near_index } from './Migration20261122180000_near_index.ts'
import { Migration20261122190000_page_attempts } from './Migration20261122190000_page_attempts.ts'
import { Migration20261122191000_own_passwords } from './Migration20261122191000_own_passwords.ts'
import { Migration20261122192000_rate_limits } from './Migration20261122192000_rate_limits.ts'
import { Migration20261122230000_demo_index } from './Migration20261122230000_demo_index.ts'
import { Migration20261122235000_backup_outcome } from './Migration20261122235000_backup_outcome.ts'
import { Migration20261123010000_api_keys } from './Migration20261123010000_api_keys.ts'
import { Migration20261123011000_changes } from './Migration20261123011000_changes.ts'
import { Migration20261123012000_webhooks } from './Migration20261123012000_webhooks.ts'
import { Migration20261123014000_supplier_town } from './Migration20261123014000_supplier_town.ts'
import { Migration20261123021000_change_places } from './Migration20261123021000_change_places.ts'
import { Migration20261123022000_country_order } from './Migration20261123022000_country_order.ts'
import { Migration20261123080000_quick_functions } from './Migration20261123080000_quick_functions.ts'
import { Migration20261123081000_office } from './Migration20261123081000_office.ts'
import { Migration20261123081100_entry_order } from './Migration20261123081100_entry_order.ts'
import { Migration20261123082000_intakes } from './Migration20261123082000_intakes.ts'
import { Migration20261123082100_reviews_taken_down } from './Migration20261123082100_reviews_taken_down.ts'
import { Migration20261123082200_intake_changes } from './Migration20261123082200_intake_changes.ts'
import { Migration20261123083000_tallies } from './Migration20261123083000_tallies.ts'
import { Migration20261123083100_retention } from './Migration20261123083100_retention.ts'
import { Migration20261123083200_supplier_list } from './Migration20261123083200_supplier_list.ts'
import { Migration20261123083300_waiting_counts } from './Migration20261123083300_waiting_counts.ts'
import { Migration20261123083400_found_by_reference } from './Migration20261123083400_found_by_reference.ts'
import { Migration20261123084000_duplicate_pairs } from './Migration20261123084000_duplicate_pairs.ts'
import { Migration20261123084100_import_batches } from './Migration20261123084100_import_batches.ts'
import { Migration20261123085000_quality_changes } from './Migration20261123085000_quality_changes.ts'
import { Migration20261123100000_pictures } from './Migration20261123100000_pictures.ts'
import { Migration20261123101000_staff } from './Migration20261123101000_staff.ts'
import { Migration20261123101100_people } from './Migration20261123101100_people.ts'
import { Migration20261123102000_outbox } from './Migration20261123102000_outbox.ts'
import { Migration20261123102100_schedules } from './Migration20261123102100_schedules.ts'
import { Migration20261123103000_merge_choices } from './Migration20261123103000_merge_choices.ts'
import { Migration20261123103100_import_uploads } from './Migration20261123103100_import_uploads.ts'
import { Migration20261123104000_source_pauses } from './Migration20261123104000_source_pauses.ts'
import { Migration20261123104100_live_requests } from './Migration20261123104100_live_requests.ts'
import { Migration20261123105000_site_settings } from './Migration20261123105000_site_settings.ts'
import { Migration20261123105100_scheduled_posts } from './Migration20261123105100_scheduled_posts.ts'
import { Migration20261123105200_guide_versions } from './Migration20261123105200_guide_versions.ts'
import { Migration20261123105300_redirects } from './Migration20261123105300_redirects.ts'
import { Migration20261123105400_legal_texts } from './Migration20261123105400_legal_texts.ts'
import { Migration20261123110000_removed_listings } from './Migration20261123110000_removed_listings.ts'
import { Migration20261123110100_going_live } from './Migration20261123110100_going_live.ts'
import { Migration20261123120000_sealed_links } from './Migration20261123120000_sealed_links.ts'
import { Migration20261123120100_staff_notices } from './Migration20261123120100_staff_notices.ts'
import { Migration20261123121000_last_days } from './Migration20261123121000_last_days.ts'
import { Migration20261123123000_unproven_names } from './Migration20261123123000_unproven_names.ts'
import { Migration20261123123100_accent_check } from './Migration20261123123100_accent_check.ts'
import { Migration20261123160000_email_changes } from './Migration20261123160000_email_changes.ts'
import { Migration20261123161000_nightly_indexes } from './Migration20261123161000_nightly_indexes.ts'
import { Migration20261123161100_merge_sources } from './Migration20261123161100_merge_sources.ts'
import { Migration20261123161200_found_people } from './Migration20261123161200_found_people.ts'
import { Migration20261123161300_transfers } from './Migration20261123161300_transfers.ts'
import { Migration20261123161900_orders_of_lists } from './Migration20261123161900_orders_of_lists.ts'
import { Migration20261123164400_merged_later } from './Migration20261123164400_merged_later.ts'
import { Migration20261123171000_read_into_memory } from './Migration20261123171000_read_into_memory.ts'
import { Migration20261123171100_near_keys } from './Migration20261123171100_near_keys.ts'
import { Migration20261123172000_words_counted } from './Migration20261123172000_words_counted.ts'
import { Migration20261123172100_words_of_reviews } from './Migration20261123172100_words_of_reviews.ts'
import { Migration20261123172200_days_of_searches } from './Migration20261123172200_days_of_searches.ts'
import { Migration20261123173100_signs_in_reviews } from './Migration20261123173100_signs_in_reviews.ts'
import { Migration20261123174000_new_changes } from './Migration20261123174000_new_changes.ts'
import { Migration20261123200300_quick_filling } from './Migration20261123200300_quick_filling.ts'
import { Migration20261125100000_visits } from './Migration20261125100000_visits.ts'
import { Migration20261125101000_mailboxes } from './Migration20261125101000_mailboxes.ts'
import { Migration20261125190000_counter_checks } from './Migration20261125190000_counter_checks.ts'
import { Migration20261125190000_import_matching } from './Migration20261125190000_import_matching.ts'
import { Migration20261125191000_joined_names } from './Migration20261125191000_joined_names.ts'
import { Migration20261125200000_business_status } from './Migration20261125200000_business_status.ts'
import { Migration20261125200000_decision_words } from './Migration20261125200000_decision_words.ts'
import { Migration20261125200100_weighted_rating } from './Migration20261125200100_weighted_rating.ts'
import { Migration20261125210000_rejected } from './Migration20261125210000_rejected.ts'
import { Migration20261125210000_scripts } from './Migration20261125210000_scripts.ts'

/** Every migration, oldest first. */
export const migrations = [
  Migration20261120100000_tables,
  Migration20261120110000_search,
  Migration20261120120000_reports,
  Migration20261120130000_changes,
  Migration20261120140000_creatives,
  Migration20261120150000_blog,
  Migration20261121090000_county_guides,
  Migration20261121100000_audit,
  Migration20261121110000_duplicates,
  Migration20261121130000_sessions,
  Migration20261121140000_requests,
  Migration20261121150000_dashboard,
  Migration20261121160000_editing,
  Migration20261121160100_public_changes,
  Migration20261121160200_posts,
  Migration20261121160300_counts,
  Migration20261121170000_scrape_runs,
  Migration20261121180000_place_counts,
  Migration20261121190000_merge_moves,
  Migration20261121200000_deleted_posts,
  Migration20261122100000_best_order,
  Migration20261122140000_host_waiting,
  Migration20261122150000_vat_number,
  Migration20261122160000_areas,
  Migration20261122170000_reading,
  Migration20261122171000_place_points,
  Migration20261122172000_names,
  Migration20261122180000_near_index,
  Migration20261122190000_page_attempts,
  Migration20261122191000_own_passwords,
  Migration20261122192000_rate_limits,
  Migration20261122230000_demo_index,
  Migration20261122235000_backup_outcome,
  Migration20261123010000_api_keys,
  Migration20261123011000_changes,
  Migration20261123012000_webhooks,
  Migration20261123014000_supplier_town,
  Migration20261123021000_change_places,
  Migration20261123022000_country_order,
  Migration20261123080000_quick_functions,
  Migration20261123081000_office,
  Migration20261123081100_entry_order,
  Migration20261123082000_intakes,
  Migration20261123082100_reviews_taken_down,
  Migration20261123082200_intake_changes,
  Migration20261123083000_tallies,
  Migration20261123083100_retention,
  Migration20261123083200_supplier_list,
  Migration20261123083300_waiting_counts,
  Migration20261123083400_found_by_reference,
  Migration20261123084000_duplicate_pairs,
  Migration20261123084100_import_batches,
  Migration20261123085000_quality_changes,
  Migration20261123100000_pictures,
  Migration20261123101000_staff,
  Migration20261123101100_people,
  Migration20261123102000_outbox,
  Migration20261123102100_schedules,
  Migration20261123103000_merge_choices,
  Migration20261123103100_import_uploads,
  Migration20261123104000_source_pauses,
  Migration20261123104100_live_requests,
  Migration20261123105000_site_settings,
  Migration20261123105100_scheduled_posts,
  Migration20261123105200_guide_versions,
  Migration20261123105300_redirects,
  Migration20261123105400_legal_texts,
  Migration20261123110000_removed_listings,
  Migration20261123110100_going_live,
  Migration20261123120000_sealed_links,
  Migration20261123120100_staff_notices,
  Migration20261123121000_last_days,
  Migration20261123123000_unproven_names,
  Migration20261123123100_accent_check,
  Migration20261123160000_email_changes,
  Migration20261123161000_nightly_indexes,
  Migration20261123161100_merge_sources,
  Migration20261123161200_found_people,
  Migration20261123161300_transfers,
  Migration20261123161900_orders_of_lists,
  Migration20261123164400_merged_later,
  Migration20261123171000_read_into_memory,
  Migration20261123171100_near_keys,
  Migration20261123172000_words_counted,
  Migration20261123172100_words_of_reviews,
  Migration20261123172200_days_of_searches,
  Migration20261123173100_signs_in_reviews,
  Migration20261123174000_new_changes,
  Migration20261123200300_quick_filling,
  Migration20261125100000_visits,
  Migration20261125101000_mailboxes,
  Migration20261125190000_counter_checks,
  Migration20261125190000_import_matching,
  Migration20261125191000_joined_names,
  Migration20261125200000_business_status,
  Migration20261125200000_decision_words,
  Migration20261125200100_weighted_rating,
  Migration20261125210000_rejected,
  Migration20261125210000_scripts,
].map((migration) => ({ name: migration.name, class: migration }))
