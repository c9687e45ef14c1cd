'use client';

import { type FormEvent, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { routes } from '@/lib/config/routes';
import type { SearchCopy } from '@/lib/i18n/en/search';
import { helplines } from '@/lib/i18n/helplines';
import { fill, type LinkTexts, langOf, linkIn } from '@/lib/i18n/language';
import type { Segment } from '@/lib/search/excerpt';
import type { SearchHit } from '@/lib/search/search';
import styles from './search-box.module.css';
import { useSearch } from './use-search';

type Props = { copy: SearchCopy['box']; links: LinkTexts; phone: string; phoneHref: string };

function statusText(
  state: ReturnType<typeof useSearch>['state'],
  count: number,
  copy: Props['copy'],
): string {
  if (state === 'idle') return '';
  if (state === 'loading') return copy.loading;
  if (state === 'failed') return copy.failed;
  if (count === 0) return copy.none;
  return count === 1 ? copy.one : fill(copy.many, { count });
}

/** Search among stories, questions, treatment and rooms. The field has no name: what is typed can get into no address. */
export function SearchBox({ copy, links, phone, phoneHref }: Props) {
  const { language } = links;
  const { box, query, state, hits, care, load, type, other } = useSearch({
    language,
    phone,
    phoneHref,
    alsoIn: copy.alsoIn,
  });
  const isReady = useHydrated();
  const id = useId();
  const text = statusText(state, hits.length, copy);
  const isNone = state === 'ready' && hits.length === 0;
  const search = (event: FormEvent) => {
    event.preventDefault();
    load();
  };
  return (
    <search className={styles.search} data-print="no">
      {/* `dialog`: sent before its script is there, it leads nowhere and what was typed stays. */}
      <form aria-label={copy.label} method="dialog" onSubmit={search} className={styles.form}>
        <label htmlFor={id}>{copy.label}</label>
        <div className={styles.box}>
          <Icon name="search" />
          <input
            id={id}
            ref={box}
            type="search"
            className={styles.input}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder=" "
            value={query}
            aria-describedby={`${id}-hint`}
            onFocus={load}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {copy.hint}
        </p>
      </form>
      {care && <div className={styles.care}>{care}</div>}
      {!isReady && <p className={styles.early} data-text={copy.loading} />}
      <div role="status">
        {text && !(care && isNone) && <p className={styles.status}>{text}</p>}
        {isNone && !care && (
          <ul className={styles.ways}>
            <li>
              <a href={helplines.emergency.tel}>{copy.noneDanger}</a>
            </li>
            <li>
              <a href={phoneHref}>{fill(copy.noneCall, { phone })}</a>
            </li>
            <li>
              <SiteLink {...linkIn(links, routes.faq)}>{copy.noneQuestions}</SiteLink>
            </li>
          </ul>
        )}
      </div>
      {hits.length > 0 && (
        <ol className={styles.found} aria-label={copy.results}>
          {hits.map((hit) => (
            <Hit key={`${hit.document.url} ${hit.document.title}`} hit={hit} copy={copy} links={links} />
          ))}
        </ol>
      )}
      {other}
    </search>
  );
}

function Hit({ hit, copy, links }: { hit: SearchHit; copy: Props['copy']; links: LinkTexts }) {
  const { kind, language, url } = hit.document;
  const foreign = langOf(language, links.language);
  // Another of the site's languages than English, whose words say by themselves which it is.
  const isSister = language !== links.language && language !== 'en';
  return (
    <li>
      <p className={styles.kind}>{copy.kinds[kind]}</p>
      {isSister || (kind === 'question' && language === links.language) ? (
        // A whole load, not the framework's: only the browser itself opens a folded answer.
        <a href={url} {...(isSister && { hrefLang: language, lang: language })}>
          <Marked segments={hit.title} />
        </a>
      ) : (
        <SiteLink {...linkIn(links, url)}>
          <span {...foreign}>
            <Marked segments={hit.title} />
          </span>
        </SiteLink>
      )}
      <p {...foreign} className={styles.excerpt}>
        <Marked segments={hit.excerpt} />
      </p>
    </li>
  );
}

const Marked = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map(({ start, text, isTyped }) =>
    isTyped ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );
