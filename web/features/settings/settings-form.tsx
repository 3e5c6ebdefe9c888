import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useId, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import { type Settings, SettingsChange } from '#contract/settings.ts'
import { wordsFor } from '#web/lib/failures.ts'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeSettings } from './api.ts'
import { AppearanceSection } from './appearance-section.tsx'
import { CallSection } from './call-section.tsx'
import { type Choices, changesBetween, choicesIn } from './changes.ts'
import { CoachKnowsSection } from './coach-knows-section.tsx'
import { ExperimentalSection } from './experimental-section.tsx'
import { Leaving } from './leaving.tsx'
import { NotificationSection } from './notification-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { Section } from './section.tsx'
import { InUse } from './sections.ts'
import { SwitchField } from './switch-field.tsx'
import { YourDataSection } from './your-data-section.tsx'

export function SettingsForm({ settings }: { settings: Settings }) {
  const stored = choicesIn(settings)
  const formId = useId()
  const form = useForm<Choices>({
    resolver: zodResolver(SettingsChange) as Resolver<Choices>,
    defaultValues: stored,
  })
  const { control } = form
  useChangesElsewhere(stored, form)
  const typed = useWatch({ control }) as Choices
  const isDirty = Object.keys(changesBetween(stored, typed)).length > 0
  const changing = useChangeSettings()
  // The address may name a section, which was not there before the settings were.
  useEffect(() => {
    // What it returns is no way to undo the effect: newer browsers answer with a promise.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  const submit = form.handleSubmit(
    (chosen) => {
      changing.mutate(changesBetween(stored, chosen), {
        onSuccess: () => toast({ title: 'Settings Updated' }),
        onError: (failure) => refused(wordsFor(failure, 'Nothing was changed. Your choices are still here.')),
      })
    },
    (errors) => refused(firstOf(errors)),
  )

  return (
    <div>
      <Section id="actions" title="Quick Actions">
        <Link to="/call-history" className="link">
          Call history
        </Link>
      </Section>
      <CallSection form={form} stored={stored} formId={formId} />
      <Section id="prompts" title="Writing Prompts">
        <SwitchField
          control={control}
          name="writingPromptsEnabled"
          label="Offer writing prompts"
          hint="Questions beside an empty page, for days on which the first line is hard."
        />
      </Section>
      <Section id="development" title="Personal Development Setup" note={theWholeShelf}>
        <Suspense fallback={<Placeholder className="h-72" />}>
          <InUse />
        </Suspense>
      </Section>
      <ExperimentalSection control={control} />
      <Section id="analysis" title="Analysis Settings">
        <div className="divide-y divide-line *:py-3">
          <SwitchField
            control={control}
            name="weeklyAnalysisEnabled"
            label="Weekly analysis"
            hint="Written on Mondays, about the week that ended."
          />
          <SwitchField
            control={control}
            name="monthlyReportEnabled"
            label="Monthly report"
            hint="Written on the first of each month, about the month that ended."
          />
        </div>
      </Section>
      <NotificationSection control={control} />
      <AppearanceSection />
      <CoachKnowsSection control={control} />
      <YourDataSection />
      <SaveBar
        formId={formId}
        isDirty={isDirty}
        isBusy={changing.isPending}
        onSubmit={submit}
        onDiscard={() => form.reset(stored)}
      />
      <Leaving isDirty={isDirty} />
    </div>
  )
}

const theWholeShelf = (
  <>
    Who speaks with you, and what you practice. There are more in the{' '}
    <Link to="/marketplace" className="link">
      Marketplace
    </Link>
    .
  </>
)

/** What was changed elsewhere shows here, except where the person is just changing it themselves. */
function useChangesElsewhere(stored: Choices, { getValues, setValue }: ReturnType<typeof useForm<Choices>>) {
  const seen = useRef(stored)
  useEffect(() => {
    const mine = changesBetween(seen.current, getValues())
    for (const [name, value] of Object.entries(changesBetween(seen.current, stored))) {
      if (!(name in mine)) setValue(name as keyof Choices, value)
    }
    seen.current = stored
  }, [stored, getValues, setValue])
}

function refused(words: string) {
  toast({ title: 'Update Failed', description: words, tone: 'danger' })
}

function firstOf(errors: FieldErrors<Choices>): string {
  const [first] = Object.values(errors)
  return (typeof first?.message === 'string' && first.message) || 'Please look at the fields in red.'
}
