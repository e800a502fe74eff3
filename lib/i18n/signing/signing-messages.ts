import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type SigningMessages, signingEn } from "./en.ts";
import { signingFr } from "./fr.ts";
import { type ReviewMessages, reviewEn } from "./review/en.ts";
import { reviewFr } from "./review/fr.ts";

const CATALOGUES: Record<CatalogueLocale, SigningMessages> = { EN: signingEn, FR: signingFr };
const REVIEWS: Record<CatalogueLocale, ReviewMessages> = { EN: reviewEn, FR: reviewFr };

/** The words of the signing page in a signer's language. The page sends only these to the browser. */
export function signingMessages(locale: string): SigningMessages {
	return CATALOGUES[catalogueLocale(locale)];
}

/** The same for somebody who is known: reviewers read and approve, so they are not told to sign. */
export function messagesFor({ locale, isReviewer }: { locale: string; isReviewer: boolean }): SigningMessages {
	const all = signingMessages(locale);
	if (!isReviewer) return all;
	const review = REVIEWS[catalogueLocale(locale)];
	return {
		...all,
		page: { ...all.page, ...review.page },
		consent: { ...all.consent, ...review.consent },
		actions: { ...all.actions, ...review.actions },
		progress: { ...all.progress, ...review.progress },
		decline: { ...all.decline, ...review.decline },
		reassign: { ...all.reassign, ...review.reassign },
		later: { ...all.later, ...review.later },
		closed: { ...all.closed, ...review.closed },
	};
}
