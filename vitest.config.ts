import { defineConfig } from 'vitest/config'

/** Whole products that are killed, and calls that take as long as in life: both once the others are done. */
const killed = 'server/features/calls/carrier/crash.test.ts'
const lifelike = 'server/features/calls/carrier/everybody.test.ts'

export default defineConfig({
  test: {
    // Many wait for a telephone or a sweep: by itself Vitest would leave one of two cores to them.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [killed, lifelike],
          globalSetup: './server/testing/database.ts',
          // Tests wait for what they wait for, however busy the machine is: this is for those that wait in vain.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // A database server each: together they would ask for more connections than one gives.
      ...[killed, lifelike].map((file) => ({
        extends: true as const,
        test: {
          name: file === killed ? 'killed' : 'lifelike',
          include: [file],
          globalSetup: './server/testing/database.ts',
          // Only here a machine can be too slow: a line that nobody holds is let go after twenty seconds, and people hang up.
          retry: process.env.CI ? 1 : 0,
          sequence: { groupOrder: 1 },
        },
      })),
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: './web/testing/setup.ts',
        },
      },
    ],
  },
})
