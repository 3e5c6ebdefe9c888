import { catalogue } from '#server/features/marketplace/catalogue/catalogue.ts'
import { chooseCoach, chooseSystem, installCoach, installSystem } from '#server/features/marketplace/service.ts'
import { settingsOf } from '#server/features/settings/queries.ts'
import { changeSettings } from '#server/features/settings/service.ts'
import { chosenCoach, chosenSystem, installedDaysAgo, sections, wishes } from './life/wishes.ts'
import { type Step, servicesAt } from './seeding.ts'

const evening = '21:00'

/** Once: whoever switches a section off again finds it off. */
export const openSections: Step = async ({ services, userId }) => {
  const { goals, preferences } = await settingsOf(services, userId)
  if (goals.length + preferences.length > 0) return '0 settings'
  await changeSettings(services, userId, { ...sections, ...wishes })
  return `${Object.keys({ ...sections, ...wishes }).length} settings`
}

export const chooseCompany: Step = async (seeding) => {
  const { userId } = seeding
  const services = servicesAt(seeding, installedDaysAgo, evening)
  const { currentAiCoachId, currentHabitSystemId } = await settingsOf(services, userId)
  let chosen = 0
  const coach = catalogue.coaches.find(({ name }) => name === chosenCoach)
  if (coach && currentAiCoachId === null) {
    await installCoach(services, userId, { coachId: coach.id }, catalogue)
    await chooseCoach(services, userId, coach.id, catalogue)
    chosen += 1
  }
  const system = catalogue.systems.find(({ name }) => name === chosenSystem)
  if (system && currentHabitSystemId === null) {
    await installSystem(services, userId, { systemId: system.id }, catalogue)
    await chooseSystem(services, userId, system.id, catalogue)
    chosen += 1
  }
  return `${chosen} installed choices`
}
