import { Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useOfficeTasksQuery, type OfficeTasksQuery } from './OfficeTasks.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../ui/thousands.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { taskWords } from './task-words.ts'
import { Facts } from '../ui/lists.tsx'
import './ToDoTab.css'

type Office = NonNullable<OfficeTasksQuery['officeTasks']>

export const Component = () => {
  const query = useOfficeTasksQuery({ fetchPolicy: 'cache-and-network' })
  const office = query.data?.officeTasks
  return (
    <section aria-labelledby="to-do">
      <Heading as="h2" id="to-do" size="lg" mb="3">
        To Do
      </Heading>
      {office ? (
        <>
          {office.tasks.length ? (
            <ul className="tasks" aria-label="Tasks">
              {office.tasks.map((task) => (
                <Task key={task.kind} task={task} />
              ))}
            </ul>
          ) : (
            <div className="card flat row all-done">
              <Icon name="check" size={24} />
              <Text>All done. Nothing is waiting for you.</Text>
            </div>
          )}
          <StorageStatus office={office} />
        </>
      ) : (
        <LoadingPanel query={query} failed="Failed to load the tasks. Please try again." height="320px" />
      )}
    </section>
  )
}

const Task = ({ task: { kind, count, isMore, oldestAt, detail } }: { task: Office['tasks'][number] }) => {
  const { one, many, path, since = 'oldest', isTrouble, isUncounted } = taskWords[kind]
  const words = (
    <>
      {!isUncounted && <strong>{`${thousands(count)}${isMore ? '+' : ''} `}</strong>}
      <span>{count === 1 || isUncounted ? one : many}</span>
    </>
  )
  return (
    <li className="task" data-trouble={isTrouble}>
      {path ? (
        <Link className="task-words" to={path}>
          {words}
        </Link>
      ) : (
        <p className="task-words">{words}</p>
      )}
      {detail && <p className="task-detail muted small-text">{detail}</p>}
      {oldestAt && (
        <p className="task-age muted small-text">
          {since} <TimeAgo date={oldestAt} />
        </p>
      )}
    </li>
  )
}

const StorageStatus = ({ office: { isBackedUp, lastBackupAt, databaseBytes, freeBytes } }: { office: Office }) => (
  <Facts
    className="facts part"
    label="Storage and backups"
    facts={{
      'Last backup': lastBackupAt ? (
        <TimeAgo date={lastBackupAt} />
      ) : isBackedUp ? (
        'none yet'
      ) : (
        'automatic backups are off (set BACKUP_TO)'
      ),
      Database: bytes(databaseBytes),
      'Free on the disk': freeBytes !== null && bytes(freeBytes),
    }}
  />
)

const bytes = (size: number): string => {
  const units = ['kB', 'MB', 'GB', 'TB']
  const at = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3) - 1))
  const value = size / 1000 ** (at + 1)
  return `${value < 10 ? value.toFixed(1) : thousands(Math.round(value))} ${units[at]!}`
}
