import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { isCalm as isCalmRisk } from '#server/features/safety/alarm.ts'

/** Whether an entry may be brought up unasked, and shown to a model: not where it asks for help. */
export const isCalm = ({ risk }: Pick<Noted, 'risk'>) => isCalmRisk(risk)
