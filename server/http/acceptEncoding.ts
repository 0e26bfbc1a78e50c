/** Tells whether an Accept-Encoding header accepts an encoding: named in full, with a quality above 0. */
export function accepts(header: string, encoding: 'br' | 'dcz' | 'gzip'): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
  });
}
