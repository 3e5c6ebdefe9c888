import type { z } from 'zod'
import type { Tool } from '#server/providers/llm/tools.ts'

/** What was found, and the entries whose words are in it, so that it is forgotten with them. */
export type Looked = { found: unknown; entryIds: readonly number[] }

/** Something of the person's own that a model may look up. Whose journal it is stands never among what it may say. */
export type JournalTool = Omit<Tool, 'run'> & { look(input: unknown): Promise<Looked> }

/** A tool whose `look` is given just what its `input` describes. */
export const journalTool = <Input extends z.ZodType>(
  tool: Omit<JournalTool, 'input' | 'look'> & { input: Input; look(input: z.output<Input>): Promise<Looked> },
): JournalTool => ({ ...tool, look: async (input) => tool.look(tool.input.parse(input)) })
