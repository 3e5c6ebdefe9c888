/**
 * Reads server-sent events (HTML standard, 9.2.6): give it text as it comes, and get the data of every event that is
 * complete. Comments, which proxies send to keep the line alive, and fields other than `data` say nothing here.
 */
export function createEventReader(): (text: string) => string[] {
  let rest = ''
  let data: string[] = []
  let endedInReturn = false

  return (text) => {
    // A line may end in \r, \n or both, and both may come apart.
    const lines = (rest + (endedInReturn ? text.replace(/^\n/, '') : text)).split(/\r\n|\n|\r/)
    if (text !== '') endedInReturn = text.endsWith('\r')
    rest = lines.pop() ?? ''
    const events: string[] = []
    for (const line of lines) {
      const value = /^data(?:$|: ?)(.*)$/s.exec(line)?.[1]
      if (value !== undefined) data.push(value)
      if (line !== '' || data.length === 0) continue
      events.push(data.join('\n'))
      data = []
    }
    return events
  }
}
