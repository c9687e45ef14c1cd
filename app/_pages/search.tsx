import { pageMetadata } from '@/app/metadata';
import { SearchBox } from '@/components/search/search-box';
import { PageHero } from '@/components/shell/page-hero';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, linkIn } from '@/lib/i18n/language';
import styles from './search.module.css';

/** Not for search engines: of itself the page says nothing. */
export function searchMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].search;
  return {
    ...pageMetadata({ title, description, path: routes.search, language }),
    robots: { index: false, follow: true },
  };
}

/** The search, and the site's sections for who would rather follow a link or has no scripts. */
export function SearchPage({ language }: { language: Language }) {
  const { search } = dictionaries[language];
  const { phone, phoneHref } = site();
  const links = linkTexts(language);
  return (
    <>
      <PageHero title={search.title} />
      <div className="container page">
        <noscript>
          <p className={styles.noScript}>{search.noScript}</p>
        </noscript>
        <SearchBox copy={search.box} links={links} phone={phone} phoneHref={phoneHref} />
        <nav aria-labelledby="search-sections">
          <h2 id="search-sections" className={styles.title}>
            {search.sections.title}
          </h2>
          <ul className={styles.sections}>
            {search.sections.items.map(({ label, href }) => (
              <li key={href}>
                <SiteLink {...linkIn(links, href)}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
