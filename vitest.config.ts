import { defineConfig } from 'vitest/config'

/** Whole products that are killed want the machine for themselves. */
const alone = ['server/features/calls/carrier/crash.test.ts']

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
          exclude: alone,
          globalSetup: './server/testing/database.ts',
          // Tests wait for what they wait for, however busy the machine is: this is for those that wait in vain.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          globalSetup: './server/testing/database.ts',
          // The product lets go of a line after twenty seconds: a machine that takes as long to start it is late once.
          retry: process.env.CI ? 1 : 0,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
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
