import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AiCoach,
  changeCurrentCoach,
  changeCurrentSystem,
  type HabitSystem,
  installBundle,
  installCoach,
  installSystem,
  listAiCoaches,
  listBundles,
  listHabitSystems,
  listHumanCoaches,
  readCurrentCoach,
  readCurrentSystem,
  readSisters,
} from '#contract/marketplace.ts'
import { call } from '#web/lib/call.ts'
import { useUserId } from '#web/lib/user-id.ts'

export function useAiCoaches() {
  const userId = useUserId()
  return useQuery({ queryKey: ['marketplace', userId, 'ai-coaches'], queryFn: () => call(listAiCoaches, {}) })
}

export function useHabitSystems() {
  const userId = useUserId()
  return useQuery({ queryKey: ['marketplace', userId, 'habit-systems'], queryFn: () => call(listHabitSystems, {}) })
}

export function useBundles() {
  const userId = useUserId()
  return useQuery({ queryKey: ['marketplace', userId, 'bundles'], queryFn: () => call(listBundles, {}) })
}

export function useHumanCoaches() {
  const userId = useUserId()
  return useQuery({ queryKey: ['marketplace', userId, 'human-coaches'], queryFn: () => call(listHumanCoaches, {}) })
}

export function useSisters() {
  const userId = useUserId()
  return useQuery({ queryKey: ['marketplace', userId, 'sisters'], queryFn: () => call(readSisters, {}) })
}

export function useCurrentCoach() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['marketplace', userId, 'current-coach'],
    queryFn: () => call(readCurrentCoach, { params: { userId } }),
  })
}

export function useCurrentSystem() {
  const userId = useUserId()
  return useQuery({
    queryKey: ['marketplace', userId, 'current-system'],
    queryFn: () => call(readCurrentSystem, { params: { userId } }),
  })
}

const installs = {
  coach: (coachId: number) => call(installCoach, { body: { coachId } }),
  system: (systemId: number) => call(installSystem, { body: { systemId } }),
  bundle: (bundleId: number) => call(installBundle, { body: { bundleId } }),
}
export type Kind = keyof typeof installs

export function useInstall(kind: Kind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (id: number) => {
      await installs[kind](id)
    },
    onSuccess: refresh,
  })
}

/** From the next call on. What is not installed yet is installed first. */
export function useChooseCoach() {
  const userId = useUserId()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ id, isInstalled }: AiCoach) => {
      if (!isInstalled) await installs.coach(id)
      return call(changeCurrentCoach, { params: { userId }, body: { coachId: id } })
    },
    onSettled: refresh,
  })
}

/** With its habits. What is not installed yet is installed first. */
export function useChooseSystem() {
  const userId = useUserId()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ id, isInstalled }: HabitSystem) => {
      if (!isInstalled) await installs.system(id)
      return call(changeCurrentSystem, { params: { userId }, body: { systemId: id } })
    },
    onSettled: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(['marketplace', 'habits', 'settings'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
