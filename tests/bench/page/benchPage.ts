/** What is put on the page: which of a suite's subjects, and how much of it. */
export interface Scenario {
  readonly subject: string;
  /** How many fields, rows or paragraphs; of no meaning for calendars. */
  readonly count: number;
  /** How many fields stand in a section of their own. Default: all in one. */
  readonly sectionSize?: number | undefined;
}

/** Puts a subject into an element; calling what it returns takes it away again. */
export type Subject = (container: Element, scenario: Scenario) => () => void;

/** What the driver calls in the page. */
export interface BenchPage {
  mount(scenario: Scenario): void;
  unmount(): void;
  /** How often fields, cells or rows were rendered since it was last asked. */
  takeRenders(): number;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}
