import { Clause, Document } from './document.tsx'

export function ServiceScreen() {
  return (
    <Document title="Terms of Service">
      <Clause title="What the service is">
        <p>
          Journal AI calls you once a day at the hour you chose, listens, and turns what you said into an entry of your
          journal. You can also start a call yourself, or simply write.
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
          By registering you agree to be called at the number you gave, at the time you chose. Only give a number that
          is yours. You can decline any call, and hang up at any moment: what you said until then is kept.
        </p>
        <p>
          Calls are transcribed, because the transcript is the journal. The sound itself is not recorded. If other
          people are within hearing, tell them.
        </p>
      </Clause>
      <Clause title="Availability">
        <p>
          A call can fail to arrive: a line drops, a server sleeps. Do not rely on Journal AI for anything that must not
          be missed, and keep copies of what you would not want to lose.
        </p>
      </Clause>
      <Clause title="Ending it">
        <p>
          You may stop at any time. The host may close an account that is used to harm others or to disturb the service.
        </p>
      </Clause>
    </Document>
  )
}
