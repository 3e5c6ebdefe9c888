const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const names: Record<string, string> = { '*': 'Star', '#': 'Hash' }

export function Keypad({ onPress }: { onPress: (digit: string) => void }) {
  return (
    <fieldset className="mx-auto grid w-full max-w-72 animate-enter grid-cols-3 gap-2 pb-3">
      <legend className="sr-only">Keypad</legend>
      {keys.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-label={names[digit]}
          onClick={() => onPress(digit)}
          className="figures min-h-12 rounded-control border border-line bg-raised font-book text-title hover:bg-sunken active:bg-accent-soft"
        >
          {digit}
        </button>
      ))}
    </fieldset>
  )
}
