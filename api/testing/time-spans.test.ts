import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** An operator or NTP may set the wall clock, so that only these files use it, and why. */
const byTheClock: Record<string, string> = {
  'api/build/build.ts': 'a file’s time is of the same clock',
  'api/database/lock.ts': 'a file’s time is of the same clock',
  'api/partners/changes/read-changes.ts': 'the time is kept in the database',
  'api/blog/admin/admin-post.resolver.ts': 'an author names a time of day',
  'api/contact/send-message.ts': 'the time is kept in the database',
  'api/scraping/saving/delete-expired-places.task.ts': 'the time is kept in the database',
}

test('durations are measured by performance.now(), independent of the clock', () => {
  const found = globSync('api/**/*.ts')
    .filter((file) => !/\.test\.ts$|^api\/(testing|commands)\//.test(file.replaceAll('\\', '/')))
    .filter((file) => /Date\.now\(\)\s*[-<>]|[-<>]\s*Date\.now\(\)/.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(byTheClock).toSorted())
})
