import type { PluralUse } from "./read-arguments.ts";

/** French and others have a form for whole millions alone, which `other` stands in for. */
const LARGEST = 1000;

const required = new Map<string, readonly string[]>();

/** The plural forms (CLDR) that a language has for whole numbers up to a thousand. */
function requiredForms(tag: string, type: PluralUse["type"]): readonly string[] {
	const key = `${tag} ${type}`;
	const known = required.get(key);
	if (known) return known;
	const rules = new Intl.PluralRules(tag, { type });
	const forms = [...new Set(Array.from({ length: LARGEST + 1 }, (_, count) => rules.select(count)))];
	required.set(key, forms);
	return forms;
}

/** The forms that a message lacks, and those that its language does not have. */
export function wrongForms(plurals: readonly PluralUse[], tag: string): string[] {
	return plurals.flatMap(({ name, type, forms }) => {
		const possible: string[] = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
		const missing = requiredForms(tag, type).filter((form) => !forms.includes(form));
		const unknown = forms.filter((form) => !form.startsWith("=") && form !== "other" && !possible.includes(form));
		return [
			...missing.map((form) => `{${name}} has no plural form "${form}"`),
			...unknown.map((form) => `{${name}} has an unknown plural form "${form}"`),
		];
	});
}
