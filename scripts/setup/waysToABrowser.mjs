/** Longest wait for another package manager to release its lock. */
const LOCK_SECONDS = 300;
const APT = ['apt-get', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, '-o', 'Acquire::Retries=3'];
const LOCK_PAUSE_MS = 5000;
/** The lists and the archive have locks of their own, for which apt does not wait. */
const LOCKED = /could not get lock|unable to (?:acquire|lock)|is held by process/i;
const REASON_LENGTH = 300;

/**
 * The ways to a browser that is not there yet, in the order they are tried. A way is what is said of it and its steps,
 * each a command with its arguments; or why it cannot be gone.
 */
export function waysToABrowser({ playwright, hasApt, isRoot }) {
  const packages = ['chromium-headless-shell', 'chromium'];
  return [
    { says: "Playwright's download of Chromium", steps: [[playwright, 'install', 'chromium']] },
    ...packages.map((name) => aptWay(name, { hasApt, isRoot })),
  ];
}

/** The way that installs a package of the system. */
export function aptWay(name, { hasApt, isRoot }) {
  const says = `the system's package ${name}`;
  if (!hasApt) return { says, cannot: 'there is no apt-get' };
  if (!isRoot) return { says, cannot: 'only root may install it' };
  return {
    says,
    steps: [
      [...APT, 'update'],
      [...APT, 'install', '-y', '--no-install-recommends', name],
    ],
  };
}

/** As `bringProgram`, for the browser of the journeys. */
export const bringBrowser = (how) => bringProgram({ program: 'browser', users: 'journeys', ...how });

/**
 * The program that is there, else that of the first way which leads to one; null when none does.
 *
 * @param program what it is called
 * @param users what needs it
 * @param present the path of one, or null
 * @param attempt does one step; why it failed, or null
 * @param pause waits some milliseconds
 * @param say is told what is tried, and why a way failed
 */
export function bringProgram({ program, users, present, attempt, pause, say, ways }) {
  const found = present();
  if (found !== null) return found;
  say(`No ${program} is there yet; the ${users} need one`);
  for (const { says, steps = [], cannot = null } of ways) {
    let reason = cannot;
    if (reason === null) {
      say(`  trying ${says}`);
      const reasons = steps.map((step) => attemptWhenFree({ step, attempt, pause, say }));
      // The last step decides: lists that could not be brought up to date may still name the package.
      reason = reasons.at(-1) === null ? null : reasons.filter((one) => one !== null).join('; ');
    }
    const brought = reason === null ? present() : null;
    if (brought !== null) {
      say(`  found ${brought}`);
      return brought;
    }
    say(`  ${says}: ${reason ?? `it was installed, but no ${program} is where one is looked for`}`);
  }
  return null;
}

/** Does a step once the package manager is free; why it failed, or null. */
function attemptWhenFree({ step, attempt, pause, say }) {
  let reason = attempt(step);
  for (let waited = 0; reason !== null && LOCKED.test(reason) && waited < LOCK_SECONDS * 1000;) {
    if (waited === 0) say(`  waiting for the package manager, which is busy: ${reason}`);
    pause(LOCK_PAUSE_MS);
    waited += LOCK_PAUSE_MS;
    reason = attempt(step);
  }
  return reason;
}

/** Last line of a failed command's output that names the reason. */
export function reasonOf({ error, status, output }) {
  if (error?.code === 'ENOENT') return 'the command is not there';
  if (error?.code === 'ETIMEDOUT') return 'it took too long';
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // The error itself, where the output names one: after it come only advice and traces.
  const told = lines.find((line) => /^(E:|error\b|.*\bError:)/i.test(line)) ?? lines.at(-1);
  return (told ?? `it ended with ${status}`).slice(0, REASON_LENGTH);
}
