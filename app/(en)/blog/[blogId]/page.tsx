import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
export function generateStaticParams() {
  return [];
}
export default async function P({ params }: { params: Promise<{ blogId: string }> }) {
  const { blogId } = await params;
  const read = unstable_cache(
    async () => {
      const r = await fetch('http://127.0.0.1:9911/' + blogId, { cache: 'no-store' });
      if (!r.ok) throw new Error('down');
      return r.text();
    },
    ['x', blogId],
    { tags: ['blogs'], revalidate: Number(process.env['CONTENT_TTL_SECONDS'] ?? 60) },
  );
  if (blogId === 'none') notFound();
  let t;
  try {
    t = await read();
  } catch (e) {
    return (
      <div data-degraded="true">
        <h1>Error</h1>
        <p>
          {String(e)} {String(new Date())}
        </p>
      </div>
    );
  }
  return (
    <>
      <h1>{t}</h1>
      <p>{String(new Date())}</p>
    </>
  );
}
