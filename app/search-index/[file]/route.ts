import { createHash } from 'node:crypto';
import { isWithheld, withheldRoutes } from '@/app/_pages/review-line';
import { BackendError } from '@/lib/backend/backend';
import { endpointReads, readCentreFacts } from '@/lib/backend/cached';
import { env } from '@/lib/config/env';
import { paymentsMode } from '@/lib/config/payment-mode';
import { routes } from '@/lib/config/routes';
import { location, site } from '@/lib/config/site';
import { CALLBACK_ID } from '@/lib/contact/callback-form';
import { isTestKey } from '@/lib/donations/checkout';
import { endpoint } from '@/lib/http/endpoint';
import { openingHoursIn } from '@/lib/i18n/clock';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, languages, localPath } from '@/lib/i18n/language';
import { searchDocuments } from '@/lib/search/documents';
import { writeIndex } from '@/lib/search/search-index';
import { sharedCacheControl } from '@/lib/server/headers';
import { type CentreFacts, hasProof, proofSections, roomPrices } from '@/lib/stories/centre-facts';
import { answeredQuestions } from '@/lib/stories/questions-answered';

export const dynamic = 'force-dynamic';

/** What can be found from the pages of one language, for the search that runs in the reader's browser. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: {
    handle: async ({ params, request }: { params: { file: string }; request: Request }) => {
      const language = languages.find((name) => params.file === `${name}.json`);
      if (!language) throw new BackendError('not-found');
      return tagged(JSON.stringify(await indexIn(language)), request);
    },
  },
});

/** With a tag by which a browser that has it is answered 304; a weak one, as it is packed on its way. */
function tagged(json: string, request: Request): Response {
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 20)}"`;
  const headers = { 'cache-control': sharedCacheControl(env()), 'content-type': 'application/json', etag };
  const isKnown = request.headers.get('if-none-match')?.split(/, */).includes(etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(json, { headers });
}

async function indexIn(language: Language) {
  const [stories, features, rooms, facts] = await Promise.all([
    endpointReads.storyTexts(language),
    endpointReads.features(language),
    endpointReads.accommodations(language),
    readCentreFacts(),
  ]);
  const questions = answeredQuestions(facts, language).flatMap((group) => group.questions);
  const prices = facts.costs ? roomPrices(facts.costs, dictionaries[language].trust.costs, language) : {};
  const shown = shownOfOperator(facts, language);
  const found = searchDocuments(language, { stories, features, rooms, questions, prices, shown });
  const hidden = (await withheldRoutes()).map((path) => localPath(language, path));
  const isFamiliesCut = await isWithheld('families');
  const { description } = dictionaries[language].families;
  return writeIndex(
    found
      .filter(({ url }) => !hidden.includes(url.replace(/#.*$/, '')))
      .map((one) =>
        isFamiliesCut && one.url === localPath(language, routes.families)
          ? { ...one, text: description }
          : one,
      ),
  );
}

/** What pages show of the operator's own: the way here, how to give, the papers, and who works here. */
function shownOfOperator({ team, trust }: CentreFacts, language: Language) {
  const { contact, donate, search } = dictionaries[language];
  const hours = openingHoursIn(site(), language)?.children;
  const { address, upiId, bankDetails } = site();
  const isTest = paymentsMode() === 'sandbox' || isTestKey(env().RAZORPAY_KEY_ID ?? '');
  const ways = [upiId && [upiId, donate.ways.upi], bankDetails && [bankDetails, donate.ways.bank]];
  const papers = hasProof(trust) && !trust.sample ? proofSections.flatMap((part) => trust[part]) : [];
  return [
    { path: `${routes.contact}#${CALLBACK_ID}`, title: search.women, texts: contact.lead },
    { path: routes.contact, texts: [hours, address, location(language)] },
    { path: routes.donate, texts: isTest ? donate.receipt.none : ways },
    {
      path: routes.trust,
      texts: papers.map(({ number, name, ...paper }) => [
        [name[language], number],
        [paper.issuer, paper.text].map((words) => words?.[language]),
      ]),
    },
    ...(team ?? []).map(({ name, title, text }) => ({
      path: `${routes.about}#team`,
      title: name[language],
      texts: [title[language], text?.[language]],
    })),
  ];
}
