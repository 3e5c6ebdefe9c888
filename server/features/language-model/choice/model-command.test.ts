import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyOfTemplate, urlOf } from '#server/testing/database.ts'

const command = fileURLToPath(new URL('model-command.ts', import.meta.url))

/** The command as a host runs it, beside a database of its own. */
async function host() {
  const connection = await copyOfTemplate(inject('databaseServer'))
  const dataDir = mkdtempSync(join(tmpdir(), 'journal-model-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const own = { PATH: process.env.PATH, DATABASE_URL: urlOf(connection), DATA_DIR: dataDir }
  return (args: string[], env: Record<string, string> = {}) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
      ...{ env: { ...own, ...env }, encoding: 'utf8' },
    })
    return { stdout, stderr, status }
  }
}

test('what cannot be done is said in one line, and nothing is changed', async () => {
  const runs = await host()
  const open = /^\S+ has to begin with https:\/\/[^\n]*\n$/
  expect(runs(['http://models.example'])).toMatchObject({ status: 1, stderr: expect.stringMatching(open) })
  const named = { LLM_BASE_URL: 'http://models.example/v1', LLM_MODEL: 'large' }
  expect(runs([], named)).toMatchObject({ status: 1, stderr: expect.stringMatching(open) })
  expect(runs(['one', 'two']).stderr).toMatch(/^usage: npm run model[^\n]*\n$/)
  expect(runs(['https://models.example/v1', '--key-file', 'away']).stderr).toBe(
    '--key-file: the file cannot be read, or is empty\n',
  )
  expect(runs(['off'])).toMatchObject({ status: 0, stdout: 'Off: nothing is sent.\n' })
})
