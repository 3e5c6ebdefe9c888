import { onTestFinished } from 'vitest'
import { type CarrierOptions, startCarrier } from './carrier.ts'
import type { CarrierName } from './vendor.ts'
import type { Violation } from './violations.ts'

/**
 * A carrier for one test. When the test is over, everything the product did wrong in its eyes fails it: there is nothing
 * to remember. Start the carrier before the product, so that the product stops first.
 */
export async function emulates(
  name: CarrierName,
  options: CarrierOptions = {},
  /** Of the test, where several run at once. */
  whenOver: (close: () => Promise<void>) => void = onTestFinished,
) {
  const carrier = await startCarrier(name, options)
  whenOver(async () => {
    await carrier.close()
    if (carrier.violations.length > 0) throw new Error(complaintOf(carrier.violations))
  })
  return carrier
}

const complaintOf = (violations: readonly Violation[]) =>
  ['the carrier complains:', ...violations.map(({ kind, detail }) => `  ${kind}: ${detail}`)].join('\n')
