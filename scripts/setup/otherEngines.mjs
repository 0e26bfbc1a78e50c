import { existsSync, readdirSync } from 'node:fs';

const first = (files) => files.find((file) => file !== undefined && existsSync(file)) ?? null;

/** Paths of the folders in a folder; none where there is no such folder. Runs on the Node that the machine has. */
const within = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : [];

/** A Firefox that speaks WebDriver BiDi by itself. That of a snap cannot be started with a profile of one's own. */
const firefox = () =>
  first([
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** WebKit's driver, its small browser, and a display without a screen. */
function webkit() {
  const driver = first([process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver']);
  const browser = first(
    ['/usr/lib', '/usr/libexec', ...within('/usr/lib')].flatMap((folder) =>
      within(folder)
        .filter((one) => one.startsWith(`${folder}/webkit2gtk-4.`))
        .map((one) => `${one}/MiniBrowser`),
    ),
  );
  const display = first(['/usr/bin/Xvfb']);
  return driver === null || browser === null || display === null ? null : { driver, browser, display };
}

/** The engines beside Chromium that this machine has; null for one that is not there. */
export function otherEngines() {
  return { gecko: firefox(), webkit: webkit() };
}

/** Name of each engine, and the Debian packages that install it. */
const DEBIAN = {
  gecko: { browser: 'Firefox', packages: 'firefox-esr' },
  webkit: { browser: 'WebKit', packages: 'webkit2gtk-driver xvfb' },
};

/** The projects of the journeys for the engines that are here; says which are not. */
export function engineProjects(say, engines = otherEngines()) {
  return Object.entries(engines).flatMap(([name, found]) => {
    if (found !== null) return [`--project=${name}`];
    const { browser, packages } = DEBIAN[name];
    say(`without ${browser}, which is not installed; on Debian: apt-get install ${packages}`);
    return [];
  });
}
