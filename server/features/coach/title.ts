/** How a talk began, as far as a title goes. */
export function titleFrom(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length <= longestTitle ? line : `${line.slice(0, line.lastIndexOf(' ', longestTitle))}…`
}

const longestTitle = 80
