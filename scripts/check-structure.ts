import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Allowance, complaintsOf, type Kind, lowered } from './structure/allowance.ts'
import { copies, copiesIn } from './structure/copies.ts'
import { brokenRoles } from './structure/roles.ts'
import { fullFolders, longFiles, longPatterns } from './structure/sizes.ts'
import { readSources } from './structure/sources.ts'

/**
 * Refuses files that hold what their name says they never hold, and more of what there is too much of already: long
 * patterns, long files, full folders, copied functions. What there was stands in allowance.json, which only shrinks:
 * `--lower` takes out what is better now, and lets a file that moved take its own along.
 */
const allowanceFile = new URL('structure/allowance.json', import.meta.url)
const allowance: Allowance = JSON.parse(readFileSync(allowanceFile, 'utf8'))
const sources = readSources(fileURLToPath(new URL('..', import.meta.url)))

const kinds: Kind[] = [
  {
    id: 'longPatterns',
    counted: 'regular expressions of over 150 characters',
    limit: 'a list of words is data',
    found: longPatterns(sources),
  },
  { id: 'longFiles', counted: 'lines', limit: 'from 250 on, look for the second noun', found: longFiles(sources) },
  { id: 'fullFolders', counted: 'files', limit: 'past a dozen, find a sub-room', found: fullFolders(sources) },
  { id: 'copies', counted: 'functions of another file', limit: 'import them', found: copies(sources) },
]

if (process.argv.includes('--lower')) {
  writeFileSync(allowanceFile, `${JSON.stringify(lowered(kinds, allowance), null, 2)}\n`)
} else {
  const complaints = [...sources.flatMap(brokenRoles), ...complaintsOf(kinds, allowance)]
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
  if (complaints.some((complaint) => complaint.includes('functions of another'))) {
    for (const same of copiesIn(sources)) process.stderr.write(`the same: ${same.join(' = ')}\n`)
  }
  process.exitCode = complaints.length > 0 ? 1 : 0
}
