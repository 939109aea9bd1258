import { PostCard } from '../blog/PostCard.tsx'
import { useLatestPostsQuery } from './LatestPosts.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { Section } from './Section.tsx'
import '../ui/swipe-row.css'

export const LatestPosts = () => {
  const { data, error, refetch } = useLatestPostsQuery()
  const posts = data?.latestPosts
  return (
    <Section title="Latest from our Blog" more={{ label: 'View all articles', to: '/blog' }} isTinted>
      {posts ? (
        <>
          <ul className="post-grid swipe-row">
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          {posts.length === 0 && <p>There are no articles yet.</p>}
        </>
      ) : error ? (
        <Failed
          message="Failed to load blog posts. Please try again later."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardSkeletons count={3} />
      )}
    </Section>
  )
}
