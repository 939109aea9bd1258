/** The columns of `webhook w` in the API. */
export const webhookColumns = `
  w.id, w.label, w.url, w.events, w.created_at "createdAt", w.failing_since "failingSince", w.next_attempt_at "nextAttemptAt",
  w.paused_at "pausedAt", w.pause_reason "pauseReason", case when w.former_until > now() then w.former_until end "formerSecretEndsAt",
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') waiting,
  (select d.attempted_at from webhook_delivery d where d.webhook_id = w.id and d.state = 'delivered' order by d.id desc limit 1) "lastDeliveredAt"`
