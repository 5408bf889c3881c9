/**
 * Reads a `_headers` file: lines with a path, in which `*` stands for anything, each followed by indented lines
 * of headers (https://docs.netlify.com/manage/routing/headers/). Gives what is said of a path.
 * @throws {Error} at a line that is neither.
 */
export function readHeadersFile(text: string): (path: string) => [name: string, value: string][] {
  const rules: { paths: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((one) => /^\s*[^#\s]/.test(one))) {
    if (line.startsWith('/')) {
      const literal = line.trim().replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
      rules.push({ paths: new RegExp(`^${literal.replaceAll('*', '.*')}$`), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value)
      throw new Error(`_headers: found “${line}”; wanted a path, or a header of the path above`);
    rule.headers.push([name, value]);
  }
  return (path) => rules.flatMap(({ paths, headers }) => (paths.test(path) ? headers : []));
}
