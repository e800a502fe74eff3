/** The signs that a language writes numbers with. */
type Signs = { decimal: string; group: string };

const known = new Map<string, Signs>();

/**
 * A number in decimal notation as people of a language write it, with groups of three: `1234.50` → `1,234.50`,
 * `1.234,50` or `1 234,50`.
 *
 * @param locale a locale of lib/i18n/locales.ts; one that says nothing, like `Default`, writes as English does
 */
export function formatDecimal(number: string, locale: string): string {
	const { decimal, group } = signsOf(locale);
	const [whole = "", decimals = ""] = number.split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
	return decimals === "" ? grouped : `${grouped}${decimal}${decimals}`;
}

function signsOf(locale: string): Signs {
	const found = known.get(locale) ?? findSigns(locale.replaceAll("_", "-"));
	known.set(locale, found);
	return found;
}

function findSigns(tag: string): Signs {
	const parts = new Map(partsOf(tag).map(({ type, value }) => [type, value]));
	// Browsers and servers differ in which narrow blank they take; every font has this one.
	const group = (parts.get("group") ?? ",").replace(/\s/, "\u00a0");
	return { decimal: parts.get("decimal") ?? ".", group };
}

function partsOf(tag: string): Intl.NumberFormatPart[] {
	// "Default" would read as a tag, and name the language of this machine.
	if (!/^[a-z]{2,3}(?:-|$)/i.test(tag)) return [];
	try {
		return new Intl.NumberFormat(tag, { numberingSystem: "latn", minimumFractionDigits: 1 }).formatToParts(1_234_567);
	} catch {
		return [];
	}
}
