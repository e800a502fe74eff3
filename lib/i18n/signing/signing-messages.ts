import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import type { Messages } from "../generated/messages.d.ts";
import { messages as signing } from "../generated/signing.js";
import { messages as closed } from "../generated/signing-closed.js";
import { messages as review } from "../generated/signing-review.js";

export type ClosedMessages = Messages["signing-closed"];
export type SigningMessages = Messages["signing"] & { closed: ClosedMessages };

const CATALOGUES: Record<CatalogueLocale, SigningMessages> = {
	EN: { ...signing.EN, closed: closed.EN },
	FR: { ...signing.FR, closed: closed.FR },
};

/** The words of the signing page in a signer's language. The page sends only these to the browser. */
export function signingMessages(locale: string): SigningMessages {
	return CATALOGUES[catalogueLocale(locale)];
}

/** The same for someone who is known: reviewers read and approve, so they are not asked to sign. */
export function messagesFor({ locale, isReviewer }: { locale: string; isReviewer: boolean }): SigningMessages {
	const all = signingMessages(locale);
	if (!isReviewer) return all;
	const own = review[catalogueLocale(locale)];
	return {
		...all,
		page: { ...all.page, ...own.page },
		consent: { ...all.consent, ...own.consent },
		actions: { ...all.actions, ...own.actions },
		progress: { ...all.progress, ...own.progress },
		decline: { ...all.decline, ...own.decline },
		reassign: { ...all.reassign, ...own.reassign },
		later: { ...all.later, ...own.later },
		closed: { ...all.closed, ...own.closed },
	};
}
