export const dynamic = 'force-dynamic';

/** The process answers (contract §3). */
export const GET = () => Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
