// Tables as Markdown writes them: a line of headings, a line of dashes, then the rows.

/** The cells of a line between its bars; `\|` is a bar that divides nothing. */
export function cells(line: string): string[] {
  const bare = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return bare.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Where the headings of a table stand among the lines, or -1. */
export function tableAt(lines: string[]): number {
  return lines.findIndex((line, at) => line.includes('|') && divides(lines[at + 1] ?? '', cells(line).length));
}

function divides(line: string, columns: number): boolean {
  const dashes = cells(line);
  return line.includes('|') && dashes.length === columns && dashes.every((cell) => /^:?-+:?$/.test(cell));
}

/** A row as wide as its headings; what stands beyond them is kept in the last cell. */
export function fitted(row: string[], columns: number): string[] {
  const kept = row.slice(0, columns);
  if (row.length > columns) kept[columns - 1] = row.slice(columns - 1).join(' | ');
  return [...kept, ...Array.from({ length: columns - kept.length }, () => '')];
}
