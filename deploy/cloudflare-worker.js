/** Cloudflare Workers would let 404.html be kept for as long as `_headers` says of a folder's files: a year. */
export default {
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const missing = new Response(answer.body, answer);
    missing.headers.set('Cache-Control', 'no-cache');
    return missing;
  },
};
