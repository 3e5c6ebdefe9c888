import { Clause, Document } from './document.tsx'

export function ServiceScreen() {
  return (
    <Document title="Terms of Service">
      <Clause title="What the service is">
        <p>
          Journal AI calls you once a day at the hour you chose, listens, and turns what you said into an entry of your
          journal. You can also start a call yourself, or simply write. From your entries come analyses, reminders and a
          coach to talk with; habits, goals and friends stand beside them.
        </p>
      </Clause>
      <Clause title="Who provides it">
        <p>
          The software is free and open, under the MIT licence, and comes without warranty. The person or group who runs
          this server provides the service to you, and decides who may use it, which phone carrier and which language
          model it works with, and how long it stays.
        </p>
      </Clause>
      <Clause title="Calls">
        <p>
          By registering you agree to be called at the number you gave, at the time you chose. You can switch the daily
          call off in the settings. Only give a number that is yours. You can decline any call, and hang up at any
          moment: what you said until then is kept.
        </p>
        <p>
          Where the host has set up a phone carrier, your phone rings. Otherwise the call rings in your browser, and
          only where a page of Journal AI is open.
        </p>
        <p>
          A phone is not called at its daily hour before its number was proved: by a code we tell it, or by a call you
          start and talk in. To keep others from running up the host’s bill, there are at most six calls a day, two
          while the number is not proved, and only to the countries the host has chosen.
        </p>
        <p>
          Calls are transcribed, because the transcript is the journal. The sound itself is not recorded. If other
          people are within hearing, tell them.
        </p>
      </Clause>
      <Clause title="Availability">
        <p>
          A call can fail to arrive: a line drops, a page is closed, a server sleeps. Do not rely on Journal AI for
          anything that must not be missed, and keep copies of what you would not want to lose.
        </p>
      </Clause>
      <Clause title="Ending it">
        <p>
          You may stop at any time: in the settings you can take everything with you and delete your account, at once
          and for good. The host may close an account that is used to harm others or to disturb the service.
        </p>
      </Clause>
      <Clause title="Help">
        <p>
          Your host answers what you write to{' '}
          <a href="/support" className="link">
            support
          </a>
          , within 24 hours.
        </p>
      </Clause>
    </Document>
  )
}
