/** One window of a browser, by what every engine can do. Nothing here waits for what follows. */
export interface EngineWindow {
  /** Resolves once the document has loaded. */
  goTo: (url: string) => Promise<void>;
  /** One step back in the history, as the browser's own button takes it. */
  back: () => Promise<void>;
  /** Runs inside the page; what goes in and comes out is JSON. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script for what it leaves behind. */
  run: (script: string) => Promise<void>;
  /** A press of the pointer, in CSS px from the corner of what the window shows. */
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Makes the viewport of the window as large as this, in CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab';

/** A browser that has been started. */
export interface Engine {
  /** Opens a window that knows nothing of the others. */
  open: () => Promise<EngineWindow>;
  stop: () => Promise<void>;
}
