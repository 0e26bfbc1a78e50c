import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MANY_OPTIONS_ITEM,
  MANY_REVIEWS_ITEM,
  manyOptionsProduct,
  manyReviewsProduct,
} from '#marketplace/product/catalogue/longTail.ts';
import { WITHOUT_LIMITS } from '../lab/browser/builtServer.ts';
import { canPin } from './machine.ts';
import { remember } from './started.ts';

/** The checkout of this file. */
export const ROOT = path.resolve(import.meta.dirname, '..');
const START_DEADLINE_MS = 60_000;

/** The product that stands for all others: 15 options, six pictures, every section. */
export const ORDINARY = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
/** Another product, for bags. */
export const ANOTHER = '/p/botol-tirta-750/TRT-00301-01';
export const MANY_OPTIONS = `/p/${manyOptionsProduct().urlFriendlyName}/${MANY_OPTIONS_ITEM}`;
export const MANY_REVIEWS = `/p/${manyReviewsProduct().urlFriendlyName}/${MANY_REVIEWS_ITEM}`;

export interface BenchServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the built server of a checkout as its users do, with the long catalogue and an empty database. */
export async function startServer(
  root: string,
  { isPinned = false, settings = {} }: { isPinned?: boolean; settings?: Record<string, string> } = {},
): Promise<BenchServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-bench-'));
  const command = [process.execPath, '--import', './bench/shopAtScale.ts', 'server/main.ts'];
  const [file = process.execPath, ...args] =
    isPinned && canPin() ? ['taskset', '-c', '0', ...command] : command;
  const server = spawn(file, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ...WITHOUT_LIMITS,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { forget } = remember(() => server.kill('SIGKILL'));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    forget();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      const timer = setTimeout(
        () => reject(new Error('The server did not start in time')),
        START_DEADLINE_MS,
      );
      server.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const match = /open at (\S+)/.exec(output);
        if (match?.[1] === undefined) return;
        clearTimeout(timer);
        resolve(match[1]);
      });
      server.on('error', reject);
      server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
    return { url, pid: server.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A document exactly as it was sent, still compressed. */
export function sentBytes(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}
