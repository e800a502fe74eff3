import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import type { CertificateContext } from "./certificate-context.ts";

/** What was shown of who a signer is, what was checked of it and by whom, and plainly what was not. */
export function identityFacts(
	{ texts, moment }: Pick<CertificateContext, "texts" | "moment">,
	identity: CertificateIdentity,
): [string, string][] {
	const { identity: words } = texts.parties;
	const { kind, country, numberEnd, passed } = identity;
	const parts = [
		words.kinds[kind],
		...(country === "" ? [] : [country]),
		...(numberEnd === "" ? [] : [format(words.number, { end: isolate(numberEnd) })]),
	];
	const checked = passed.map((check) => words.checks[check]).join(", ");
	return [
		[words.shown, parts.join(", ")],
		[words.accepted, acceptedBy(identity, words, moment)],
		...(checked === "" ? [] : [[words.checked, checked] satisfies [string, string]]),
		[words.unchecked, uncheckedOf(identity, words)],
	];
}

type Words = CertificateContext["texts"]["parties"]["identity"];

function acceptedBy(
	{ reviewer, provider, at }: CertificateIdentity,
	words: Words,
	moment: CertificateContext["moment"],
): string {
	const values = { at: moment(at), name: isolate(reviewer ?? ""), provider: provider ?? "" };
	if (provider !== null) return format(reviewer === null ? words.byProvider : words.byReviewOfProvider, values);
	return format(reviewer === null ? words.byChecks : words.byReview, values);
}

function uncheckedOf({ provider, passed }: CertificateIdentity, words: Words): string {
	if (provider === null) return words.limits;
	return format(passed.includes("Selfie") ? words.limitsOfProvider : words.limitsWithoutFace, { provider });
}
