// The little Markdown rules are written in: paragraphs, lists, tables, headings, bold and italics. It yields plain data;
// no HTML of any text ever reaches the page.
import { cells, fitted, tableAt } from './columns';

export interface Run {
  text: string;
  /** `rule` is an id in brackets: what the text goes on to. A name between backticks is said in words. */
  as: 'plain' | 'strong' | 'em' | 'rule';
}
export type Block =
  | { as: 'p' | 'h'; runs: Run[] }
  | { as: 'list'; list: 'ul' | 'ol'; items: Run[][] }
  | { as: 'table'; head: Run[][]; rows: Run[][][] };

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blockOf);
}

function blockOf(part: string): Block[] {
  const lines = part.split('\n').map((line) => line.trim());
  const heading = /^#+\s+(.*)$/.exec(lines[0] ?? '');
  if (heading)
    return [{ as: 'h', runs: runs(heading[1] ?? '') }, ...(lines.length > 1 ? blockOf(lines.slice(1).join('\n')) : [])];
  const table = tableAt(lines);
  if (table >= 0) return aroundTable(lines, table);
  const first = lines.findIndex((line) => marker(line) !== undefined);
  if (first < 0) return [{ as: 'p', runs: runs(lines.join(' ')) }];
  const before: Block[] = first > 0 ? [{ as: 'p', runs: runs(lines.slice(0, first).join(' ')) }] : [];
  return [...before, listOf(lines.slice(first))];
}

/** A table ends with the first line that has no bar. */
function aroundTable(lines: string[], at: number): Block[] {
  const after = lines.findIndex((line, no) => no > at && !line.includes('|'));
  const end = after < 0 ? lines.length : after;
  const head = cells(lines[at] ?? '');
  const rows = lines.slice(at + 2, end).map((line) => fitted(cells(line), head.length).map(runs));
  const beside = (part: string[]) => (part.length > 0 ? blockOf(part.join('\n')) : []);
  return [...beside(lines.slice(0, at)), { as: 'table', head: head.map(runs), rows }, ...beside(lines.slice(end))];
}

function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const found = marker(line);
    if (found) items.push(found.rest);
    else items[items.length - 1] += ` ${line}`;
  }
  return { as: 'list', list: marker(lines[0] ?? '')?.as ?? 'ul', items: items.map(runs) };
}

function marker(line: string): { as: 'ul' | 'ol'; rest: string } | undefined {
  const bullet = /^[-*]\s+(.*)$/.exec(line);
  if (bullet) return { as: 'ul', rest: bullet[1] ?? '' };
  const number = /^\d+[.)]\s+(.*)$/.exec(line);
  return number ? { as: 'ol', rest: number[1] ?? '' } : undefined;
}

/** Splits a line at `**strong**`, `*em*`, `_em_`, code and `[AB-ID-01]`; anything unclosed stays as it is written. */
export function runs(line: string): Run[] {
  const found: Run[] = [];
  const marks =
    /\*\*(.+?)\*\*|\*(\S(?:.*?\S)?)\*|(?<!\w)_(\S(?:.*?\S)?)_(?!\w)|`([^`]+)`|\[([A-Z]{2}-[A-Za-z0-9-]+)\](?!\()/g;
  let end = 0;
  for (const match of line.matchAll(marks)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), as: 'plain' });
    found.push(runOf(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ text: line.slice(end), as: 'plain' });
  return found;
}

function runOf([, strong, star, line, name, rule]: RegExpMatchArray): Run {
  if (rule) return { text: rule, as: 'rule' };
  if (name) return { text: name.replaceAll('_', ' '), as: 'em' };
  return strong ? { text: strong, as: 'strong' } : { text: star ?? line ?? '', as: 'em' };
}
