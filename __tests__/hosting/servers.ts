import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { placeHtaccess } from '../../export/htaccess';

/** A server that Debian has, and how it is started on a port for files in a folder, at a path of its host. */
interface ServerKind {
  program: string;
  start: (site: HostedSite) => string[];
}

interface HostedSite {
  /** Where the server may write, and finds `www`, the files of the host. */
  work: string;
  /** The path of the site on its host, without a slash at the end. */
  path: '' | '/site';
  port: number;
}

/** Writes a file and gives its path. */
function written(work: string, name: string, text: string) {
  writeFileSync(join(work, name), text);
  return join(work, name);
}

/** A recipe with the settings that its first lines ask for; each has to be there. */
function recipe(name: string, ...settings: [string, string][]) {
  return settings.reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`deploy/${name}: found no “${before}”`);
      return text.replaceAll(before, after);
    },
    readFileSync(join('deploy', name), 'utf8'),
  );
}

export const SERVERS: Record<string, ServerKind> = {
  'npm start': {
    program: process.execPath,
    start: ({ work, port }) => [
      join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs'),
      join('scripts', 'serve.ts'),
      join(work, 'www'),
      String(port),
    ],
  },
  nginx: {
    program: '/usr/sbin/nginx',
    start: ({ work, path, port }) => {
      const server = recipe(
        'nginx.conf',
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['root /var/www/site;', `root ${work}/www;`],
        ['set $folder "";', `set $folder "${path}";`],
      );
      const own = `user root; daemon off; pid ${work}/pid; error_log ${work}/error.log; events {}
        http { access_log off; client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy;
        fastcgi_temp_path ${work}/fastcgi; uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
        ${server} }`;
      return ['-e', `${work}/error.log`, '-c', written(work, 'nginx.conf', own)];
    },
  },
  Caddy: {
    program: '/usr/bin/caddy',
    start: ({ work, path, port }) => {
      const own = recipe(
        'Caddyfile',
        ['example.org {', `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {`],
        ['root * /var/www/site', `root * ${work}/www`],
        ['rewrite * /404.html', `rewrite * ${path}/404.html`],
      );
      return ['run', '--adapter', 'caddyfile', '--config', written(work, 'Caddyfile', own)];
    },
  },
  Apache: {
    program: '/usr/sbin/apache2',
    start: ({ work, port }) => {
      const modules = [
        ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'autoindex', 'rewrite', 'filter'],
        ...['deflate', 'headers', 'negotiation'],
      ];
      const own = `ServerRoot ${work}
        ServerName 127.0.0.1
        Listen 127.0.0.1:${port}
        PidFile ${work}/pid
        ErrorLog ${work}/error.log
        ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
        TypesConfig /etc/mime.types
        # As Debian has it.
        Alias /icons/ /usr/share/apache2/icons/
        DocumentRoot ${work}/www
        <Directory ${work}/www>
          Options Indexes FollowSymLinks
          AllowOverride All
          Require all granted
        </Directory>`;
      return ['-X', '-f', written(work, 'apache.conf', own)];
    },
  },
};

/** Whether a server is on this machine. */
export const isHere = (name: string) => existsSync(SERVERS[name]?.program ?? '');

/** Starts a server for the site in a folder, and gives its address; throws what it says where it doesn't start. */
export async function startServer(name: string, out: string, work: string, path: '' | '/site') {
  const kind = SERVERS[name];
  if (!kind) throw new Error(`found no server ${name}`);
  mkdirSync(work, { recursive: true });
  if (path) mkdirSync(join(work, 'www'));
  const www = join(work, 'www', path);
  cpSync(out, www, { recursive: true });
  if (path) placeHtaccess(www, path);
  const port = await freePort();
  const child = spawn(kind.program, kind.start({ work, path, port }), {
    env: { ...process.env, HOME: work },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const url = new URL(`http://127.0.0.1:${port}${path}/`);
  await answering(url, child, () => said);
  return {
    url,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function answering(url: URL, child: ChildProcess, said: () => string) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(url).then(
      () => true,
      () => new Promise<false>((done) => setTimeout(() => done(false), 50)),
    );
    if (isUp) return;
  }
  child.kill();
  throw new Error(`${child.spawnfile} doesn’t answer at ${url}: ${said()}`);
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('found no free port');
  return address.port;
}
