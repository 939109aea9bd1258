import { useEffect, useRef, type ReactNode } from 'react'
import './SendForm.css'

export const Sent = ({ title, children }: { title: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="card flat sent" ref={box} tabIndex={-1} role="status">
      <h3 className="heading tiny">{title}</h3>
      <p>{children}</p>
    </div>
  )
}
