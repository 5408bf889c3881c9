import type { Driver } from './driver';

/** Keys as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const SHIFT = '\uE008';
const TAB = '\uE004';
const KEYS: Record<string, string> = { Tab: TAB, Enter: '\uE007', Escape: '\uE00C' };

/**
 * What can be done in a window in the middle of a screen, by WebDriver's commands:
 * https://www.w3.org/TR/webdriver2/#endpoints
 */
export function commandsOf(session: string, screenWidth: number): Omit<Driver, 'close'> {
  const post = (command: string, body: object) => send('POST', `${session}/${command}`, body);
  const act = (source: object) => post('actions', { actions: [source] });
  const pressing = (text: string) =>
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  const actByKeys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  const type = (text: string) => actByKeys(pressing(text));
  return {
    goto: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh', {})),
    back: async () => void (await post('back', {})),
    resize: async ({ width, height }) => {
      // In the middle, where the pointer rests: no window manager gives the window the focus else.
      const x = (screenWidth - width) / 2;
      await post('window/rect', { x, y: 0, width, height });
    },
    run: async (expression) => {
      const script = `return JSON.stringify(${expression}) ?? null`;
      return String(await post('execute/sync', { script, args: [] }));
    },
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', actions });
    },
    press: (key) => type(KEYS[key] ?? key),
    tabBack: () =>
      actByKeys([
        { type: 'keyDown', value: SHIFT },
        ...pressing(TAB),
        { type: 'keyUp', value: SHIFT },
      ]),
    type,
    address: async () => String(await send('GET', `${session}/url`)),
    print: () => Promise.reject(new Error('WebKitGTK’s driver has no command to print')),
    troubles: [],
  };
}

/** Sends a command, and gives what WebDriver answers; throws if it takes longer than 20 s or fails. */
export async function send(method: string, address: string, body?: object) {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}
