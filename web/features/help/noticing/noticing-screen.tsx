import type { ReactNode } from 'react'
import { dangerMissed, dangerMistaken, leftAlone, noticed } from '#contract/danger-measures.ts'
import { BackHome } from '#web/ui/back-home.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import { useHelpLines } from '../api.ts'
import { HelpNow } from '../help-now.tsx'
import { LineContacts } from '../line-contacts.tsx'
import { MeasureList } from './measure-list.tsx'

/** Open to everyone, like the help it leads to. */
export function NoticingScreen() {
  const title = 'How danger is noticed'
  const heading = usePageHeading(title)
  return (
    <div className="mx-auto max-w-[42rem] px-5 py-6 sm:py-10">
      <header>
        <BackHome />
      </header>
      <main className="mt-8 space-y-10 pb-24">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-display">
            {title}
          </h1>
          <p className="mt-2 max-w-[60ch]">
            Journal AI looks for signs that you may be in danger, and it often misses them. It adds to people who listen
            and replaces none of them. Do not rely on it to notice.
          </p>
        </div>
        <Part title="Reach people">
          <p>Now, or whenever you want to; you need no reason that a program has noticed.</p>
          <Reach />
        </Part>
        <Part title="What is done">
          <p>
            What you say on a call, write in your journal or tell your coach is read on this server. Two things are
            looked for: plain words, also misspelt ones, and what a small program learned from thousands of sentences.
            What it learned can be wrong, so that alone never leads to more than one gentle question.
          </p>
          <p>
            Distress gets a kind line and where help is. If you might not want to live, you are asked, once, with the
            number. Where you say it plainly the number comes first; where it is close, the emergency number. On every
            alarm one tap says “I’m fine, that was not meant”; on a call you can say so. You are believed, and after
            plain words on a call you are told the number once more.
          </p>
          <p>
            Nobody else is told, and nobody is sent. What you wrote stays as you wrote it. What was told of dying long
            ago, of somebody else or of a film is meant to be left alone.
          </p>
        </Part>
        <Part title="How well">
          <p>
            Measured on sentences that it had not learned from. In brackets stands the range in which the true figure
            lies 95 times of 100.
          </p>
          <MeasureList measures={noticed} label="How often danger is noticed" />
          <p className="mt-4">That is about two of three. The others are harmless and should be left alone:</p>
          <MeasureList measures={leftAlone} label="How often the harmless is left alone" />
          <p>Nearly all of these were in English. In other languages it knows a few plain words and little else.</p>
        </Part>
        <Part title="Where it goes wrong">
          <p>Not noticed, though each should be:</p>
          <Sentences said={dangerMissed} />
          <p>Asked about, though neither should be:</p>
          <Sentences said={dangerMistaken} />
        </Part>
        <Part title="A second opinion">
          <p>
            If your host has set up a language model, you can let it be asked where Journal AI is not sure of what you
            said on a call or wrote in an entry. It is off until you switch it on in the settings, under Your Data,
            where the machine it runs on is named. Only the words in doubt are sent, and each time stands in the list
            there. It can make Journal AI ask you gently. It can set aside what rests on the learned program alone, once
            a call; plain words never. On a call it has a second and a half. If it is late or makes no sense, it changes
            nothing. How well it does was not measured: that depends on the model.
          </p>
        </Part>
      </main>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[60ch] space-y-3">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  )
}

/** While the lines load, or cannot, the page with all of them is one tap away. */
function Reach() {
  const { data } = useHelpLines()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {data && <LineContacts line={data.here} />}
      <HelpNow />
    </div>
  )
}

function Sentences({ said }: { said: readonly string[] }) {
  return (
    <ul className="space-y-4">
      {said.map((words) => (
        <li key={words} className="border-l-2 border-line pl-4 font-book">
          “{words.replaceAll("'", '’')}”
        </li>
      ))}
    </ul>
  )
}
