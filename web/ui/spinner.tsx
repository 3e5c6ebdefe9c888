export function Spinner({ label }: { label: string }) {
  return (
    <main role="status" className="grid min-h-[60vh] place-content-center justify-items-center gap-4 text-soft">
      <span aria-hidden className="size-7 animate-turn rounded-full border-2 border-line border-t-accent" />
      {label}
    </main>
  )
}
