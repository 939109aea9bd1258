/** A bar of progress for the eye and for screen readers. */
export const Bar = ({ label, done, of }: { label: string; done: number; of: number }) => {
  const percent = of ? Math.floor((done / of) * 100) : 0
  return (
    <div
      className="scrape-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
