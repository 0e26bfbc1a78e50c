import { build } from 'vite';

const built = new Map<string, Promise<string>>();

/** A module with all it imports as one script that can be put into any page; built once in a process. */
export function browserScript(entry: string, name: string): Promise<string> {
  const known = built.get(entry);
  if (known !== undefined) return known;
  const script = build({
    configFile: false,
    logLevel: 'error',
    // Packages ask for it; a page has no process.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name, fileName: name },
    },
  }).then((result) => {
    const [output] = Array.isArray(result) ? result : [result];
    if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
    return output.output[0].code;
  });
  built.set(entry, script);
  return script;
}
