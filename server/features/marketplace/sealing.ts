import type { z } from 'zod'
import { sealing } from '#server/platform/sealing.ts'
import { installedCoaches, installedSystems } from './tables.ts'

export type Custom = Record<string, z.core.util.JSONType> | null

/** What a person set for a coach or a system may hold words of their own. */
export const coachInstalls = { table: installedCoaches, sealed: sealing<{ custom: Custom }>(installedCoaches) }
export const systemInstalls = { table: installedSystems, sealed: sealing<{ custom: Custom }>(installedSystems) }

export type Installs = typeof coachInstalls
