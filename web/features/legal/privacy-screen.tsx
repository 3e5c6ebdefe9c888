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
          Your name, phone number, time zone and call time; your password, as a hash that cannot be turned back; your
          settings; the words of your calls, your entries and your talks with the coach; what you add yourself, such as
          goals, habits, parts or posts; and what is worked out from all this, such as a mood, themes and analyses.
          Calls are kept as text. No sound is recorded.
        </p>
        <p>
          What you agreed to when you registered is stored in the words you saw, with the time; so is whether and when
          your number was proved to be yours. Both are in your export, and go with your account.
        </p>
        <p>
          If you write to support, your name, your email address and your message are stored for the host to answer.
          They are no part of an account: they stay when an account is deleted, until the host removes them. Ask for
          that in the same way.
        </p>
      </Clause>
      <Clause title="If you may be in danger">
        <p>
          What you say and write is read for signs of danger to yourself, by small programs on this server. Whatever
          they find is told to you and to nobody else. They miss much, and are sometimes wrong:{' '}
          <a href="/how-danger-is-noticed" className="link">
            how danger is noticed
          </a>
          . If you need somebody now, go to{' '}
          <a href="/help" className="link">
            Help now
          </a>
          .
        </p>
      </Clause>
      <Clause title="How it is protected">
        <p>
          What you say and write is encrypted with a key that belongs to you alone, which is itself locked with the key
          of this server. So is what is written about you, such as an analysis. What you write to support is encrypted
          with the server’s key. Dates, counts, mood numbers, switches, your name and your phone number are stored in
          the open, because scheduling and statistics need them.
        </p>
        <p>
          The server opens your words while it works on them, so this is not end-to-end encryption: a host who holds the
          server’s key could read them. Choose a host you trust.
        </p>
      </Clause>
      <Clause title="Who else sees it">
        <p>
          Nobody, unless you choose it. An entry is private until you let your friends see it. What you post in a
          community is read by its members. Someone you send an invite link sees your name.
        </p>
      </Clause>
      <Clause title="What leaves the machine">
        <p>
          By itself, nothing: the database, the phone in your browser and the words of the companion are all built in.
          There are four exceptions, and each depends on a choice.
        </p>
        <ul className="list-disc space-y-2 pl-5">
          <li>
            If you speak in the browser, the browser turns your voice into text. Some browsers send the sound to their
            maker to do so. You can type instead, and then nothing is sent.
          </li>
          <li>
            If the host has set up a phone carrier (Twilio or Telnyx), the carrier learns your number and when you are
            called, carries your calls and the codes that prove your number, turns what you say into text and what the
            companion says into a voice, and may have other companies do that. It keeps records of its own, by its own
            rules. It is not asked to record the sound.
          </li>
          <li>
            If the host has set up a language model and you allow it, that model answers you: on your calls, in your
            entries, as your coach, and in your letters, reminders and writing prompts. For a call it is sent what is
            said and a card made from your journal; for the rest, your message, the talk, and the entries that matter.
            It is not sent your account’s name and number, nor anything you wrote or said when you may have been in
            danger, unless you allow a second opinion on that as well. If the host runs the model, it stays with them.
            If a company does, that company receives those words. It is off until you switch it on in the settings,
            under Your Data, where the model’s machine is named; you are asked again when that changes. There you see
            every text of the last 30 days as it was sent, and withdraw with one click. What you agreed to is kept with
            its time.
          </li>
          <li>
            If you follow a link to another site, such as those of the sister platforms, you are on that site. It does
            not learn from us where you came from.
          </li>
        </ul>
      </Clause>
      <Clause title="In your browser">
        <p>
          One cookie keeps you signed in. The browser also remembers which account that is, your theme, and what you
          have typed and not saved yet.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          Your words are yours. In the settings, under Your Data, you can take all of them with you in one file, and
          delete your account with everything in it. Deleting happens at once and takes the key of your words with it.
        </p>
        <p>
          Backups that the host made before still hold your encrypted words and your locked key, and whoever also has
          the server’s key could restore them. Hosts are asked to keep backups no longer than 30 days.
        </p>
        <p>
          For anything else, write to your host through{' '}
          <a href="/support" className="link">
            support
          </a>
          .
        </p>
      </Clause>
    </Document>
  )
}
