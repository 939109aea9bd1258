import { useEffect, useState } from 'react'
import { duration } from './words.ts'

const tickMs = 1000

export const Elapsed = ({ from, until }: { from: string; until: string | null }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [until])
  const end = until ? Date.parse(until) : now
  return duration(Math.max(0, Math.round((end - Date.parse(from)) / 1000)))
}
