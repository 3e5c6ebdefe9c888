/** Beside whatever asks somebody whether they are in danger. */
export function HowNoticed() {
  return (
    <a href="/how-danger-is-noticed" className="link text-small">
      How danger is noticed, and missed
    </a>
  )
}
