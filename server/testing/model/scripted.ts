import { onTestFinished } from 'vitest'
import { type Script, startModel } from './model.ts'

/** A model for as long as a test runs. */
export async function scriptedModel(...scripts: Script[]) {
  const model = await startModel(...scripts)
  onTestFinished(model.stop)
  return model
}
