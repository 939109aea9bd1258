import type { TableColumn } from '../table/table-column.ts'
import { states, type Backlink } from './backlink.ts'
import { BacklinkActions } from './BacklinkActions.tsx'

const dayText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  })

export const backlinkColumns: readonly TableColumn<Backlink>[] = [
  {
    id: 'link',
    label: 'Link',
    isFixed: true,
    sort: { ascending: 'SITE', descending: 'SITE_DESC' },
    cell: ({ sourcePage, sourceSite, targetUrl, anchorText }) => (
      <>
        <a className="admin-link" href={sourcePage} rel="nofollow noopener noreferrer" target="_blank">
          {sourceSite}
        </a>
        {' → '}
        <a className="admin-link" href={targetUrl}>
          {targetUrl}
        </a>
        <div className="admin-small">“{anchorText}”</div>
      </>
    ),
    csv: [
      { heading: 'Site', value: ({ sourceSite }) => sourceSite },
      { heading: 'Page', value: ({ sourcePage }) => sourcePage },
      { heading: 'Target', value: ({ targetUrl }) => targetUrl },
      { heading: 'Words', value: ({ anchorText }) => anchorText },
    ],
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <span className="admin-state" data-state={states[status].state}>
        {states[status].text}
      </span>
    ),
    csv: [{ heading: 'Status', value: ({ status }) => states[status].text }],
  },
  {
    id: 'checked',
    label: 'Checked',
    sort: { ascending: 'CHECK_OLDEST', descending: 'CHECK_NEWEST' },
    cell: ({ checkedAt, checkResult }) =>
      checkedAt ? (
        <div className="table-words">
          {checkResult} <time dateTime={checkedAt}>({dayText(checkedAt)})</time>
        </div>
      ) : (
        'Not checked yet'
      ),
    csv: [
      { heading: 'Checked', value: ({ checkedAt }) => checkedAt?.slice(0, 10) ?? null },
      { heading: 'Result', value: ({ checkResult }) => checkResult },
    ],
  },
  {
    id: 'entered',
    label: 'Entered',
    isExtra: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => dayText(createdAt),
    csv: [{ heading: 'Entered', value: ({ createdAt }) => createdAt.slice(0, 10) }],
  },
  { id: 'mark', label: 'Mark', isFixed: true, cell: (row) => <BacklinkActions backlink={row} />, csv: [] },
]
