import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld';

describe('a block of structured data', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028</SCRIPT >', '"},{"@type":"x'])(
    'cannot be ended or opened by the text %j',
    (name) => {
      const html = renderToStaticMarkup(
        <JsonLd facts={{ '@context': 'https://schema.org', '@type': 'NGO', name }} />,
      );
      const inside = html.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
      expect(inside).not.toContain('<');
      expect(JSON.parse(inside)).toEqual({ '@context': 'https://schema.org', '@type': 'NGO', name });
    },
  );
});
