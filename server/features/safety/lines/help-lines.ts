import { countryOf } from './countries.ts'
import type { HostLine } from './host.ts'
import { aloud, sentence, spelled, written } from './saying.ts'
import { anywhere, europe, type KnownLine, shipped } from './shipped.ts'

type Lines = { byCountry: ReadonlyMap<string, KnownLine>; byZone: ReadonlyMap<string, string> }

function linesWith(hosts: readonly HostLine[]): Lines {
  const all: KnownLine[] = [...shipped, europe, anywhere, ...hosts.map(({ timeZones: _, ...line }) => line)]
  const zones = hosts.flatMap(({ country, timeZones }) => timeZones.map((zone) => [zone, country] as const))
  return { byCountry: new Map(all.map((line) => [line.country, line])), byZone: new Map(zones) }
}

let lines = linesWith([])

/** Once, at the start: what the host wrote stands in for what is shipped, country by country. */
export function setHostLines(hosts: readonly HostLine[]) {
  lines = linesWith(hosts)
}

export function lineAt(timeZone: string): KnownLine {
  const country = lines.byZone.get(timeZone) ?? countryOf(timeZone)
  if (country === null) return lines.byCountry.get('') ?? anywhere
  return lines.byCountry.get(country) ?? lines.byCountry.get('EU') ?? europe
}

export const allLines = (): KnownLine[] => [...lines.byCountry.values()]

export type Help = { words: string; emergency: string }

const local = 'your local emergency number'

/** By IANA zone, to be read; an unknown one gets the directory that covers every country. */
export function helpLine(timeZone: string): Help {
  const line = lineAt(timeZone)
  return { words: sentence(line, (number) => number, written), emergency: line.emergency ?? local }
}

/** The same, to be said by a voice. */
export function spokenHelpLine(timeZone: string): Help {
  const line = lineAt(timeZone)
  return { words: sentence(line, aloud, spelled), emergency: line.emergency ? aloud(line.emergency) : local }
}
