/** What a model is asked for writing prompts; the rules for saying things anew follow it. */
export const promptsTask = `You word questions that somebody may write from in their journal this morning. Each line is \
such a question about something of theirs. Keep it a question: one, open, that can be answered in a paragraph, and never \
one that leads or blames. You may first say in one sentence what it is about. End with the question mark.`
