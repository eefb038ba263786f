import type { DocumentBuilder, LineStyle } from '../document/documentBuilder.js';
import type { Marks, Run } from '../document/runs.js';

/** The context of a text, given by the elements around it. */
export interface Place {
  /** The style of the line that a text here belongs to. */
  readonly style: LineStyle;
  /** Whether blocks in here are only lines of the block around: in items, table rows and code. */
  readonly isInLine: boolean;
  /** Whether cells in here are parts of a line. */
  readonly isInRow: boolean;
  readonly marks: Marks;
  readonly url: string | null;
  /** Whether spaces and breaks are preserved. */
  readonly keepsSpaces: boolean;
  /** The number of lists around, and whether the innermost is ordered. */
  readonly depth: number;
  readonly isOrdered: boolean;
}

/** Assembles texts into lines as a browser does, and passes the lines to a builder. */
export interface LineWriter {
  /** Begins a line that is kept even if it stays empty. */
  open(style: LineStyle): void;
  text(text: string, place: Place): void;
  lineBreak(place: Place): void;
  /** To be called where a block begins or ends. */
  edge(place: Place): void;
  /** To be called where a row that is a line begins, instead of `edge`. */
  rowStart(place: Place): void;
  /** To be called between two cells of a row. */
  cellEdge(place: Place): void;
  /** To be called where a row that is a line ends, instead of `edge`. */
  rowEnd(place: Place): void;
  end(): void;
}

/** Makes a writer that passes its lines to a builder. */
export function createLineWriter(builder: DocumentBuilder): LineWriter {
  let line: { readonly style: LineStyle; readonly runs: Run[] } | null = null;
  // Written before the next text of this line, if there is one.
  let pending: Run | null = null;
  // Whether nothing of the current cell is written yet; false outside of cells.
  let isCellEmpty = false;

  const isAfter = (ends: RegExp): boolean => ends.test(line?.runs.at(-1)?.text ?? '\n');
  const runOf = (text: string, { marks, url }: Place): Run => ({ text, marks, url });
  const add = (text: string, place: Place): void => {
    line ??= { style: place.style, runs: [] };
    if (pending !== null) line.runs.push(pending);
    pending = null;
    line.runs.push(runOf(text, place));
    isCellEmpty = false;
  };
  /** A break at the end of a block or a cell does not begin another line. */
  const dropBreak = (): void => {
    const last = line?.runs.at(-1);
    if (last?.text.endsWith('\n')) {
      line?.runs.splice(-1, 1, { ...last, text: last.text.slice(0, -1) });
    }
  };
  const end = (): void => {
    pending = null;
    dropBreak();
    if (line !== null) builder.addLine(line.style, line.runs);
    line = null;
  };
  const edge = (place: Place): void => {
    if (!place.isInLine) end();
    else if (!isAfter(/\n$/) && !isCellEmpty) pending = runOf('\n', place);
  };

  return {
    open: (style) => {
      end();
      line = { style, runs: [] };
    },
    text: (text, place) => {
      const isCode = place.style.type === 'code-block';
      // White space between blocks only formats the source.
      const isBetween = line === null && text.trim() === '';
      if (isCode || (place.keepsSpaces && !isBetween)) {
        if (text !== '') add(text, place);
        return;
      }
      const collapsed = text.replace(/[ \t\n\f\r]+/g, ' ');
      const words = collapsed.replace(/^ | $/g, '');
      if (collapsed.startsWith(' ') && !isAfter(/\n$/)) pending ??= runOf(' ', place);
      if (words === '') return;
      add(words, place);
      if (collapsed.endsWith(' ')) pending = runOf(' ', place);
    },
    lineBreak: (place) => {
      // Editors put a break in an empty cell, so that its row can be seen.
      if (isCellEmpty) return;
      if (pending?.text === ' ') pending = null;
      add('\n', place);
    },
    edge,
    rowStart: (place) => {
      edge(place);
      isCellEmpty = true;
    },
    cellEdge: (place) => {
      // After an empty cell, the space or the break before it still waits.
      if (!isCellEmpty) {
        dropBreak();
        pending = runOf(' ', place);
      }
      add('|', place);
      pending = runOf(' ', place);
      isCellEmpty = true;
    },
    rowEnd: (place) => {
      isCellEmpty = false;
      edge(place);
    },
    end,
  };
}
