// Next's own inline scripts need a nonce, and so a page made for each visit, or this word; styles need neither.
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  headers: async () => [{ source: '/:path*', headers: [{ key: 'content-security-policy', value: policy }] }],
};
