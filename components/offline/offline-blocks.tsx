import { ButtonLink } from '@/components/ui/button';
import type { Site } from '@/lib/config/site-facts';
import type { Dictionary } from '@/lib/i18n/en';
import { currentLine } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import styles from './offline-blocks.module.css';

type Block = { language: Language; copy: Dictionary['offline']; lines: Dictionary['helplines'] };
type Props = { blocks: readonly Block[]; site: Pick<Site, 'phone' | 'phoneHref'> };

/** What stands in a page's place when there is no line: whom to call, in each language. It needs no scripts. */
export function OfflineBlocks({ blocks, site }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet="/media/offline-640.avif" />
        <img src="/media/offline.webp" alt="" width={1200} height={675} />
      </picture>
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          <OfflineBlock key={block.language} block={block} site={site} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

function OfflineBlock({ block, site, isFirst }: { block: Block; site: Props['site']; isFirst: boolean }) {
  const { language, copy, lines } = block;
  const Heading = isFirst ? 'h1' : 'h2';
  const { emergency, teleManas, deAddiction } = lines;
  const shown = [emergency, teleManas, deAddiction].flatMap((line) => currentLine(line, language) ?? []);
  return (
    <section lang={language} className={styles.block} aria-labelledby={`offline-${language}`}>
      <Heading id={`offline-${language}`}>{copy.title}</Heading>
      <p>{copy.lead}</p>
      <ul className={styles.lines}>
        {shown.map(({ number, tel, name }) => (
          <li key={number}>
            <ButtonLink href={tel} variant={number === emergency.number ? 'emergency' : 'quiet'} icon="phone">
              <span>
                <strong>{number}</strong> <span>{name}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink href={site.phoneHref} icon="phone">
            <span>
              <strong>{site.phone}</strong> {copy.centre}
            </span>
          </ButtonLink>
        </li>
      </ul>
      <p className={styles.again}>{copy.again}</p>
    </section>
  );
}
