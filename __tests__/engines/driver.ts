/** The engines that browsers are built on, by the names of their projects in `playwright.config.ts`. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** How visitors see pages: as usual, or dark and with nothing that moves. */
export type Look = 'usual' | 'dark and still';

export interface Size {
  width: number;
  height: number;
}

/** Keys that have a name; a letter is its own. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' ';

/** One window of an engine, and what a visitor does in it. */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back by one page; a page that was kept doesn't load anew, so that this doesn't wait for it. */
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs an expression in the page and gives its value as JSON. */
  run(expression: string): Promise<string>;
  /** Presses the mouse's button at a place in the window. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses Tab while Shift is held. */
  tabBack(): Promise<void>;
  type(text: string): Promise<void>;
  /** The address that was last asked for, whether or not it answered: no other host does here. */
  address(): Promise<string>;
  /** Prints the page on paper of the size Letter, as browsers do unless told otherwise; gives a PDF. */
  print(): Promise<Uint8Array>;
  /** What went wrong since the test began, as far as the engine tells. */
  troubles: string[];
  close(): Promise<void>;
}

/** A proxy that nobody listens at: pages of this computer alone can be reached. */
export const NO_PROXY = { host: '127.0.0.1', port: 9 };
