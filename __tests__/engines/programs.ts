import { existsSync } from 'node:fs';
import { findShell } from '../browser/chromium';
import type { Engine } from './driver';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

/** Where systems keep Firefox. */
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of Firefox on this machine. */
export function findFirefox(): string | undefined {
  return FIREFOX.find((path) => existsSync(path));
}

/** The engines that can be driven on this machine. */
export function enginesHere(): Engine[] {
  const here: Engine[] = [];
  if (findShell()) here.push('chromium');
  if (findFirefox()) here.push('firefox');
  if (existsSync(WEBKIT_DRIVER) && existsSync(XVFB)) here.push('webkit');
  return here;
}
