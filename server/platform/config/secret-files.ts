import { readFileSync } from 'node:fs'

/** Secrets that may stand in a file of their own, as Docker and systemd hand them over: `LLM_API_KEY_FILE` names it. */
const secrets = ['ENCRYPTION_KEY', 'TWILIO_AUTH_TOKEN', 'TELNYX_API_KEY', 'LLM_API_KEY', 'METRICS_TOKEN']

type Given = Record<string, string | undefined>

/** The environment with what those files hold in place of their names, or what is wrong, naming the variable alone. */
export function withSecretFiles(given: Given): { env: Given } | { complaint: string } {
  const env = { ...given }
  for (const name of secrets) {
    const variable = `${name}_FILE`
    const file = env[variable]
    if (file === undefined) continue
    if (env[name] !== undefined) return { complaint: `${variable}: only one of it and ${name}` }
    const secret = contentOf(file)
    if (secret === null) return { complaint: `${variable}: the file cannot be read, or is empty` }
    env[name] = secret
  }
  return { env }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch {
    // What Node says of it would name the file in the line that stops the start.
    return null
  }
}
