/** Paths of WebKit's driver, its small browser, and a display without a screen. */
export interface WebkitPaths {
  driver: string;
  browser: string;
  display: string;
}
/** The engines beside Chromium that this machine has; null for one that is not there. */
export interface OtherEngines {
  gecko: string | null;
  webkit: WebkitPaths | null;
}
export function otherEngines(): OtherEngines;
/** The projects of the journeys for the engines that are here; `say` is told which are not. */
export function engineProjects(say: (line: string) => void, engines?: OtherEngines): string[];
