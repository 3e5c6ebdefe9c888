import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** What an operator watches. Labels are routes, kinds and outcomes; never a person. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'journal_http_request_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    firstTokenSeconds: new Histogram({
      name: 'journal_call_first_token_seconds',
      help: 'Time from hearing a turn to the first word of the answer, the turn stored in between',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 0.7, 1, 3],
      registers,
    }),
    openLines: new Gauge({ name: 'journal_call_open_lines', help: 'Relay sockets open in this process', registers }),
    callsAsked: new Counter({
      name: 'journal_calls_asked_total',
      help: 'Calls asked of the carrier, by what it said',
      labelNames: ['outcome'],
      registers,
    }),
    callsEnded: new Counter({
      name: 'journal_calls_ended_total',
      help: 'Calls that reached a final state',
      labelNames: ['status'],
      registers,
    }),
    jobsRun: new Counter({
      name: 'journal_jobs_total',
      help: 'Jobs run, by outcome',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    modelRequests: new Counter({
      name: 'journal_model_requests_total',
      help: 'Questions to the language model, by what they were for and how they ended',
      labelNames: ['purpose', 'outcome'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'journal_model_tokens_total',
      help: 'Tokens read and written, as the language model counts them',
      labelNames: ['purpose', 'direction'],
      registers,
    }),
    modelFirstWordSeconds: new Histogram({
      name: 'journal_model_first_word_seconds',
      help: 'Time from the question to the first word of the language model',
      labelNames: ['purpose'],
      buckets: [0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
    modelSeconds: new Histogram({
      name: 'journal_model_seconds',
      help: 'Time from the question to the end of the answer of the language model, or its failure',
      labelNames: ['purpose'],
      buckets: [0.3, 1, 3, 10, 30, 100, 300],
      registers,
    }),
    modelSentences: new Counter({
      name: 'journal_model_sentences_total',
      help: 'Sentences of the language model that were kept, or left out and why',
      labelNames: ['purpose', 'verdict'],
      registers,
    }),
    modelWorries: new Counter({
      name: 'journal_model_worries_total',
      help: 'Times the language model heard danger where the rules did not, and a person was asked gently',
      labelNames: ['purpose'],
      registers,
    }),
    modelAnswers: new Counter({
      name: 'journal_model_answers_total',
      help: 'Whose words a person got where the language model was asked: its own, or the built-in ones',
      labelNames: ['purpose', 'words'],
      registers,
    }),
  }
}
