import { useUpdateBacklinkMutation, type BacklinksQuery } from './Backlinks.generated.ts'
import type { BacklinkStatus } from '../../schema.generated.ts'
import type { Backlink } from './backlink.ts'

/** Fails if the status has changed since it was read. */
export const useMarkBacklink = () => {
  const [setStatus, { loading }] = useUpdateBacklinkMutation()
  const mark = ({ id, status }: Backlink, next: BacklinkStatus) =>
    setStatus({
      variables: { input: { id, status: next, seen: status } },
      update: (cache) => cache.modify({ fields: { backlinks: moved(status, next) } }),
    })
  return [mark, { loading }] as const
}

const moved =
  (from: BacklinkStatus, to: BacklinkStatus) =>
  <Cached>(cached: Cached): Cached => {
    const [less, more] = [from.toLowerCase(), to.toLowerCase()] as Lowercase<BacklinkStatus>[]
    const report = cached as Cached & Pick<BacklinksQuery['backlinks'], 'counts'>
    const { counts } = report
    return { ...report, counts: { ...counts, [less!]: counts[less!] - 1, [more!]: counts[more!] + 1 } }
  }
