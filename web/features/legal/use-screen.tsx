import { consent } from '#contract/consent.ts'
import { Clause, Document } from './document.tsx'

export function UseScreen() {
  return (
    <Document title="Terms of Use">
      <Clause title="You talk with a machine">
        <p>
          The voice that calls you is a computer program. It is not a person, and it does not pretend to be one. What it
          understands of your day, a mood or a theme, is an estimate. You know better.
        </p>
      </Clause>
      <Clause title="It is not therapy">
        <p>
          Journal AI helps you reflect. It does not diagnose or treat, its suggestions are no professional advice, and
          it does not replace a doctor, a therapist or a friend.
        </p>
        <p>
          Nobody watches your calls or entries, so nobody can come to your aid. If you might harm yourself or someone
          else, call your local emergency number. In the US and Canada you can call or text 988 at any hour; elsewhere,{' '}
          <a href="https://findahelpline.com" rel="noreferrer" className="link">
            findahelpline.com
          </a>{' '}
          lists a line near you.
        </p>
      </Clause>
      <Clause title="Your agreement to be called">
        <p>
          You agree that this server calls the number you register, at the time you choose, with a computer’s voice, and
          that the call is turned into text. You confirm that the number is your own and that you are at least 18.
        </p>
        <p>The words you agree to when you register are these, and they are kept with your account:</p>
        <blockquote className="border-l-2 border-line pl-4">{consent.calls}</blockquote>
        <p>
          You can take your agreement back at any time, in any of these ways. Nothing else of your journal ends with it.
        </p>
      </Clause>
      <Clause title="Your part">
        <p>
          Keep your password to yourself. Write and say what you like: the journal is yours. Do not use the service to
          call or to harm others. What friends and communities show you stays with you.
        </p>
      </Clause>
      <Clause title="Your words">
        <p>
          What you say and write stays yours. It is used to make your journal, and what you asked for from it, and for
          nothing else. It is not sold, and Journal AI trains no model with it. What is kept, and what may leave this
          machine, stands in the{' '}
          <a href="/privacy-policy" className="link">
            Privacy Policy
          </a>
          .
        </p>
      </Clause>
    </Document>
  )
}
