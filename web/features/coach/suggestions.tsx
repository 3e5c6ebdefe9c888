const questions = [
  'How can I improve my mood based on my recent entries?',
  'What patterns do you see in my journal?',
  'Help me set achievable goals for this month',
  "I'm feeling stuck. What should I focus on?",
  'Analyze my progress over the past week',
]

export function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <section aria-label="Suggestions" className="mt-8">
      <p className="text-small font-semibold">Try asking:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="min-h-11 rounded-card border border-line px-4 py-1.5 text-left text-small transition-colors duration-150 hover:border-control hover:bg-sunken"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
