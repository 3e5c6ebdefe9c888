import { atTheDatabase } from '#server/at-the-database.ts'
import { personByNumber } from '#server/features/account/queries.ts'
import { register } from '#server/features/account/service.ts'
import type { DiaryEntry } from '#server/features/journal/importing/diary.ts'
import { importDiary } from '#server/features/journal/importing/service.ts'
import { life, person } from './life.ts'

await atTheDatabase(async (services) => {
  const userId = (await personByNumber(services, person.phoneNumber)) ?? (await register(services, person)).user.id
  const today = services.now().toZonedDateTimeISO(person.timeZone).toPlainDate()
  const diary: DiaryEntry[] = life.map(({ daysAgo, title, content }) => {
    const plainTime = person.callTime
    const at = today.subtract({ days: daysAgo }).toZonedDateTime({ timeZone: person.timeZone, plainTime }).toInstant()
    return { title, text: content, at }
  })
  const added = await importDiary(services, userId, diary)
  process.stdout.write(`${added} entries added. Sign in as ${person.phoneNumber} with “${person.password}”.\n`)
})
