import type { z } from 'zod'

/** Something a model may look up. What comes back is data for it, never an order to it. */
export type Tool = {
  name: string
  description: string
  input: z.ZodType
  run(input: unknown): Promise<unknown>
}

/** A tool whose `run` is given just what its `input` describes. */
export const toolOf = <Input extends z.ZodType>(
  tool: Omit<Tool, 'input' | 'run'> & { input: Input; run(input: z.output<Input>): Promise<unknown> },
): Tool => ({ ...tool, run: async (input) => tool.run(tool.input.parse(input)) })
