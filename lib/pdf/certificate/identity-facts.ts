import { isolate } from "#lib/i18n/bidi.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import type { CertificateContext } from "./certificate-context.ts";

/** What was shown of who a signer is, what was checked of it and by whom, and plainly what was not. */
export function identityFacts(
	{ texts, moment }: Pick<CertificateContext, "texts" | "moment">,
	{ kind, country, numberEnd, passed, reviewer, at }: CertificateIdentity,
): [string, string][] {
	const { identity: words } = texts.parties;
	const parts = [
		words.kinds[kind],
		...(country === "" ? [] : [country]),
		...(numberEnd === "" ? [] : [fill(words.number, { end: isolate(numberEnd) })]),
	];
	const by =
		reviewer === null
			? fill(words.byChecks, { at: moment(at) })
			: fill(words.byReview, { name: isolate(reviewer), at: moment(at) });
	const checked = passed.map((check) => words.checks[check]).join(", ");
	return [
		[words.shown, parts.join(", ")],
		[words.accepted, by],
		...(checked === "" ? [] : [[words.checked, checked] satisfies [string, string]]),
		[words.unchecked, words.limits],
	];
}
