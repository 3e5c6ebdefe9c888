import { Clause, Document } from './document.tsx'

export function PrivacyScreen() {
  return (
    <Document title="Privacy Policy">
      <Clause title="Who keeps your journal">
        <p>
          Journal AI is software that someone runs on a computer of their own: perhaps you, perhaps a person or a group
          you trust. That host keeps your journal. The people who write Journal AI receive nothing from it, and it
          carries no advertising and no tracking.
        </p>
      </Clause>
      <Clause title="What is stored">
        <p>
          Your name, phone number, time zone and call time; your password, as a hash that cannot be turned back; the
          words of your calls and entries; and what is worked out from them, such as a mood and themes. Calls are kept
          as text. No sound is recorded.
        </p>
      </Clause>
      <Clause title="How it is protected">
        <p>
          Titles, entries, transcripts and every turn of a call are encrypted with a key that belongs to you alone,
          which is itself locked with the key of this server. Dates, counts, mood numbers, your name and your phone
          number are stored in the open, because scheduling and statistics need them.
        </p>
        <p>
          The server opens your words while it works on them, so this is not end-to-end encryption: a host who holds the
          server’s key could read them. Choose a host you trust.
        </p>
      </Clause>
      <Clause title="What leaves the machine">
        <p>By itself, nothing. There are three exceptions, and each depends on a choice:</p>
        <ul className="list-disc space-y-2 pl-5">
          <li>
            If you speak in the browser, the browser turns your voice into text. Some browsers send the sound to their
            vendor to do so. You can type instead, and then nothing is sent.
          </li>
          <li>If the host has set up a phone carrier, the carrier carries your calls and hears them.</li>
          <li>
            If the host has set up a language model of another company, the words it is asked about are sent to that
            company.
          </li>
        </ul>
      </Clause>
      <Clause title="In your browser">
        <p>
          One cookie keeps you signed in. The browser also remembers which account that is, your theme, and the draft of
          an entry you have not saved yet.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          Your words are yours. Ask your host for a copy or for deletion at any time. When an account is deleted its key
          is destroyed with it, and what it had locked can no longer be read.
        </p>
      </Clause>
    </Document>
  )
}
