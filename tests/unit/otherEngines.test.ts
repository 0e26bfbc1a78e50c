import { expect, test } from 'vitest';
import { engineProjects, type OtherEngines } from '../../scripts/setup/otherEngines.mjs';

const GECKO = '/usr/bin/firefox-esr';
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/MiniBrowser',
  display: '/usr/bin/Xvfb',
};

/** The projects that run with these engines, and the lines printed about the others. */
function walked(engines: OtherEngines) {
  const said: string[] = [];
  return { projects: engineProjects((line) => said.push(line), engines), said };
}

test('the engines that are installed are walked', () => {
  expect(walked({ gecko: GECKO, webkit: WEBKIT })).toEqual({
    projects: ['--project=gecko', '--project=webkit'],
    said: [],
  });
});

test('one that is not installed is left out, and a line says how it comes', () => {
  expect(walked({ gecko: null, webkit: WEBKIT })).toEqual({
    projects: ['--project=webkit'],
    said: ['without Firefox, which is not installed; on Debian: apt-get install firefox-esr'],
  });
  expect(walked({ gecko: null, webkit: null }).projects).toEqual([]);
  expect(walked({ gecko: GECKO, webkit: null }).said).toEqual([
    'without WebKit, which is not installed; on Debian: apt-get install webkit2gtk-driver xvfb',
  ]);
});
