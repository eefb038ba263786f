import { searchedTexts, searchedWords } from '../text-search/vanilla.js';

/** The searched parts of a command, in the current language. */
export interface SearchedCommand {
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly keywords: string;
}

/** How well a word matches: 0 begins the label, 1 begins a word in it, 2 inside, 3 elsewhere. */
function rankOf(word: string, label: string, elsewhere: string): number {
  if (label.startsWith(word)) return 0;
  const before = label.split(word).slice(0, -1);
  // What stands before the second of two hits is the first, if there is nothing between them.
  if (before.some((text, index) => !/[\p{L}\p{N}]$/u.test(index ? word + text : text))) return 1;
  if (label.includes(word)) return 2;
  return elsewhere.includes(word) ? 3 : Infinity;
}

/** The sum of the ranks of all words; infinite if one of them does not match. */
function scoreOf(words: readonly string[], command: SearchedCommand): number {
  const labels = searchedTexts(command.label);
  const elsewhere = searchedTexts([...command.path, command.keywords].join(' ')).join(' ');
  const best = (word: string): number =>
    Math.min(...labels.map((label) => rankOf(word, label, elsewhere)));
  return words.reduce((score, word) => score + best(word), 0);
}

/**
 * The commands that contain every word of the query, ignoring case and accents; an apostrophe may be
 * any, or be left out. Ordered by best match, then by most recently chosen, then as given. An empty
 * query finds all (behavior B-16).
 */
export function searchCommands<Command extends SearchedCommand>(
  commands: readonly Command[],
  query: string,
  recentIds: readonly string[] = [],
): readonly Command[] {
  const words = searchedWords(query);
  const recency = ({ id }: Command): number =>
    recentIds.includes(id) ? recentIds.indexOf(id) : recentIds.length;
  return commands
    .map((command) => ({ command, score: scoreOf(words, command) }))
    .filter(({ score }) => score < Infinity)
    .sort((a, b) => a.score - b.score || recency(a.command) - recency(b.command))
    .map(({ command }) => command);
}
