export const LOGO_PATH = '/logo.svg';

/** The header's mark in the page's light colour on white, in the size that search engines require. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-4 -4 40 40" fill="#3d3aae"><path fill="#fff" d="M-4-4h40v40H-4z"/><path d="M5 4h22a2 2 0 0 1 1.9 1.4L30 9H2l1.1-3.6A2 2 0 0 1 5 4z"/><path opacity=".55" d="M2 10.500h7v1a3.500 3.500 0 0 1-7 0zM16 10.500h7v1a3.500 3.500 0 0 1-7 0z"/><path d="M9 10.500h7v1a3.500 3.500 0 0 1-7 0zM23 10.500h7v1a3.500 3.500 0 0 1-7 0z"/><path d="M4 17.200h2.400v8.400h19.200v-8.400H28V26a2.400 2.400 0 0 1-2.400 2.400H6.400A2.400 2.400 0 0 1 4 26z"/><path d="M10 20.400h12v2.400H10z"/></svg>`;

/** The shop's logo, which search engines show beside a result. [SEO-10] */
export const logo = (): Response =>
  new Response(LOGO, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
